import type { RawTexts, Texts } from '../dialog/texts.ts'
import type { SettingsSections } from '../settings/texts.ts'

export type LegacySections = SettingsSections | 'legacy'
export type LegacyTexts = Texts<LegacySections>
export type RawLegacyTexts = RawTexts<LegacySections>
