import { isLocale } from './codes.ts'
import type { Locales } from './i18n-types.ts'

/** Shopify's codes, and regional variants, for which our code is a different one (specification §13.8). */
const OURS: Record<string, string> = {
  de: 'ge',
  es: 'sp',
  nl: 'dut',
  id: 'in',
  no: 'nb',
  'pt-br': 'pt_BR',
  'pt-pt': 'pt',
  'zh-cn': 'zh',
  'zh-hans': 'zh',
  'zh-tw': 'zh_hant',
  'zh-hk': 'zh_hant',
  'zh-mo': 'zh_hant',
  'zh-hant': 'zh_hant'
}

/** RFC 5646 asks applications to accept tags of up to this many characters. We do not parse longer ones. */
const MAX_TAG_LENGTH = 35

/**
 * Returns our code for a locale; undefined when we have no messages in its language. 'fr-CA' becomes 'fr',
 * 'zh-Hant-HK' becomes 'zh_hant'.
 */
export function languageOf(locale: string): Locales | undefined {
  if (locale.length > MAX_TAG_LENGTH) return undefined
  const parts = locale.toLowerCase().split('-')
  const shorter = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return [locale, ...shorter.flatMap((code) => [OURS[code], code])].find(
    (known): known is Locales => known !== undefined && isLocale(known)
  )
}

/** Returns the best match among our languages for the browser's Accept-Language header. */
export function languageAccepted(header = ''): Locales | undefined {
  const preferences = header.split(',').map((preference) => {
    const [tag = '', quality = 'q=1'] = preference.split(';').map((part) => part.trim())
    return { tag, quality: Number(quality.replace('q=', '')) }
  })
  return preferences
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => languageOf(tag))
    .find((language) => language !== undefined)
}
