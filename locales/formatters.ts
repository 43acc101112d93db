import type { FormattersInitializer } from 'typesafe-i18n'
import { bcp47 } from './bcp-47.ts'
import type { Formatters, Locales } from './i18n-types.ts'

/**
 * `{count:number|local}` in a text is a number as the language writes it. Whatever else has digits, such as
 * sizes and times, is made a text by pages/components/numbers.ts first.
 */
export const initFormatters: FormattersInitializer<Locales, Formatters> = (locale) =>
  formattersOf(bcp47(locale))

/** The same by a BCP 47 code, for the browser. */
export function formattersOf(locale: string): Formatters {
  const numbers = new Intl.NumberFormat(locale)
  return { local: (count) => numbers.format(count as number) }
}
