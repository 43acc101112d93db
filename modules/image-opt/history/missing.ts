import type { TranslationFunctions } from '../../../locales/i18n-types.ts'
import { sayReason } from '../runs/log/run-log.ts'
import type { ImageView } from './schema.ts'
import type { ImageRow } from './sql.ts'

/** The images that a run gave up, with the reason if there is one. */
export type Skipped = ReadonlyMap<number, string | null>

/** What an item lacks: how many images failed, and why each of the others was skipped. */
export type Missing = { failed: number; skipped: (string | null)[] }

export const missingIn = (images: ImageView[], rows: ImageRow[], skipped: Skipped): Missing => ({
  failed: images.filter(({ status }) => status === 'failed').length,
  skipped: rows.filter(({ id }) => skipped.has(id)).map(({ id }) => skipped.get(id) ?? null)
})

/** Returns how many images failed and were skipped, and each reason once. A single image needs no number. */
export function sayMissing(
  images: ImageView[],
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
