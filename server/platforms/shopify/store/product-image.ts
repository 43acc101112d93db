import { MAX_FILE_BYTES } from '../../../../modules/image-opt/contract.ts'
import { isFailure } from '../../../core/failure.ts'
import { sha256 } from '../../../core/files/hash.ts'
import { mediaTypeOf } from '../../../core/pictures/media-type.ts'
import {
  type AltChange,
  type ImageChange,
  StoreError,
  type StoreImage
} from '../../store-platform.ts'
import { productImage } from '../client/operations.ts'
import type { StoreContext } from './context.ts'
import { acknowledge, mustChange } from './files/change-file.ts'
import { download } from './files/download.ts'
import { fileNameOf, fitting, formatOf, plainName } from './files/file-address.ts'
import {
  hasAddress,
  isReady,
  isShown,
  type ReadyFile,
  readFile,
  readyFile,
  shownFile,
  versionIn
} from './files/image-file.ts'
import { type FileChange, putBytes, rename } from './files/replace-file.ts'
import { finishFormatSwap, swapFormat } from './format-swap/format-swap.ts'
import { mediaId, productId } from './ids.ts'
import { viewFile, viewImage } from './listing/list-products.ts'
import { findImage, type KnownImage } from './sql.ts'

/**
 * Calls `work` while holding the lock of the image's product. If a format swap of the image was interrupted, it is
 * finished first.
 */
async function inProduct<T>(
  context: StoreContext,
  imageId: string,
  work: (image: KnownImage) => Promise<T>
): Promise<T> {
  const { product_id } = await known(context, imageId)
  return context.withLock(`${context.shopId}:${product_id}`, async () => {
    await finishFormatSwap(context, imageId)
    return work(await known(context, imageId))
  })
}

async function known({ db, shopId }: StoreContext, imageId: string): Promise<KnownImage> {
  const image = await findImage(db, shopId, imageId)
  if (!image) throw new StoreError('gone', `${imageId} is not an image of this shop`)
  return image
}

export const getProductImage = (context: StoreContext, imageId: string): Promise<StoreImage> =>
  inProduct(context, imageId, async (image) => (await readShown(context, image)).view)

/**
 * Reads the image and its file. This also works for an image that kept its picture when a change failed.
 * @throws StoreError `gone` when the image was deleted or taken off the product, `lost` when it no longer has a
 * picture
 */
async function readShown(context: StoreContext, image: KnownImage) {
  const ids = { image: mediaId(image.media_id), product: productId(image.product_id) }
  const { node, product } = await context.run(productImage, ids)
  const isThere = product?.media.nodes.some(({ id }) => id === ids.image)
  if (!node || !('fileStatus' in node) || !product || !isThere)
    throw new StoreError('gone', `${image.image_id} is no longer in its product`)
  const file: ReadyFile = isShown(node) ? node : await shownFile(context, image.media_id)
  return { file, view: viewImage(image.image_id, ids.image, file, product.variants.nodes) }
}

export const readProductImage = (
  context: StoreContext,
  imageId: string,
  maxBytes: number
): Promise<Uint8Array> => inProduct(context, imageId, (image) => mustRead(context, image, maxBytes))

async function mustRead(
  context: StoreContext,
  image: KnownImage,
  maxBytes: number
): Promise<Uint8Array> {
  const bytes = await readBytes(context, image, maxBytes)
  if (bytes) return bytes
  throw new StoreError('unreachable', `The original of ${image.image_id} was not found`)
}

/**
 * Returns the bytes of the original; undefined if its address does not exist. Each answer contains a new address,
 * which is valid for some minutes, so it is used at once.
 */
async function readBytes(
  context: StoreContext,
  { image_id, media_id }: KnownImage,
  maxBytes: number
): Promise<Uint8Array | undefined> {
  const file = await shownFile(context, media_id, hasAddress)
  const size = file.originalSource.fileSize ?? 0
  if (size > maxBytes) throw new StoreError('too-large', `${image_id} has ${size} bytes`)
  const bytes = await download(context, file.originalSource.url ?? '', maxBytes)
  if (bytes) context.hashes.keep(image_id, versionIn(file), sha256(bytes))
  return bytes
}

/** Makes sure that the image accepts a change, and returns the same as `readShown`. */
async function prepare(context: StoreContext, image: KnownImage) {
  const found = await readShown(context, image)
  if (found.file.fileStatus !== 'FAILED') return found
  await acknowledge(context, image.media_id)
  return readShown(context, image)
}

export function setProductAlt(
  context: StoreContext,
  imageId: string,
  { alt, expectedAlt }: AltChange
): Promise<StoreImage> {
  return inProduct(context, imageId, async (image) => {
    const { view } = await prepare(context, image)
    if (view.alt === alt) return view
    const changedError = new StoreError('changed', `${imageId} has another alt text`)
    if (view.alt !== expectedAlt) throw changedError
    const change = { id: mediaId(image.media_id), alt }
    const changed = await mustChange(context, {
      make: () => change,
      async findEffect() {
        const file = await readFile(context, image.media_id)
        if (file.alt === alt) return file
        if ((file.alt ?? '') !== expectedAlt) throw changedError
        return undefined
      }
    })
    return { ...view, alt: changed.alt ?? '' }
  })
}

export function replaceProductImage(
  context: StoreContext,
  imageId: string,
  change: ImageChange
): Promise<StoreImage> {
  const { bytes, expectedHash } = change
  const hash = sha256(bytes)
  return inProduct(context, imageId, async (image) => {
    if (expectedHash === null) return replaceUnreadable(context, image, { ...change, hash })
    const { file, view } = await prepare(context, image)
    const current =
      context.hashes.find(imageId, view.version) ??
      sha256(await mustRead(context, image, MAX_FILE_BYTES))
    if (current !== hash && current !== expectedHash)
      throw new StoreError('changed', `${imageId} has another picture`)
    const fileName = fitting(change.fileName, mediaTypeOf(bytes))
    const isOtherFormat = formatOf(fileName) !== formatOf(view.fileName)
    const after =
      current === hash
        ? file
        : await put(context, image, file, { bytes, hash, fileName, alt: view.alt, isOtherFormat })
    const now = await known(context, imageId)
    return { ...view, ...viewFile(await rename(context, now, after, { bytes, hash, fileName })) }
  })
}

type Put = FileChange & { alt: string; isOtherFormat: boolean }

/**
 * Puts new bytes into the image's file. If they have another format, the image gets a new file. `file` is the current
 * file, or undefined if the image has no picture.
 */
async function put(
  context: StoreContext,
  image: KnownImage,
  file: ReadyFile | undefined,
  { isOtherFormat, ...change }: Put
): Promise<ReadyFile> {
  if (!isOtherFormat) return putBytes(context, image, file, change)
  await swapFormat(context, image, file, { ...change, fileName: plainName(change.fileName) })
  return readyFile(context, (await known(context, image.image_id)).media_id)
}

/**
 * Replaces a picture that cannot be read: a failed change removed it from its file, or its address does not exist. If
 * it can be read after all, it is not replaced, because it may be a newer picture that somebody uploaded.
 */
async function replaceUnreadable(
  context: StoreContext,
  image: KnownImage,
  { bytes, hash, fileName }: FileChange
): Promise<StoreImage> {
  const { media_id, image_id } = image
  const file = await withoutPicture(context, image)
  const fitted = fitting(fileName, mediaTypeOf(bytes))
  const { alt } = await readFile(context, media_id)
  // For a file without a picture, Shopify reports no file name and thus no format. Its format is that of the original,
  // unless a format swap gave the image a new file.
  const isOtherFormat = file
    ? formatOf(fitted) !== formatOf(fileNameOf(file.image.url))
    : media_id !== image_id
  const change = { bytes, hash, fileName: fitted }
  const after = await put(context, image, file, { ...change, alt: alt ?? '', isOtherFormat })
  await rename(context, await known(context, image_id), after, change)
  return (await readShown(context, await known(context, image_id))).view
}

/**
 * Makes sure that the image accepts a change. Returns its file, or undefined if the file has no picture.
 * @throws StoreError `unreachable` if the picture can be read after all, so that the next attempt compares it
 */
async function withoutPicture(
  context: StoreContext,
  image: KnownImage
): Promise<ReadyFile | undefined> {
  const bytes = await readBytes(context, image, MAX_FILE_BYTES).catch((error) => {
    if (!isFailure(error, 'lost')) throw error
    return undefined
  })
  const file = await readFile(context, image.media_id)
  if (file.fileStatus === 'FAILED') await acknowledge(context, image.media_id)
  const now = file.fileStatus === 'FAILED' ? await readFile(context, image.media_id) : file
  if (bytes || (isReady(now) && !isShown(file)))
    throw new StoreError('unreachable', `${image.image_id} can be read now`)
  return isReady(now) ? now : undefined
}
