import { createRequire } from 'node:module'
import { i18nObject } from 'typesafe-i18n'
import { bcp47 } from './bcp-47.ts'
import { isLocale } from './codes.ts'
import { formattersOf } from './formatters.ts'
import type { Locales, TranslationFunctions, Translations } from './i18n-types.ts'

const load = createRequire(import.meta.url)

/** The locale for a language code of the specification; English for one we do not have. */
const localeFor = (language: string): Locales => (isLocale(language) ? language : 'en')

type Known = { raw: Translations; texts: TranslationFunctions }

/** Each is read when it is first asked for: all of them would hold up the start. */
const known = new Map<Locales, Known>()

function open(locale: Locales): Known {
  const raw = (load(`./${locale}/index.ts`) as { default: Translations }).default
  // By the BCP 47 code: of ours, which the library has from the folders, Intl knows no plurals.
  const code = bcp47(locale)
  const texts: unknown = i18nObject(code, raw as never, formattersOf(code))
  const opened = { raw, texts: texts as TranslationFunctions }
  known.set(locale, opened)
  return opened
}

function inLanguage(language: string): Known {
  const locale = localeFor(language)
  return known.get(locale) ?? open(locale)
}

/** Every text of the product in one language. */
export const textsFor = (language: string): TranslationFunctions => inLanguage(language).texts

/** The same as plain strings, for islands. */
export const rawTextsFor = (language: string): Translations => inLanguage(language).raw
