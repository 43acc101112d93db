import type { Formatters } from './i18n-types.ts'

/**
 * For a language by its BCP 47 code. `{count:number|local}` in a text is a number as the language writes it.
 * Whatever else has digits, such as sizes and times, is made a text by pages/components/numbers.ts first.
 */
export function formattersOf(locale: string): Formatters {
  const numbers = new Intl.NumberFormat(locale)
  return { local: (count) => numbers.format(count as number) }
}
