import type { FormattersInitializer } from 'typesafe-i18n'
import type { Formatters, Locales } from './i18n-types.ts'

/** Texts hold no numbers to format: pages/components/numbers.ts makes every number a text first. */
export const initFormatters: FormattersInitializer<Locales, Formatters> = () => ({})
