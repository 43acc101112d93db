import {
  jobStatus,
  productReorderMedia,
  productVariantAppendMedia,
  productVariantDetachMedia
} from '../../client/operations.ts'
import { refusal } from '../answers/translate.ts'
import { unlessDone } from '../answers/unless-done.ts'
import { wheneverFree } from '../answers/whenever-free.ts'
import type { StoreContext } from '../context.ts'
import { mustChange } from '../files/change-file.ts'
import { readFile, until } from '../files/image-file.ts'
import { mediaId } from '../ids.ts'
import { type ProductMedia, readProductMedia } from './product-media.ts'

type Swap = { from: string; to: string }

/** The maximum number of variants in one call (docs/shopify.md §10). */
const BATCH = 100

const isIn = async (context: StoreContext, product: string, file: string): Promise<boolean> =>
  (await readProductMedia(context, product))?.media.some(({ id }) => id === file) === true

const IS_SO = { alt: null }

/** Adds a file to the product. Shopify puts it in last position. */
export async function attach(context: StoreContext, product: string, file: string): Promise<void> {
  await mustChange(context, {
    make: () => ({ id: file, referencesToAdd: [product] }),
    findEffect: async () => ((await isIn(context, product, file)) ? IS_SO : undefined)
  })
}

/** Takes a file off the product and its variants. The shop keeps the file. */
export async function takeOff(context: StoreContext, product: string, file: string): Promise<void> {
  await mustChange(context, {
    make: () => ({ id: file, referencesToRemove: [product] }),
    findEffect: async () => ((await isIn(context, product, file)) ? undefined : IS_SO)
  })
}

/**
 * Gives the new file the alt text of the file that it replaces. The merchant may have edited that text since the new
 * file was created or was last in the product.
 */
export async function copyAlt(
  context: StoreContext,
  { from_media, to_media }: { from_media: string; to_media: string }
): Promise<void> {
  const { alt } = await readFile(context, from_media)
  const isWritten = async () => {
    const file = await readFile(context, to_media)
    return (file.alt ?? '') === (alt ?? '') ? file : undefined
  }
  if (await isWritten()) return
  const change = { id: mediaId(to_media), alt: alt ?? '' }
  await mustChange(context, { make: () => change, findEffect: isWritten })
}

/**
 * Moves the file `to` in front of the file `from`. `media` is the current order. If Shopify does not answer, the order
 * is read again before the next attempt, because the merchant may have changed it.
 */
export async function reorder(
  context: StoreContext,
  product: string,
  media: string[],
  { from, to }: Swap
): Promise<void> {
  let now = media
  const isInPlace = () => now.indexOf(to) === now.indexOf(from) - 1
  if (isInPlace()) return
  async function send() {
    const moves = [{ id: to, newPosition: String(now.indexOf(from)) }]
    const { productReorderMedia: answer } = await context.run(productReorderMedia, {
      id: product,
      moves
    })
    return { errors: answer?.mediaUserErrors ?? [], job: answer?.job }
  }
  async function findEffect() {
    now = (await readProductMedia(context, product))?.media.map(({ id }) => id) ?? []
    return isInPlace() ? { errors: [], job: { id: '', done: true } } : undefined
  }
  const { errors, job } = await wheneverFree(context.clock, () =>
    unlessDone(context.clock, send, findEffect)
  )
  if (!job) throw refusal('A new position', errors)
  if (job.done) return
  await until(
    context.clock,
    `The positions of ${product}`,
    async () => {
      const { job: now } = await context.run(jobStatus, { id: job.id })
      return now === null || now.done ? true : undefined
    },
    { isBegun: true }
  )
}

/**
 * Makes the variants show the file `to` instead of `from`. A variant can show only one file, so `from` is detached
 * first. Variants that show neither of the two keep their file.
 */
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

/**
 * Attaches the file to variants or detaches it from them. If Shopify refuses or does not answer, the variants are read
 * again, for two reasons: Shopify refuses a change that was already made, and a variant for which the merchant has
 * chosen another file keeps that file.
 */
async function change(
  context: StoreContext,
  what: 'append' | 'detach',
  productId: string,
  variants: string[],
  media: string
): Promise<void> {
  const { run } = context
  let left = variants
  async function send() {
    const variantMedia = left.map((variantId) => ({ variantId, mediaIds: [media] }))
    const input = { productId, variantMedia }
    const answer =
      what === 'append'
        ? (await run(productVariantAppendMedia, input)).productVariantAppendMedia
        : (await run(productVariantDetachMedia, input)).productVariantDetachMedia
    return { errors: answer?.userErrors ?? [] }
  }
  async function findEffect() {
    const shownBy = (await readProductMedia(context, productId))?.shownBy ?? new Map()
    const undone = what === 'append' ? undefined : media
    left = variants.filter((variant) => shownBy.has(variant) && shownBy.get(variant) === undone)
    return left.length === 0 ? { errors: [] } : undefined
  }
  const { errors } = await wheneverFree(context.clock, () =>
    unlessDone(context.clock, send, findEffect)
  )
  if (errors.length > 0 && !(await findEffect())) throw refusal('A variant', errors)
}
