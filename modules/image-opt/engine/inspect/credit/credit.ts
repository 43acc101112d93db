import type { Credit } from '../../picture.ts'

export const NO_CREDIT: Credit = { artist: '', copyright: '', creditLine: '' }

/** Longer texts misuse the field, and every visitor would download them (specification §5.8.3). */
const MAX_CHARACTERS = 1_000

/** Takes each text from the first source that has it. */
export function creditFrom(sources: readonly Partial<Credit>[]): Credit {
  const first = (field: keyof Credit) => {
    for (const source of sources) {
      const text = plain(source[field] ?? '')
      if (text !== '') return text
    }
    return ''
  }
  return { artist: first('artist'), copyright: first('copyright'), creditLine: first('creditLine') }
}

export const isSameCredit = (a: Credit, b: Credit): boolean =>
  a.artist === b.artist && a.copyright === b.copyright && a.creditLine === b.creditLine

/** Returns one line that every format can hold and that reads back the same. */
function plain(text: string): string {
  const line = text.slice(0, 4 * MAX_CHARACTERS).replace(/[\p{Cc}\ufeff\ufffe\uffff]/gu, ' ')
  // The cut may split a character that takes two code units.
  const cut = line.toWellFormed().trim().slice(0, MAX_CHARACTERS)
  return cut.replace(/\p{Cs}$/u, '').trim()
}

/** Reads a comment that nobody marked as anything: it counts if it begins like a copyright. */
export function readComment(text: string): Partial<Credit> {
  const line = text.trim()
  return /^(copyright|\(c\)|©)/i.test(line) ? { copyright: line } : {}
}
