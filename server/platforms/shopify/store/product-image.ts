import { sha256 } from '../../../core/files.ts'
import { mediaTypeOf } from '../../../core/media-type.ts'
import {
  type AltChange,
  type ImageChange,
  StoreError,
  type StoreImage
} from '../../store-platform.ts'
import { productImage } from '../client/operations.ts'
import { mustChange } from './change-file.ts'
import type { StoreContext } from './context.ts'
import { download, MOST_BYTES } from './download.ts'
import { fitting, formatOf, plainName, versionOf } from './file-address.ts'
import { finishFormatSwap, moveTo } from './format-swap.ts'
import { mediaId, productId } from './ids.ts'
import { isSettled, type SettledFile, settledFile } from './image-file.ts'
import { viewFile, viewImage } from './list-products.ts'
import { putBytes, rename } from './replace-file.ts'
import { findImage, type KnownImage } from './sql.ts'

/** Work on an image, alone in its product, and after what was begun there has been ended. */
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
  if (!image) throw new StoreError('gone', `${imageId} is no image of this shop`)
  return image
}

export const getProductImage = (context: StoreContext, imageId: string): Promise<StoreImage> =>
  inProduct(context, imageId, async (image) => (await look(context, image)).view)

/** The image as it is, in its product. @throws StoreError `gone` also when it was taken off the product. */
async function look(context: StoreContext, image: KnownImage) {
  const ids = { image: mediaId(image.media_id), product: productId(image.product_id) }
  const { node, product } = await context.run(productImage, ids)
  const isThere = product?.media.nodes.some(({ id }) => id === ids.image)
  if (!node || !('fileStatus' in node) || !product || !isThere)
    throw new StoreError('gone', `${image.image_id} is not in its product any more`)
  const file: SettledFile = isSettled(node) ? node : await settledFile(context, image.media_id)
  return { file, view: viewImage(image.image_id, file, product.variants.nodes) }
}

export const readProductImage = (
  context: StoreContext,
  imageId: string,
  maxBytes: number
): Promise<Uint8Array> =>
  inProduct(context, imageId, (image) => readBytes(context, image, maxBytes))

/** The address of the original is new with each answer, and good for some minutes: it is used at once. */
async function readBytes(
  context: StoreContext,
  { image_id, media_id }: KnownImage,
  maxBytes: number
): Promise<Uint8Array> {
  const hasAddress = ({ originalSource }: SettledFile) => originalSource.url !== null
  const { image, originalSource } = await settledFile(context, media_id, hasAddress)
  const size = originalSource.fileSize ?? 0
  if (size > maxBytes) throw new StoreError('too-large', `${image_id} has ${size} bytes`)
  const bytes = await download(originalSource.url ?? '', maxBytes)
  if (!bytes) throw new StoreError('unreachable', `The original of ${image_id} was not there`)
  context.hashes.keep(image_id, versionOf(image.url, size), sha256(bytes))
  return bytes
}

export function setProductAlt(
  context: StoreContext,
  imageId: string,
  { alt, expectedAlt }: AltChange
): Promise<StoreImage> {
  return inProduct(context, imageId, async (image) => {
    const { view } = await look(context, image)
    if (view.alt === alt) return view
    if (view.alt !== expectedAlt) throw new StoreError('changed', `${imageId} has another alt text`)
    const changed = await mustChange(context, { id: mediaId(image.media_id), alt })
    return { ...view, alt: changed.alt ?? '' }
  })
}

export function replaceProductImage(
  context: StoreContext,
  imageId: string,
  { bytes, fileName, expectedHash }: ImageChange
): Promise<StoreImage> {
  const hash = sha256(bytes)
  return inProduct(context, imageId, async (image) => {
    const { file, view } = await look(context, image)
    const current =
      context.hashes.find(imageId, view.version) ??
      sha256(await readBytes(context, image, MOST_BYTES))
    if (current !== hash && current !== expectedHash)
      throw new StoreError('changed', `${imageId} is another picture`)
    const change = { bytes, hash, fileName: fitting(fileName, mediaTypeOf(bytes)), alt: view.alt }
    if (current !== hash && formatOf(change.fileName) !== formatOf(view.fileName))
      await moveTo(context, image, file, { ...change, fileName: plainName(change.fileName) })
    const now = await known(context, imageId)
    const isNew = current === hash || now.media_id !== image.media_id
    const after = isNew
      ? await settledFile(context, now.media_id)
      : await putBytes(context, image, file, change)
    return { ...view, ...viewFile(await rename(context, now, after, change)) }
  })
}
