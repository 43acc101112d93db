import type { Messages, RawMessages } from '../lib/messages.ts'
import type { SettingsSections } from '../settings/messages.ts'

export type LegacySections = SettingsSections | 'legacy'
export type LegacyMessages = Messages<LegacySections>
export type RawLegacyMessages = RawMessages<LegacySections>
