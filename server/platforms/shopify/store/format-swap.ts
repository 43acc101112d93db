import { toText } from '../../../core/clock.ts'
import { sha256 } from '../../../core/files.ts'
import { StoreError } from '../../store-platform.ts'
import type { StoreContext } from './context.ts'
import { mediaId, productId } from './ids.ts'
import {
  isShown,
  readFile,
  type SettledFile,
  settledFile,
  shownFile,
  versionIn
} from './image-file.ts'
import { findMade, makeFile, readBack } from './make-file.ts'
import { type ProductMedia, readProductMedia } from './product-media.ts'
import { attach, copyAlt, reorder, showOnVariants, takeOff } from './product-steps.ts'
import type { FileChange } from './replace-file.ts'
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
  setFormatSwap,
  turnFormatSwap
} from './sql.ts'
import { type Begun, dropSwap, listedVariants, takeBack, variantsOf } from './take-back.ts'

/*
 * A picture cannot change its format in place: another file takes its place in the product, with its position, its
 * variants and its alt text, and the one before stays in the shop's files, so that old addresses go on
 * to work and a restore only puts it back (docs/shopify.md §10). Each step is written down before it is sent,
 * and finds out by itself whether it was done. The file that leaves must be the one that the swap began with, however
 * long ago that was: the merchant's newer picture is never replaced by a file that was made from an older one (decision 042).
 */

/**
 * Puts a file of another format in the place of an image. To be called alone in its product. `before`: undefined for a file
 * that has lost its picture.
 * @throws StoreError `changed` when somebody put another picture there meanwhile
 */
export async function moveTo(
  context: StoreContext,
  image: KnownImage,
  before: SettledFile | undefined,
  change: FileChange & { alt: string }
): Promise<void> {
  const { db, shopId } = context
  const move: FormatSwap = {
    shop_id: shopId,
    image_id: image.image_id,
    product_id: image.product_id,
    from_media: image.media_id,
    from_version: before ? versionIn(before) : NO_PICTURE,
    to_media: await findLeftFile(context, image, change.hash),
    file_name: change.fileName,
    hash: change.hash,
    variants: null
  }
  await addFormatSwap(db, move)
  const to_media = move.to_media ?? (await makeFile(context, move, change))
  if (!(await finish(context, { ...move, to_media })))
    throw new StoreError('changed', `${image.image_id} was changed meanwhile`)
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

/** @returns false when the merchant has put another picture there since, which stays */
async function finish(context: StoreContext, begun: Begun): Promise<boolean> {
  const { db, clock } = context
  const [product, from, to] = [
    productId(begun.product_id),
    mediaId(begun.from_media),
    mediaId(begun.to_media)
  ]
  let move = begun
  const coming = await settledFile(context, move.to_media).catch((error) =>
    abandon(context, move, error)
  )
  const before = await readProductMedia(context, product)
  const has = (id: string) => before?.media.some((medium) => medium.id === id) === true
  if (!before || (!has(from) && !has(to))) {
    // The product is gone, or the merchant took the picture off it.
    const left = { media_id: move.to_media, version: versionIn(coming) }
    await leaveMove(db, move, left, toText(clock.now()))
    throw new StoreError('gone', `${move.image_id} is not in its product any more`)
  }
  if (has(from)) {
    if (!(await isAsBefore(context, move))) return dropSwap(context, move)
    move = await noteVariants(context, move, before)
    try {
      await bring(context, move, before)
      if (!(await isAsBefore(context, move))) return dropSwap(context, move)
      await takeOff(context, product, from)
    } catch (error) {
      if ((error as { failure?: string }).failure !== 'refused') throw error
      // It may be refused because it is done already.
      if (await takeBack(context, move)) throw error
    }
    if (!(await isAsBefore(context, move))) return turnBack(context, move)
  }
  await endMove(db, move, move.to_media, toText(clock.now()))
  return true
}

/** Which variants showed the file that leaves, before the first step changes that. */
async function noteVariants(
  { db }: StoreContext,
  move: Begun,
  { shownBy }: ProductMedia
): Promise<Begun> {
  if (move.variants !== null) return move
  const variants = JSON.stringify(variantsOf(shownBy, mediaId(move.from_media)))
  await setFormatSwap(db, move, { variants })
  return { ...move, variants }
}

/** Takes every step of the swap except removing the old file from the product. */
async function bring(context: StoreContext, move: Begun, before: ProductMedia): Promise<void> {
  const [product, from, to] = [
    productId(move.product_id),
    mediaId(move.from_media),
    mediaId(move.to_media)
  ]
  const variants = listedVariants(move)
  const media = before.media.map(({ id }) => id)
  await copyAlt(context, move)
  if (!media.includes(to)) {
    await attach(context, product, to)
    // It comes last (docs/shopify.md §10).
    media.push(to)
  }
  await reorder(context, product, media, { from, to })
  await showOnVariants(context, product, { variants, shownBy: before.shownBy }, { from, to })
}

/** The version of a file that had lost its picture when the swap began. */
const NO_PICTURE = ''

/** Whether the file that leaves is the one that the swap began with. One that has lost its picture holds none to be lost. */
async function isAsBefore(
  context: StoreContext,
  { from_media, from_version }: Begun
): Promise<boolean> {
  // That one is not waited for.
  const read = from_version === NO_PICTURE ? readFile : shownFile
  try {
    const file = await read(context, from_media)
    return !isShown(file) || versionIn(file) === from_version
  } catch (error) {
    const { failure } = error as { failure?: string }
    if (failure === 'lost' || failure === 'gone') return true
    throw error
  }
}

/** The merchant put another picture there in the moment when the file was taken off: it comes back in the same way. */
async function turnBack(context: StoreContext, move: Begun): Promise<boolean> {
  const back = {
    ...move,
    from_media: move.to_media,
    from_version: versionIn(await shownFile(context, move.to_media)),
    to_media: move.from_media,
    variants: null
  }
  await turnFormatSwap(context.db, back)
  await finish(context, back)
  return false
}

/** A file that Shopify cannot use never comes into the product, and goes from where it was to come. */
async function abandon(context: StoreContext, move: Begun, error: unknown): Promise<never> {
  const { failure } = error as { failure?: string }
  if (failure && ['refused', 'gone', 'lost'].includes(failure)) await dropSwap(context, move)
  throw error
}
