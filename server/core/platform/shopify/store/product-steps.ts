import { StoreError } from '../../platform.ts'
import {
  jobStatus,
  productReorderMedia,
  productVariantAppendMedia,
  productVariantDetachMedia
} from '../operations.ts'
import type { StoreContext } from './context.ts'
import { until } from './image-file.ts'
import { type ProductMedia, readProductMedia } from './product-media.ts'
import { refusal } from './translate.ts'

type Swap = { from: string; to: string }

/** Variants in one call (observed-behaviour.json: at most 100 entries). */
const BATCH = 100

async function mediaOf(context: StoreContext, product: string): Promise<ProductMedia> {
  const found = await readProductMedia(context, product)
  if (!found) throw new StoreError('gone', `${product} was deleted`)
  return found
}

/** Puts the file that comes right before the one that leaves. */
export async function reorder(
  context: StoreContext,
  product: string,
  { from, to }: Swap
): Promise<void> {
  const { media } = await mediaOf(context, product)
  const place = (id: string) => media.findIndex((medium) => medium.id === id)
  if (place(to) === place(from) - 1) return
  const moves = [{ id: to, newPosition: String(place(from)) }]
  const options = { isRepeatable: true }
  const answer = await context.run(productReorderMedia, { id: product, moves }, options)
  const { job, mediaUserErrors = [] } = answer.productReorderMedia ?? {}
  if (!job) throw refusal('A new position', mediaUserErrors)
  if (job.done) return
  await until(`The positions of ${product}`, async () => {
    const { job: now } = await context.run(jobStatus, { id: job.id })
    return now === null || now.done ? true : undefined
  })
}

/** A variant shows one file: the old one is detached first. Those that show another by now are left alone. */
export async function showOnVariants(
  context: StoreContext,
  product: string,
  variants: string[],
  { from, to }: Swap
): Promise<void> {
  if (variants.length === 0) return
  const { shownBy } = await mediaOf(context, product)
  const wanting = variants.filter(
    (variant) => shownBy.has(variant) && [from, undefined].includes(shownBy.get(variant))
  )
  const options = { isRepeatable: true }
  for (let start = 0; start < wanting.length; start += BATCH) {
    const some = wanting.slice(start, start + BATCH)
    const showing = some.filter((variant) => shownBy.get(variant) === from)
    const entry = (mediaIds: string[]) => (variantId: string) => ({ variantId, mediaIds })
    if (showing.length > 0) {
      const variantMedia = showing.map(entry([from]))
      const { productVariantDetachMedia: detached } = await context.run(
        productVariantDetachMedia,
        { productId: product, variantMedia },
        options
      )
      if (detached?.userErrors.length) throw refusal('A variant', detached.userErrors)
    }
    const variantMedia = some.map(entry([to]))
    const { productVariantAppendMedia: appended } = await context.run(
      productVariantAppendMedia,
      { productId: product, variantMedia },
      options
    )
    if (appended?.userErrors.length) throw refusal('A variant', appended.userErrors)
  }
}
