import { toText } from '../../../core/clock.ts'
import { sha256 } from '../../../core/files.ts'
import { StoreError } from '../../store-platform.ts'
import { mustChange } from './change-file.ts'
import type { StoreContext } from './context.ts'
import { mediaId, productId } from './ids.ts'
import { type SettledFile, settledFile } from './image-file.ts'
import { findMade, makeFile, readBack } from './make-file.ts'
import { readProductMedia } from './product-media.ts'
import { reorder, showOnVariants } from './product-steps.ts'
import { type FileChange, mustBeAsBefore } from './replace-file.ts'
import {
  addFormatSwap,
  dropFormatSwap,
  endMove,
  type FormatSwap,
  findFormatSwap,
  type KnownImage,
  leaveMove,
  listFormatSwaps,
  listLeftFilesOf,
  setFormatSwap
} from './sql.ts'

/*
 * A picture cannot change its format in place: another file takes its place in the product, with its position, its
 * variants and its alt text, and the one before stays in the shop's files, so that old addresses go on
 * to work and a restore only puts it back (docs/shopify.md §10). Each step is written down before it is sent,
 * and finds out by itself whether it was done.
 */

/** Puts a file of another format in the place of an image. To be called alone in its product. */
export async function moveTo(
  context: StoreContext,
  image: KnownImage,
  before: SettledFile,
  change: FileChange & { alt: string }
): Promise<void> {
  const { db, shopId } = context
  const move: FormatSwap = {
    shop_id: shopId,
    image_id: image.image_id,
    product_id: image.product_id,
    from_media: image.media_id,
    to_media: await findLeftFile(context, image, change.hash),
    file_name: change.fileName,
    hash: change.hash,
    variants: null
  }
  await addFormatSwap(db, move)
  const to_media = move.to_media ?? (await makeFile(context, move, change))
  await mustBeAsBefore(context, image, before).catch(async (error) => {
    await leaveMove(db, move, to_media, toText(context.clock.now()))
    throw error
  })
  await finish(context, { ...move, to_media })
}

/** What the image was before it was converted is there to be put back, if nobody changed it. */
async function findLeftFile(
  context: StoreContext,
  { image_id }: KnownImage,
  hash: string
): Promise<string | null> {
  for (const media of await listLeftFilesOf(context.db, context.shopId, image_id)) {
    const bytes = await readBack(context, media)
    if (bytes && sha256(bytes) === hash) return media
  }
  return null
}

/** Ends what was begun for an image and broke off, forwards if there is a file to go on with. */
export async function finishFormatSwap(context: StoreContext, imageId: string): Promise<void> {
  const move = await findFormatSwap(context.db, context.shopId, imageId)
  if (!move) return
  const to_media = move.to_media ?? (await findMade(context, move))
  if (to_media === null) return dropFormatSwap(context.db, move)
  await finish(context, { ...move, to_media })
}

/** The same for every image of the shop. What cannot be ended now keeps nobody from seeing the rest. */
export async function finishFormatSwaps(context: StoreContext): Promise<void> {
  for (const { image_id, product_id } of await listFormatSwaps(context.db, context.shopId))
    await context
      .withLock(`${context.shopId}:${product_id}`, () => finishFormatSwap(context, image_id))
      .catch((error) => {
        if ((error as Error).name !== 'StoreError') throw error
      })
}

async function finish(
  context: StoreContext,
  move: FormatSwap & { to_media: string }
): Promise<void> {
  const { db, clock } = context
  const [product, from, to] = [
    productId(move.product_id),
    mediaId(move.from_media),
    mediaId(move.to_media)
  ]
  await settledFile(context, move.to_media).catch((error) => abandon(context, move, error))

  const before = await readProductMedia(context, product)
  const has = (id: string) => before?.media.some((medium) => medium.id === id) === true
  if (!has(from) && !has(to)) {
    // The product is gone, or the merchant took the picture off it.
    await leaveMove(db, move, move.to_media, toText(clock.now()))
    throw new StoreError('gone', `${move.image_id} is not in its product any more`)
  }
  if (before && has(from)) {
    const shownBefore = move.variants ?? JSON.stringify(variantsOf(before.shownBy, from))
    if (move.variants === null) await setFormatSwap(db, move, { variants: shownBefore })
    const variants = JSON.parse(shownBefore) as string[]
    const media = before.media.map(({ id }) => id)
    try {
      if (!has(to)) {
        await mustChange(context, { id: to, referencesToAdd: [product] })
        // It comes last (docs/shopify.md §10).
        media.push(to)
      }
      await reorder(context, product, media, { from, to })
      await showOnVariants(context, product, { variants, shownBy: before.shownBy }, { from, to })
      await mustChange(context, { id: from, referencesToRemove: [product] })
    } catch (error) {
      if ((error as { failure?: string }).failure === 'refused')
        await takeBack(context, move, variants)
      throw error
    }
  }
  await endMove(db, move, move.to_media, toText(clock.now()))
}

/**
 * Shopify will not have it, such as in a product that has as many pictures as it can: the product is as it
 * was before, and does not show both.
 */
async function takeBack(
  context: StoreContext,
  move: FormatSwap & { to_media: string },
  variants: string[]
): Promise<void> {
  const { db, clock } = context
  const [product, from, to] = [
    productId(move.product_id),
    mediaId(move.from_media),
    mediaId(move.to_media)
  ]
  const now = await readProductMedia(context, product)
  if (now?.media.some(({ id }) => id === to)) {
    await mustChange(context, { id: to, referencesToRemove: [product] })
    // With the file went what variants showed of it.
    const shownBy = new Map(
      [...now.shownBy].map(([variant, shown]) => [variant, shown === to ? undefined : shown])
    )
    await showOnVariants(context, product, { variants, shownBy }, { from: to, to: from })
  }
  await leaveMove(db, move, move.to_media, toText(clock.now()))
}

const variantsOf = (shownBy: Map<string, string | undefined>, media: string): string[] =>
  [...shownBy].filter(([, shown]) => shown === media).map(([variant]) => variant)

/** A file that Shopify cannot use never comes into the product. */
async function abandon({ db }: StoreContext, move: FormatSwap, error: unknown): Promise<never> {
  const { failure } = error as { failure?: string }
  if (failure === 'refused' || failure === 'gone') await dropFormatSwap(db, move)
  throw error
}
