import { isLocale } from './codes.ts'
import type { Locales } from './i18n-types.ts'

/** Shopify codes and regional variants that differ from our codes (specification §13.8). */
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

/** RFC 5646 has applications take tags of so many letters. Longer ones are not taken apart. */
const MOST_LETTERS = 35

/** The language for a locale; none for one that has no texts. `fr-CA` is `fr`, `zh-Hant-HK` is `zh-Hant`. */
export function languageOf(locale: string): Locales | undefined {
  if (locale.length > MOST_LETTERS) return undefined
  const parts = locale.toLowerCase().split('-')
  const shorter = parts.map((_, index) => parts.slice(0, parts.length - index).join('-'))
  return [locale, ...shorter.flatMap((code) => [OURS[code], code])].find(
    (known): known is Locales => known !== undefined && isLocale(known)
  )
}

/** The best match among our languages for the browser's Accept-Language header. */
export function languageAccepted(header = ''): Locales | undefined {
  const wishes = header.split(',').map((wish) => {
    const [tag = '', quality = 'q=1'] = wish.split(';').map((part) => part.trim())
    return { tag, quality: Number(quality.replace('q=', '')) }
  })
  return wishes
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => languageOf(tag))
    .find((language) => language !== undefined)
}
