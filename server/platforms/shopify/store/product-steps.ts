import {
  jobStatus,
  productReorderMedia,
  productVariantAppendMedia,
  productVariantDetachMedia
} from '../client/operations.ts'
import type { StoreContext } from './context.ts'
import { until } from './image-file.ts'
import { type ProductMedia, readProductMedia } from './product-media.ts'
import { refusal } from './translate.ts'
import { wheneverFree } from './whenever-free.ts'

type Swap = { from: string; to: string }

/** Variants in one call (docs/shopify.md §10: at most 100 entries). */
const BATCH = 100

/** Puts the file that comes right before the one that leaves. `media`: as they are, in their order. */
export async function reorder(
  context: StoreContext,
  product: string,
  media: string[],
  { from, to }: Swap
): Promise<void> {
  const place = media.indexOf(from)
  if (media.indexOf(to) === place - 1) return
  const moves = [{ id: to, newPosition: String(place) }]
  const options = { isRepeatable: true }
  const { errors, job } = await wheneverFree(async () => {
    const { productReorderMedia: answer } = await context.run(
      productReorderMedia,
      { id: product, moves },
      options
    )
    return { errors: answer?.mediaUserErrors ?? [], job: answer?.job }
  })
  if (!job) throw refusal('A new position', errors)
  if (job.done) return
  await until(
    `The positions of ${product}`,
    async () => {
      const { job: now } = await context.run(jobStatus, { id: job.id })
      return now === null || now.done ? true : undefined
    },
    { isBegun: true }
  )
}

/** A variant shows one file: the old one is detached first. Those that show another by now are left alone. */
export async function showOnVariants(
  context: StoreContext,
  product: string,
  { variants, shownBy }: { variants: string[]; shownBy: ProductMedia['shownBy'] },
  { from, to }: Swap
): Promise<void> {
  const wanting = variants.filter(
    (variant) => shownBy.has(variant) && [from, undefined].includes(shownBy.get(variant))
  )
  for (let start = 0; start < wanting.length; start += BATCH) {
    const some = wanting.slice(start, start + BATCH)
    const showing = some.filter((variant) => shownBy.get(variant) === from)
    if (showing.length > 0) await change(context, 'detach', product, showing, from)
    await change(context, 'append', product, some, to)
  }
}

/** Said twice, since the first time was not answered, it is refused: then it is looked whether it is so. */
async function change(
  context: StoreContext,
  what: 'append' | 'detach',
  productId: string,
  variants: string[],
  media: string
): Promise<void> {
  const { run } = context
  const variantMedia = variants.map((variantId) => ({ variantId, mediaIds: [media] }))
  const [input, options] = [{ productId, variantMedia }, { isRepeatable: true }]
  const { errors } = await wheneverFree(async () => {
    const answer =
      what === 'append'
        ? (await run(productVariantAppendMedia, input, options)).productVariantAppendMedia
        : (await run(productVariantDetachMedia, input, options)).productVariantDetachMedia
    return { errors: answer?.userErrors ?? [] }
  })
  if (errors.length === 0) return
  const now = await readProductMedia(context, productId)
  const isShown = (variant: string) => now?.shownBy.get(variant) === media
  if (!variants.every((variant) => isShown(variant) === (what === 'append')))
    throw refusal('A variant', errors)
}
