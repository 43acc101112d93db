import type { Messages, RawMessages } from '../lib/messages.ts'

/** The dictionary sections that the settings use, wherever they are shown. */
export type SettingsSections =
  | 'dialog'
  | 'compression'
  | 'setting'
  | 'watermark'
  | 'imageTexts'
  | 'templates'
  | 'exclusions'

export type SettingsMessages = Messages<SettingsSections>
export type RawSettingsMessages = RawMessages<SettingsSections>
