/** The units of file sizes, as Intl names them. */
export type SizeUnit = 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte'

/**
 * Returns how a language, given by its BCP 47 code, writes a unit of size: 'MB', but 'Mo' in French and 'Mt' in
 * Finnish. Intl's 'kB' means 1,000 bytes; merchants know 'KB' (specification §13.9).
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
