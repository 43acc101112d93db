import type { Formatters } from './i18n-types.ts'
import { keepFormats } from './keep-formats.ts'

/**
 * Returns the formatters for a language, by its BCP 47 code: `{count:number|local}` writes a number as the language
 * does, and `{price:number|money}` writes an amount in dollars.
 * Sizes, times and all other values with digits are already formatted when messages receive them
 * (islands/lib/formats.ts).
 */
export const formattersOf = keepFormats((locale: string): Formatters => {
  const numbers = new Intl.NumberFormat(locale)
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  return {
    local: (count) => numbers.format(count as number),
    money: (amount) => dollars.format(amount as number)
  }
})
