import { toText } from '../../../../core/clock.ts'
import { isFailure } from '../../../../core/failure.ts'
import { sha256 } from '../../../../core/files/hash.ts'
import { StoreError } from '../../../store-platform.ts'
import type { StoreContext } from '../context.ts'
import {
  isShown,
  type ReadyFile,
  readFile,
  readyFile,
  shownFile,
  versionIn
} from '../files/image-file.ts'
import type { FileChange } from '../files/replace-file.ts'
import { mediaId, productId } from '../ids.ts'
import {
  abandonFormatSwap,
  addFormatSwap,
  dropFormatSwap,
  endFormatSwap,
  type FormatSwap,
  findFormatSwap,
  type KnownImage,
  listFormatSwaps,
  listReplacedFilesOf,
  setFormatSwap,
  turnFormatSwap
} from '../sql.ts'
import { findMade, makeFile, readBack } from './make-file.ts'
import { type ProductMedia, readProductMedia } from './product-media.ts'
import { attach, copyAlt, reorder, showOnVariants, takeOff } from './product-steps.ts'
import { type Begun, dropSwap, listedVariants, takeBack, variantsOf } from './take-back.ts'

/*
 * Shopify cannot change the format of a product image's file. Instead, a new file takes over its position, its
 * variants and its alt text in the product. The replaced file stays in the shop's files. Old addresses therefore keep
 * working, and a restore only has to put that file back (docs/shopify.md §10).
 *
 * Each step is recorded before it is sent, and first checks whether it has already been done. A swap is completed only
 * if the replaced file is still at the version at which the swap started, however long ago that was. A file made from
 * an older picture can therefore never replace the merchant's newer one (decision 042).
 */

/**
 * Gives an image a new file of another format. The caller must hold the product's lock. `before` is the current file,
 * or undefined if it has lost its picture.
 * @throws StoreError `changed` if somebody has put another picture there
 */
export async function swapFormat(
  context: StoreContext,
  image: KnownImage,
  before: ReadyFile | undefined,
  change: FileChange & { alt: string }
): Promise<void> {
  const { db, shopId } = context
  const swap: FormatSwap = {
    shop_id: shopId,
    image_id: image.image_id,
    product_id: image.product_id,
    from_media: image.media_id,
    from_version: before ? versionIn(before) : NO_PICTURE,
    to_media: await findReplacedFile(context, image, change.hash),
    file_name: change.fileName,
    hash: change.hash,
    variants: null
  }
  await addFormatSwap(db, swap)
  const to_media = swap.to_media ?? (await makeFile(context, swap, change))
  if (!(await finish(context, { ...swap, to_media })))
    throw new StoreError('changed', `${image.image_id} has changed in the meantime`)
}

/**
 * Looks for a replaced file of the image that already has these bytes; null if there is none. A restore finds the file
 * from before the conversion in this way, unless somebody has changed it.
 */
async function findReplacedFile(
  context: StoreContext,
  { image_id }: KnownImage,
  hash: string
): Promise<string | null> {
  for (const media of await listReplacedFilesOf(context.db, context.shopId, image_id)) {
    const bytes = await readBack(context, media)
    if (bytes && sha256(bytes) === hash) return media
  }
  return null
}

/**
 * Finishes a format swap of an image that was interrupted. If the new file exists, the swap is completed; otherwise it
 * is dropped.
 */
export async function finishFormatSwap(context: StoreContext, imageId: string): Promise<void> {
  const swap = await findFormatSwap(context.db, context.shopId, imageId)
  if (!swap) return
  const to_media = swap.to_media ?? (await findMade(context, swap))
  if (to_media === null) return dropFormatSwap(context.db, swap)
  await finish(context, { ...swap, to_media })
}

/**
 * Finishes all format swaps of the shop that were interrupted. If one of them fails now, the error is ignored, so that
 * the shop's images can still be listed.
 */
export async function finishFormatSwaps(context: StoreContext): Promise<void> {
  for (const { image_id, product_id } of await listFormatSwaps(context.db, context.shopId))
    await context
      .withLock(`${context.shopId}:${product_id}`, () => finishFormatSwap(context, image_id))
      .catch((error) => {
        if (!isFailure(error)) throw error
      })
}

/**
 * Completes a swap whose new file exists.
 * @returns false if the merchant has put another picture there, or if Shopify cannot use the new file. The picture in
 * the product then stays.
 */
async function finish(context: StoreContext, begun: Begun): Promise<boolean> {
  const { db, clock } = context
  const [product, from, to] = [
    productId(begun.product_id),
    mediaId(begun.from_media),
    mediaId(begun.to_media)
  ]
  let swap = begun
  const coming = await readyFile(context, swap.to_media).catch((error) =>
    abandon(context, swap, error)
  )
  if (!coming) return false
  const before = await readProductMedia(context, product)
  const has = (id: string) => before?.media.some((medium) => medium.id === id) === true
  if (!before || (!has(from) && !has(to))) {
    // The merchant has deleted the product, or has removed the picture from it.
    const left = { media_id: swap.to_media, version: versionIn(coming) }
    await abandonFormatSwap(db, swap, left, toText(clock.now()))
    throw new StoreError('gone', `${swap.image_id} is no longer in its product`)
  }
  if (has(from)) {
    if (!(await isAsBefore(context, swap))) return dropSwap(context, swap)
    swap = await noteVariants(context, swap, before)
    try {
      await bring(context, swap, before)
      if (!(await isAsBefore(context, swap))) return dropSwap(context, swap)
      await takeOff(context, product, from)
    } catch (error) {
      if (!isFailure(error, 'refused')) throw error
      // Shopify also refuses a step that has already been done. takeBack returns false if the swap has in fact
      // succeeded.
      if (await takeBack(context, swap)) throw error
    }
  }
  // The replaced file is checked once more, even if it was already off the product. Rows from older versions of the app
  // cannot be checked: they contain no version.
  if (swap.from_version !== null && !(await isAsBefore(context, swap)))
    return turnBack(context, swap)
  await endFormatSwap(db, swap, swap.to_media, toText(clock.now()))
  return true
}

/**
 * Records which variants show the file to be replaced. This has to happen before the first step that changes them.
 */
async function noteVariants(
  { db }: StoreContext,
  swap: Begun,
  { shownBy }: ProductMedia
): Promise<Begun> {
  if (swap.variants !== null) return swap
  const variants = JSON.stringify(variantsOf(shownBy, mediaId(swap.from_media)))
  await setFormatSwap(db, swap, { variants })
  return { ...swap, variants }
}

/** Performs all steps of the swap except the last one. That step takes the replaced file off the product. */
async function bring(context: StoreContext, swap: Begun, before: ProductMedia): Promise<void> {
  const [product, from, to] = [
    productId(swap.product_id),
    mediaId(swap.from_media),
    mediaId(swap.to_media)
  ]
  const variants = listedVariants(swap)
  const media = before.media.map(({ id }) => id)
  await copyAlt(context, swap)
  if (!media.includes(to)) {
    await attach(context, product, to)
    // Shopify adds a new file in last position (docs/shopify.md §10).
    media.push(to)
  }
  await reorder(context, product, media, { from, to })
  await showOnVariants(context, product, { variants, shownBy: before.shownBy }, { from, to })
}

/** Recorded instead of a version when the file had already lost its picture at the start of the swap. */
const NO_PICTURE = ''

/**
 * Returns whether the file to be replaced is still at the version at which the swap started. A file that has since
 * lost its picture counts as unchanged, because nothing more can be lost.
 */
async function isAsBefore(
  context: StoreContext,
  { from_media, from_version }: Begun
): Promise<boolean> {
  // shownFile would wait for a picture that never comes. A file without a picture is therefore read at once.
  const read = from_version === NO_PICTURE ? readFile : shownFile
  try {
    const file = await read(context, from_media)
    return !isShown(file) || versionIn(file) === from_version
  } catch (error) {
    if (isFailure(error, 'lost', 'gone')) return true
    throw error
  }
}

/**
 * Swaps the files back in the same steps. This is needed when the merchant uploaded a new picture at the very moment
 * at which we took the old file off the product.
 */
async function turnBack(context: StoreContext, swap: Begun): Promise<boolean> {
  const back = {
    ...swap,
    from_media: swap.to_media,
    from_version: versionIn(await shownFile(context, swap.to_media)),
    to_media: swap.from_media,
    variants: null
  }
  await turnFormatSwap(context.db, swap, back, toText(context.clock.now()))
  await finish(context, back)
  return false
}

/**
 * Drops a swap whose new file no longer exists or cannot be used by Shopify. The product keeps its current picture.
 * @throws the given error if the product already shows the new file
 */
async function abandon(context: StoreContext, swap: Begun, error: unknown): Promise<undefined> {
  if (!isFailure(error, 'refused', 'gone', 'lost')) throw error
  if (await dropSwap(context, swap)) throw error
  return undefined
}
