import type { RawTexts, Texts } from '../dialog/texts.ts'

/** The sections of the dictionary that the settings are made of, wherever they are shown. */
export type SettingsSections =
  | 'dialog'
  | 'compression'
  | 'setting'
  | 'watermark'
  | 'imageTexts'
  | 'templates'
  | 'exclusions'

export type SettingsTexts = Texts<SettingsSections>
export type RawSettingsTexts = RawTexts<SettingsSections>
