import type { RawSettingsMessages } from '../../islands/settings/messages.ts'
import type { Translation } from '../../locales/i18n-types.ts'

/** Picks the messages of the image settings from all messages of a language. */
export const settingsMessages = (
  raw: Pick<Translation, keyof RawSettingsMessages>
): RawSettingsMessages => {
  const { dialog, compression, setting, watermark, imageTexts, templates, exclusions } = raw
  return { dialog, compression, setting, watermark, imageTexts, templates, exclusions }
}
