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
const known = new Map<string, Known>()

function open(locale: Locales, isStrict: boolean): Known {
  const usual = (load(`./${locale}/index.ts`) as { default: Translations }).default
  const raw = isStrict ? (replaced(usual, usual.strict) as Translations) : usual
  // By the BCP 47 code: of ours, which the library has from the folders, Intl knows no plurals.
  const code = bcp47(locale)
  const texts: unknown = i18nObject(code, raw as never, formattersOf(code))
  return { raw, texts: texts as TranslationFunctions }
}

type Texts = { [key: string]: string | Texts }

/** The texts, with others in the place of those of the same names. */
function replaced(texts: Texts, others: Texts): Texts {
  const result = { ...texts }
  for (const [name, other] of Object.entries(others)) {
    const text = texts[name]
    result[name] =
      typeof text === 'object' && typeof other === 'object' ? replaced(text, other) : other
  }
  return result
}

function inLanguage(language: string, isStrict: boolean): Known {
  const locale = localeFor(language)
  const name = isStrict ? `${locale} strict` : locale
  const found = known.get(name) ?? open(locale, isStrict)
  known.set(name, found)
  return found
}

/** Every text of the product in one language. `isStrict`: without claims about outcomes (DECISIONS §10). */
export const textsFor = (language: string, isStrict = false): TranslationFunctions =>
  inLanguage(language, isStrict).texts

/** The same as plain strings, for islands. */
export const rawTextsFor = (language: string, isStrict = false): Translations =>
  inLanguage(language, isStrict).raw
