/**
 * The rules of a template that is being edited (specification, image optimisation §5 and app shell §5).
 *
 * While it is edited a template is a line of text in which each placeholder is one character of
 * Unicode's private use area. So a tag is passed over, removed or copied as any other character is.
 */

/** Placeholders in the order of the specification, which is also that of their characters. */
export const FIELDS = [
  'product_title',
  'product_vendor',
  'product_type',
  'shop_name',
  'price',
  'product_variant',
  'collection_title',
  'blog_title'
] as const
export type Field = (typeof FIELDS)[number]

/** What can be inserted into the template of each kind (specification, app shell §3). */
export const FIELDS_OF = {
  product: FIELDS.slice(0, 6),
  collection: ['collection_title', 'shop_name'],
  blogs: ['blog_title', 'shop_name']
} as const satisfies Record<string, readonly Field[]>

/** Holds the caret beside a tag, where a browser needs some text; it never gets into a template. */
export const CARET_STOP = '\u200b'

const FIRST_TAG = 0xe000
export const tagOf = (field: Field): string =>
  String.fromCharCode(FIRST_TAG + FIELDS.indexOf(field))
export const fieldAt = (line: string, at: number): Field | undefined =>
  FIELDS[line.charCodeAt(at) - FIRST_TAG]

/**
 * Zero-width characters that mean nothing. The joiners U+200C and U+200D are letters' parts in some
 * scripts, and hold emoji together: they only do not count as content.
 */
const ZERO_WIDTH = /[\u200b\u2060\ufeff]/g
const JOINERS = /[\u200c\u200d]/g
const PRIVATE = /[\ue000-\uf8ff]/g

/** Text from outside as it may stand in a line: no break, no zero-width character, no tag in disguise. */
export const clean = (text: string): string =>
  text.replace(ZERO_WIDTH, '').replace(PRIVATE, '').replace(/\s/g, ' ')
const collapse = (line: string) => line.replace(/\s+/g, ' ')

/** From percent placeholders to a line; placeholders that nobody knows stay text. */
export const lineOf = (template: string): string =>
  clean(template).replace(/%(\w+)%/g, (all, name: string) => {
    const field = FIELDS.find((known) => known === name)
    return field ? tagOf(field) : all
  })

/** From a line to percent placeholders, whitespace collapsed and trimmed. */
export const templateOf = (line: string): string =>
  collapse(line)
    .trim()
    .replace(PRIVATE, (tag) => `%${fieldAt(tag, 0)}%`)

/** A template of nothing but whitespace and characters without width is empty. */
export const isEmptyTemplate = (template: string): boolean =>
  clean(template).replace(JOINERS, '').trim() === ''

export type Part = { field: Field } | { text: string }

export function partsOf(line: string): Part[] {
  return line
    .split(/([\ue000-\uf8ff])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const field = fieldAt(piece, 0)
      return field ? { field } : { text: piece }
    })
}

/** A line with the part of it that is chosen; the caret is where both are the same. */
export type Draft = { line: string; from: number; to: number }

/** Puts a line in the place of what is chosen, then collapses and trims, with the caret behind it. */
function insert({ line, from, to }: Draft, piece: string): Draft {
  const before = collapse(line.slice(0, from) + piece)
  const next = collapse(before + line.slice(to)).trim()
  const at = Math.min(before.trimStart().length, next.length)
  return { line: next, from: at, to: at }
}

export const insertField = (draft: Draft, field: Field): Draft => insert(draft, tagOf(field))

/** Pasted text; percent placeholders in it become tags. */
export const insertText = (draft: Draft, text: string): Draft => insert(draft, lineOf(text))

/** Takes away what is chosen, else one character beside the caret; nothing at the ends. */
export function remove({ line, from, to }: Draft, step: -1 | 1): Draft {
  const start = from === to && step === -1 ? Math.max(0, from - 1) : from
  const end = from === to && step === 1 ? Math.min(line.length, to + 1) : to
  return { line: line.slice(0, start) + line.slice(end), from: start, to: start }
}
