import type { Locales, TranslationFunctions, Translations } from './i18n-types.ts'
import { loadAllLocales } from './i18n-util.sync.ts'
import { i18nObject, isLocale, loadedLocales } from './i18n-util.ts'

loadAllLocales()

/** The locale for a language code of the specification; English for one we do not have. */
export const localeFor = (language: string): Locales => (isLocale(language) ? language : 'en')

/** Every text of the product in one language. */
export const textsFor = (language: string): TranslationFunctions => i18nObject(localeFor(language))

/** The same as plain strings: an island gets only its own sections, and makes functions of them. */
export const rawTextsFor = (language: string): Translations => loadedLocales[localeFor(language)]
