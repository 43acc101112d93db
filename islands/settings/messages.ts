import type { Messages, RawMessages } from '../lib/messages.ts'

/** The sections of the dictionary that the settings need, on their page and in their sheet. */
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
