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
 * The file of a product's image cannot change its format in place. Instead, a new file takes over its position, its
 * variants and its alt text in the product. The replaced file stays in the shop's files, so that old addresses keep
 * working and a restore only has to put that file back (docs/shopify.md §10). Each step is recorded before it is sent,
 * and first checks whether it has already been done. A swap is completed only if the replaced file is still the
 * version that the swap started from, however long ago that was: a file made from an older picture never replaces the
 * merchant's newer one (decision 042).
 */

/**
 * Swaps the file of an image for one of another format. The caller holds the product's lock. `before` is undefined if
 * the file has lost its picture.
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
 * Finds a replaced file with these bytes. The file from before the conversion can be put back unless somebody has
 * changed it.
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
 * Finishes an interrupted format swap of an image: continues the swap when its new file exists, and drops it
 * otherwise.
 */
export async function finishFormatSwap(context: StoreContext, imageId: string): Promise<void> {
  const swap = await findFormatSwap(context.db, context.shopId, imageId)
  if (!swap) return
  const to_media = swap.to_media ?? (await findMade(context, swap))
  if (to_media === null) return dropFormatSwap(context.db, swap)
  await finish(context, { ...swap, to_media })
}

/**
 * Finishes the interrupted format swaps of all images of the shop. A swap that cannot be finished now does not keep
 * the other images from being listed.
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
 * @returns false if the merchant has put another picture there since, or if Shopify cannot use the new file; the
 * picture in the product then stays
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
    // The product was deleted, or the merchant removed the picture from it.
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
      // Shopify may refuse the step because it has already been done.
      if (await takeBack(context, swap)) throw error
    }
  }
  // The replaced file is checked even if another process took it off the product. Rows of older versions have no
  // version to compare.
  if (swap.from_version !== null && !(await isAsBefore(context, swap)))
    return turnBack(context, swap)
  await endFormatSwap(db, swap, swap.to_media, toText(clock.now()))
  return true
}

/** Records which variants show the replaced file, before the first step changes that. */
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

/** Does every step of the swap except the last, which takes the replaced file off the product. */
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
    // A new file is added in last position (docs/shopify.md §10).
    media.push(to)
  }
  await reorder(context, product, media, { from, to })
  await showOnVariants(context, product, { variants, shownBy: before.shownBy }, { from, to })
}

/** The recorded version of a file that had lost its picture when the swap started. */
const NO_PICTURE = ''

/**
 * Returns whether the replaced file is still the version that the swap started from. A file that has lost its picture
 * counts as that version, because there is nothing left to lose.
 */
async function isAsBefore(
  context: StoreContext,
  { from_media, from_version }: Begun
): Promise<boolean> {
  // A file without a picture would never become ready, so it is read without waiting.
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
 * Swaps back through the same steps if the merchant uploaded a new picture at the very moment when the file was taken
 * off.
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
 * Drops a swap whose new file Shopify cannot use, or whose new file no longer exists. The picture in the product is
 * not affected and stays.
 * @throws the error if the product already shows the new file
 */
async function abandon(context: StoreContext, swap: Begun, error: unknown): Promise<undefined> {
  if (!isFailure(error, 'refused', 'gone', 'lost')) throw error
  if (await dropSwap(context, swap)) throw error
  return undefined
}
