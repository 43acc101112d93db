import type { ImageMetadata } from '../run-options.ts'
import { renderAlt } from './render-template.ts'
import { type Described, templateDataOf } from './template-data.ts'

/**
 * Returns the alt text that an image gets. This is `before`, the merchant's own text, if no alt text is wanted, if
 * only blank ones are to be filled and `before` is not blank, or if the template produces nothing.
 */
export function altTextFor(
  wanted: ImageMetadata | null,
  described: Described,
  before: string
): string {
  if (!wanted?.alt || (wanted.alt.onlyBlank && before.trim() !== '')) return before
  return renderAlt(wanted.alt.rule, templateDataOf(described, wanted.shopName)) || before
}
