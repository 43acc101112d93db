import { type StoreKind, TEMPLATE_FIELDS, unknownFieldIn } from '../../contract.ts'

/** Matches what looks like a field; a lone percent sign is an ordinary character. */
export const FIELD = /%([a-z]+(?:_[a-z]+)*)%/g

/** Invisible characters that editors leave behind. Joiners are part of some scripts and stay. */
const ZERO_WIDTH_SPACES = /[\u200b\u2060\ufeff]/g

/**
 * Returns the template as it is stored: one line, without zero-width spaces, whitespace collapsed and trimmed
 * (specification §9.1). A line break counts as a space, so that words do not run together.
 */
export const cleanTemplate = (template: string): string =>
  template
    .replace(ZERO_WIDTH_SPACES, '')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()

/** Tells whether a template is empty or contains only invisible characters. */
export const isEmptyTemplate = (template: string): boolean =>
  cleanTemplate(template).replace(/[\p{Cf}\s]/gu, '') === ''

/** Returns the first field in the template that this kind of item does not have; undefined if it has them all. */
export const unknownFieldOf = (template: string, kind: StoreKind): string | undefined =>
  unknownFieldIn(template, TEMPLATE_FIELDS[kind])
