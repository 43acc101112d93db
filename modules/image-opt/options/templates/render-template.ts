import type { TemplateField } from '../../contract.ts'
import { FIELD } from './templates.ts'

/** An item's values for the fields of a template. A missing value counts as empty, and so does ''. */
export type TemplateData = Partial<Record<TemplateField, string>>

/** The most characters that platforms accept (specification §9.3). */
const MAX_ALT_LENGTH = 512

/** Matches a separator between two fields: signs between words, never letters, digits or brackets. */
const SEPARATOR = /([\s\-–—|,;:/\\·•~_+&=<>]+)/

/** Matches a field in brackets or quotes, which disappear together with an empty field. */
const WRAPPED = /[([{"'«“„]\s*(%[a-z_]+%)\s*[)\]}"'»”]/g

/** A piece of the text that is being built. */
type Piece = { is: 'words' | 'separator' | 'nothing'; text: string }

/**
 * Renders the alt text for an item. Empty fields disappear together with the separator beside them (specification
 * §9.2); returns '' when nothing is left.
 */
export const renderAlt = (template: string, data: TemplateData): string =>
  cutTo(fillTemplate(template, data), MAX_ALT_LENGTH)

/** Fills in the fields of a template and returns one line. */
export function fillTemplate(template: string, data: TemplateData): string {
  const valueOf = (field: string) => oneLine(data[field.slice(1, -1) as TemplateField] ?? '')
  const bare = template.replace(WRAPPED, (whole, field: string) =>
    valueOf(field) === '' ? field : whole
  )
  const pieces = bare.split(FIELD).flatMap((part, index): Piece[] => {
    // The pattern has one group, so every second part is the name of a field.
    if (index % 2 === 0) return piecesOf(part)
    const text = valueOf(`%${part}%`)
    return [text === '' ? { is: 'nothing', text } : { is: 'words', text }]
  })
  const left = withoutGaps(pieces)
  const hasWords = left.some(({ is }) => is === 'words')
  return hasWords ? oneLine(left.map(({ text }) => text).join('')) : ''
}

const piecesOf = (literal: string): Piece[] =>
  literal
    .split(SEPARATOR)
    .map((text, index): Piece => ({ is: index % 2 === 0 ? 'words' : 'separator', text }))
    .filter(({ text }) => text !== '')

/**
 * Removes each empty field together with one of the separators beside it. Of the two separators around an empty field,
 * the first stays unless it is only space: 'A | %empty% – B' becomes 'A | B'.
 */
function withoutGaps(pieces: Piece[]): Piece[] {
  const kept: Piece[] = []
  let isGap = false
  for (const piece of pieces) {
    const last = kept.at(-1)
    if (piece.is === 'nothing') {
      isGap = true
    } else if (isGap && piece.is === 'separator') {
      if (last?.is === 'separator') kept[kept.length - 1] = stronger(last, piece)
      // At the start of the text a separator separates nothing.
      else if (last) kept.push(piece)
    } else {
      kept.push(piece)
      isGap = false
    }
  }
  // If the last field was empty, the separator before it has nothing left to separate.
  if (isGap && kept.at(-1)?.is === 'separator') kept.pop()
  return kept
}

const stronger = (first: Piece, second: Piece): Piece => (first.text.trim() === '' ? second : first)

/** The alt text is compared with the stored one later, and no store has half a surrogate pair or a control character. */
const oneLine = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Shortens a text to the limit. It never cuts inside a grapheme, which is a letter as people see it. */
export function cutTo(text: string, limit: number, sizeOf = (part: string) => part.length): string {
  if (sizeOf(text) <= limit) return text
  let cut = ''
  let size = 0
  for (const { segment } of graphemes.segment(text)) {
    size += sizeOf(segment)
    if (size > limit) break
    cut += segment
  }
  return cut.trimEnd()
}
