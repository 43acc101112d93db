import {
  type SettingsKind,
  storeKindOf,
  TEMPLATE_FIELDS,
  type TemplateField,
  unknownFieldIn
} from '../../modules/image-opt/contract.ts'

/**
 * The rules for editing a template (specification §9.1 and §9.5). While it is edited, a template is a line of text in
 * which each placeholder is one character of Unicode's private use area. A tag can therefore be skipped, removed or
 * copied like any other character.
 */

/** The placeholders, in the order of their characters. */
const FIELDS = [...new Set(Object.values(TEMPLATE_FIELDS).flat())]

/** The fields that can be inserted into a template, by the kind of item that the template is for. */
export const FIELDS_OF = {
  product: TEMPLATE_FIELDS.product,
  collection: TEMPLATE_FIELDS.collection,
  blogs: TEMPLATE_FIELDS.article
}

/** Gives the caret a place beside a tag, where browsers need some text. It never becomes part of a template. */
export const CARET_STOP = '\u200b'

const FIRST_TAG = 0xe000
export const tagOf = (field: TemplateField): string =>
  String.fromCharCode(FIRST_TAG + FIELDS.indexOf(field))
export const fieldAt = (line: string, at: number): TemplateField | undefined =>
  FIELDS[line.charCodeAt(at) - FIRST_TAG]

/**
 * Zero-width characters without meaning are removed. The joiners U+200C and U+200D shape letters in some scripts and
 * join emoji. They stay, but they do not count as content.
 */
const ZERO_WIDTH = /[\u200b\u2060\ufeff]/g
const JOINERS = /[\u200c\u200d]/g
const PRIVATE = /[\ue000-\uf8ff]/g

/**
 * Cleans text from outside for use in a line: removes zero-width characters and characters that stand for tags, and
 * turns line breaks into spaces.
 */
export const clean = (text: string): string =>
  text.replace(ZERO_WIDTH, '').replace(PRIVATE, '').replace(/\s/g, ' ')
const collapse = (line: string) => line.replace(/\s+/g, ' ')

/** Converts a template with percent placeholders to a line. Unknown placeholders stay text. */
export const lineOf = (template: string): string =>
  clean(template).replace(/%(\w+)%/g, (all, name: string) => {
    const field = FIELDS.find((known) => known === name)
    return field ? tagOf(field) : all
  })

/** Converts a line to a template with percent placeholders. Whitespace is collapsed and trimmed. */
export const templateOf = (line: string): string =>
  collapse(line)
    .trim()
    .replace(PRIVATE, (tag) => `%${fieldAt(tag, 0)}%`)

/**
 * Returns whether a template is empty. A template that contains only whitespace and zero-width characters counts as
 * empty.
 */
export const isEmptyTemplate = (template: string): boolean =>
  clean(template).replace(JOINERS, '').trim() === ''

/**
 * Returns whether a template cannot be saved because it is empty or has a field that does not exist for its kind of
 * item.
 */
export const isWrongTemplate = (template: string, kind: SettingsKind): boolean =>
  isEmptyTemplate(template) ||
  unknownFieldIn(template, TEMPLATE_FIELDS[storeKindOf(kind)]) !== undefined

export type Part = { field: TemplateField } | { text: string }

export function partsOf(line: string): Part[] {
  return line
    .split(/([\ue000-\uf8ff])/)
    .filter((piece) => piece !== '')
    .map((piece) => {
      const field = fieldAt(piece, 0)
      return field ? { field } : { text: piece }
    })
}

/** A line with its selection. When both ends are equal, they mark the caret. */
export type Draft = { line: string; from: number; to: number }

/** Replaces an editor's draft, its text and its selection, by what the given function makes of it. */
export type Change = (rule: (draft: Draft) => Draft) => void

/**
 * Replaces the selection with a piece of a line, collapses and trims the whitespace of the result, and puts the caret
 * behind the piece.
 */
function insert({ line, from, to }: Draft, piece: string): Draft {
  const before = collapse(line.slice(0, from) + piece)
  const next = collapse(before + line.slice(to)).trim()
  const at = Math.min(before.trimStart().length, next.length)
  return { line: next, from: at, to: at }
}

export const insertField = (draft: Draft, field: TemplateField): Draft =>
  insert(draft, tagOf(field))

/** Inserts pasted text. Percent placeholders in the text become tags. */
export const insertText = (draft: Draft, text: string): Draft => insert(draft, lineOf(text))

/**
 * Removes the selection or, if nothing is selected, one character beside the caret. Does nothing at the ends of the
 * line.
 */
export function remove({ line, from, to }: Draft, step: -1 | 1): Draft {
  const start = from === to && step === -1 ? Math.max(0, from - 1) : from
  const end = from === to && step === 1 ? Math.min(line.length, to + 1) : to
  return { line: line.slice(0, start) + line.slice(end), from: start, to: start }
}
