import type { TemplateField } from '../../contract.ts'
import { FIELD } from './templates.ts'

/** What an item gives to the fields of a template; '' or missing: nothing. */
export type TemplateData = Partial<Record<TemplateField, string>>

/** Characters that platforms take (specification §9.3). */
const MAX_ALT_LENGTH = 512

/** What joins two fields: signs between words, never letters, digits or brackets. */
const SEPARATOR = /([\s\-–—|,;:/\\·•~_+&=<>]+)/

/** Brackets and quotes around a field that is empty go with it. */
const WRAPPED = /[([{"'«“„]\s*(%[a-z_]+%)\s*[)\]}"'»”]/g

/** A piece of the text in the making. */
type Piece = { is: 'words' | 'separator' | 'nothing'; text: string }

/**
 * The alt text for an item. Empty fields disappear with the separator beside them (specification §9.2); '' when
 * nothing is left.
 */
export const renderAlt = (template: string, data: TemplateData): string =>
  cutTo(fillTemplate(template, data), MAX_ALT_LENGTH)

/** The template with its fields filled in, on one line. */
export function fillTemplate(template: string, data: TemplateData): string {
  const valueOf = (field: string) => oneLine(data[field.slice(1, -1) as TemplateField] ?? '')
  const bare = template.replace(WRAPPED, (whole, field: string) =>
    valueOf(field) === '' ? field : whole
  )
  const pieces = bare.split(FIELD).flatMap((part, index): Piece[] => {
    // Split by a pattern with one group: every second part is the name of a field.
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
 * Takes each empty field away, with the separator before it, or the one after it at the start of the
 * text. Of two separators that are left the mere space goes: 'A | – B' becomes 'A | B', not 'A B'.
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
      // At the start of the text it separates nothing.
      else if (last) kept.push(piece)
    } else {
      kept.push(piece)
      isGap = false
    }
  }
  // What was before a field that was the last one separates nothing any more.
  if (isGap && kept.at(-1)?.is === 'separator') kept.pop()
  return kept
}

const stronger = (first: Piece, second: Piece): Piece => (first.text.trim() === '' ? second : first)

const oneLine = (text: string): string => text.replace(/[\s\p{Cc}]+/gu, ' ').trim()

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })

/** Cut between two letters as people see them, never inside one. */
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
