import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import { sayReason } from '../runs/log/run-log.ts'
import type { ImageView } from './schema.ts'
import type { ImageRow } from './sql.ts'

/**
 * The images that their last run skipped: our id of each image, and the reason, or null if no reason was recorded.
 */
export type Skipped = ReadonlyMap<number, string | null>

/**
 * How many images of an item failed, and why each of its skipped images was skipped (null if no reason was recorded).
 */
export type Missing = { failed: number; skipped: (string | null)[] }

type Shown = Pick<ImageView, 'status' | 'reason'>

export const missingIn = (images: Shown[], rows: ImageRow[], skipped: Skipped): Missing => ({
  failed: images.filter(({ status }) => status === 'failed').length,
  skipped: rows.filter(({ id }) => skipped.has(id)).map(({ id }) => skipped.get(id) ?? null)
})

/**
 * Returns a text about the failed and the skipped images: how many there are, and each reason once. If the item has
 * only one image, the number of failures is left out.
 */
export function sayMissing(
  images: Shown[],
  { failed, skipped }: Missing,
  messages: TranslationFunctions
): string {
  const isSingle = images.length + skipped.length === 1
  const skips = skipped.filter((reason) => reason !== null).map((why) => sayReason(why, messages))
  const parts = [
    failed > 0 && !isSingle && messages.partly.failed({ count: failed }),
    ...new Set(images.map(({ reason }) => reason)),
    skipped.length > 0 && messages.partly.skipped({ count: skipped.length }),
    ...new Set(skips)
  ]
  return parts.filter(Boolean).join(' · ')
}
