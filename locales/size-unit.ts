/** The units of sizes, as Intl names them. */
export type SizeUnit = 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte'

/**
 * How a language writes a unit of sizes, by its BCP 47 code: 'MB', in French 'Mo', in Finnish 'Mt'. Intl's 'kB' is
 * the one of 1,000 bytes; merchants know 'KB' (specification §13.9).
 */
export function sizeUnit(unit: SizeUnit, locale: string): string {
  const parts = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'narrow'
  }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'unit')?.value ?? unit
  return sign.replace('kB', 'KB')
}
