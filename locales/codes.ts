import type { Locales } from './i18n-types.ts'

/** The languages, by our codes (specification §13.8). Each language has a folder beside this file. */
export const locales: readonly Locales[] = [
  'cs',
  'da',
  'ge',
  'en',
  'sp',
  'fr',
  'it',
  'in',
  'dut',
  'nb',
  'pl',
  'pt_BR',
  'pt',
  'fi',
  'sv',
  'tr',
  'th',
  'ja',
  'zh_hant',
  'zh',
  'ko'
]

export const isLocale = (code: string): code is Locales => locales.some((known) => known === code)
