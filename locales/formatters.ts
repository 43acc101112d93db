import type { Formatters } from './i18n-types.ts'

/**
 * For a language by its BCP 47 code. `{count:number|local}` in a text is a number as the language writes it,
 * `{price:number|money}` an amount of dollars.
 * Whatever else has digits, such as sizes and times, is made a text by pages/components/numbers.ts first.
 */
export function formattersOf(locale: string): Formatters {
  const numbers = new Intl.NumberFormat(locale)
  const dollars = new Intl.NumberFormat(locale, { style: 'currency', currency: 'USD' })
  return {
    local: (count) => numbers.format(count as number),
    money: (amount) => dollars.format(amount as number)
  }
}
