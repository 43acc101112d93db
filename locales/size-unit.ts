import { keepFormats } from './keep-formats.ts'

/** The units of file sizes, by their names in Intl. */
export type SizeUnit = 'byte' | 'kilobyte' | 'megabyte' | 'gigabyte'

/**
 * Returns how a language writes a unit of file sizes: 'MB', but 'Mo' in French and 'Mt' in Finnish. With Intl, 'kB'
 * would stand for 1,000 bytes, and merchants know 'KB' (specification §13.9).
 */
export const sizeUnit = keepFormats((unit: SizeUnit, locale: string): string => {
  const parts = new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    unitDisplay: 'narrow'
  }).formatToParts(0)
  const sign = parts.find(({ type }) => type === 'unit')?.value ?? unit
  return sign.replace('kB', 'KB')
})
