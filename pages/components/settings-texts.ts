import type { RawSettingsTexts } from '../../islands/settings/texts.ts'
import type { Translation } from '../../locales/i18n-types.ts'

/** What the image settings are written in, from all texts of a language. */
export const settingsTexts = (raw: Pick<Translation, keyof RawSettingsTexts>): RawSettingsTexts => {
  const { dialog, compression, setting, watermark, imageTexts, templates, exclusions } = raw
  return { dialog, compression, setting, watermark, imageTexts, templates, exclusions }
}
