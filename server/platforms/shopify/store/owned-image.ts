import { MAX_FILE_BYTES } from '../../../../modules/image-opt/contract.ts'
import { sha256 } from '../../../core/files/hash.ts'
import { mediaTypeOf } from '../../../core/pictures/media-type.ts'
import {
  type AltChange,
  type ImageChange,
  StoreError,
  type StoreImage
} from '../../store-platform.ts'
import {
  articleImage,
  articleImageUpdate,
  collectionImage,
  collectionImageUpdate
} from '../client/operations.ts'
import { refusal } from './answers/translate.ts'
import { unlessDone } from './answers/unless-done.ts'
import type { StoreContext } from './context.ts'
import { download } from './files/download.ts'
import { fitting, givenNameOf, markedName, markOf, pathOf } from './files/file-address.ts'
import type { FileChange } from './files/replace-file.ts'
import { stageUpload } from './files/staged-upload.ts'
import { articleId, collectionId, imageIdOf, type Owner } from './ids.ts'
import { addMark, findMarked, newMark, setMarkVersion } from './owned-marks.ts'

/*
 * The image of a collection or an article has no permanent id: new bytes make a new image at a new address. We
 * therefore identify the image by its collection or article.
 */

/** The image in its current state at Shopify. */
export type OwnedPicture = { url: string; altText: string | null }

/**
 * Reads the image of a collection or an article.
 * @throws StoreError `gone` when there is no such collection or article, or when it has no image
 */
async function read({ run }: StoreContext, owner: Owner): Promise<OwnedPicture> {
  const found =
    owner.kind === 'collection'
      ? (await run(collectionImage, { id: collectionId(owner.number) })).collection
      : (await run(articleImage, { id: articleId(owner.number) })).article
  if (!found?.image) throw new StoreError('gone', `The ${owner.kind} ${owner.number} has no image`)
  return found.image
}

type Change = { source?: string; alt?: string }

/**
 * Sends one change to the image. Before sending it again, the caller must check whether it took effect: an upload can
 * be used only once, and a second change would undo what the merchant did in the meantime.
 */
async function write({ run }: StoreContext, owner: Owner, change: Change): Promise<OwnedPicture> {
  const id = owner.kind === 'collection' ? collectionId(owner.number) : articleId(owner.number)
  const [image, errors] =
    owner.kind === 'collection'
      ? await run(collectionImageUpdate, { id, ...change }).then(
          ({ collectionUpdate: answer }) => [answer?.collection?.image, answer?.userErrors] as const
        )
      : await run(articleImageUpdate, { id, ...change }).then(
          ({ articleUpdate: answer }) => [answer?.article?.image, answer?.userErrors] as const
        )
  if (errors?.length || !image) throw refusal(`The ${owner.kind} ${owner.number}`, errors ?? [])
  return image
}

/**
 * Returns the image of a collection or an article. `sizeBytes` must come from the CDN, because Shopify does not report
 * the sizes of these images.
 */
export const viewOwned = (
  owner: Owner,
  { url, altText }: OwnedPicture,
  sizeBytes: number
): StoreImage => ({
  id: imageIdOf(owner),
  fileName: givenNameOf(url),
  alt: altText ?? '',
  variant: '',
  sizeBytes,
  version: seenAt(url),
  url
})

export async function getOwnedImage(context: StoreContext, owner: Owner): Promise<StoreImage> {
  const picture = await read(context, owner)
  const view = viewOwned(owner, picture, await context.sizes.of(picture.url))
  const writtenHash = await writtenHashOf(context, owner, picture)
  return writtenHash === undefined ? view : { ...view, writtenHash }
}

/** Returns the hash of the bytes that we put there, if the image still has them. */
const writtenHashOf = (context: StoreContext, owner: Owner, { url }: OwnedPicture) =>
  findMarked(context.db, imageOf(context, owner), { mark: markOf(url), version: seenAt(url) })

const imageOf = ({ shopId }: StoreContext, owner: Owner) => ({ shopId, imageId: imageIdOf(owner) })

/** The version of an image: its path changes with each new picture, and `?v=` if a path is used again. */
const seenAt = (url: string): string => pathOf(url) + new URL(url).search

export async function readOwnedImage(
  context: StoreContext,
  owner: Owner,
  maxBytes: number
): Promise<Uint8Array> {
  const picture = await read(context, owner)
  const bytes = await readBytes(context, owner, picture, maxBytes)
  // Somebody has just replaced the image. The next attempt finds the new one.
  if (!bytes) throw new StoreError('unreachable', `${picture.url} was not found`)
  return bytes
}

/** Returns the bytes of the picture; undefined if its address does not exist. */
async function readBytes(
  context: StoreContext,
  owner: Owner,
  { url }: OwnedPicture,
  maxBytes: number
): Promise<Uint8Array | undefined> {
  const bytes = await download(context, url, maxBytes)
  if (bytes) context.hashes.keep(imageIdOf(owner), url, sha256(bytes))
  return bytes
}

export async function setOwnedAlt(
  context: StoreContext,
  owner: Owner,
  { alt, expectedAlt }: AltChange
): Promise<StoreImage> {
  /**
   * Returns the picture if it already has the new alt text; undefined if it still has the expected one. Throws if it
   * has any other.
   */
  async function find(): Promise<OwnedPicture | undefined> {
    const picture = await read(context, owner)
    const now = picture.altText ?? ''
    if (now === alt) return picture
    if (now === expectedAlt) return undefined
    throw new StoreError('changed', `The ${owner.kind} ${owner.number} has another alt text`)
  }
  const before = await read(context, owner)
  const size = await context.sizes.of(before.url)
  const done = await find()
  if (done) return viewOwned(owner, done, size)
  // Shopify may show the same picture under a new address, which is then the first that shows the upload.
  const mark = markOf(before.url)
  if (mark && (await writtenHashOf(context, owner, before)))
    await setMarkVersion(context.db, imageOf(context, owner), mark, null)
  const after = await unlessDone(context.clock, () => write(context, owner, { alt }), find)
  context.sizes.keep(after.url, size)
  return viewOwned(owner, after, size)
}

export function replaceOwnedImage(
  context: StoreContext,
  owner: Owner,
  { bytes, fileName, expectedHash }: ImageChange
): Promise<StoreImage> {
  const imageId = imageIdOf(owner)
  return context.withLock(`${context.shopId}:${imageId}`, async () => {
    const hash = sha256(bytes)
    const before = await read(context, owner)
    const isExpected = await hasBytes(context, owner, before, expectedHash)
    const isNew =
      isExpected || expectedHash === null
        ? hash === expectedHash || hash === (await writtenHashOf(context, owner, before))
        : await hasBytes(context, owner, before, hash)
    if (!isNew && !isExpected)
      throw new StoreError('changed', `The ${owner.kind} ${owner.number} has another image`)
    const fitted = fitting(fileName, mediaTypeOf(bytes))
    if (isNew && [fileName, fitted].includes(givenNameOf(before.url)))
      return getOwnedImage(context, owner)
    const after = await putOwned(context, owner, before, { bytes, hash, fileName: fitted })
    context.sizes.keep(after.url, bytes.length)
    return { ...viewOwned(owner, after, bytes.length), writtenHash: hash }
  })
}

/**
 * Tells whether the image has the bytes with this hash, or has no picture if none is expected. What we put there is
 * recognised by its address, anything else by its bytes. If an image that should have no picture can be read after all,
 * the next attempt compares it.
 */
async function hasBytes(
  context: StoreContext,
  owner: Owner,
  picture: OwnedPicture,
  hash: string | null
): Promise<boolean> {
  const { url } = picture
  if (hash !== null) {
    if (hash === (await writtenHashOf(context, owner, picture))) return true
    const known = context.hashes.find(imageIdOf(owner), url)
    if (known !== undefined) return known === hash
  }
  const bytes = await readBytes(context, owner, picture, MAX_FILE_BYTES)
  if ((bytes === undefined) === (hash === null)) return bytes ? sha256(bytes) === hash : true
  throw new StoreError('unreachable', `${url} ${bytes ? 'can be read now' : 'was not found'}`)
}

/**
 * Gives the owner an image with the new bytes. Each attempt uploads the bytes again, because an upload can be used in
 * only one change. The mark in the name of the upload is recorded first, so that after a lost answer or a kill the
 * address shows whether the change took effect, whatever bytes the CDN delivers.
 */
async function putOwned(
  context: StoreContext,
  owner: Owner,
  before: OwnedPicture,
  { bytes, hash, fileName }: FileChange
): Promise<OwnedPicture> {
  const changedMeanwhile = new StoreError(
    'changed',
    `The ${owner.kind} ${owner.number} has changed in the meantime`
  )
  const mark = newMark()
  const { db } = context
  const image = imageOf(context, owner)
  await addMark(db, image, { mark, hash, before: markOf(before.url) })
  async function send() {
    const source = await stageUpload(context, bytes, markedName(fileName, mark))
    const now = await read(context, owner)
    if (now.url !== before.url) throw changedMeanwhile
    return write(context, owner, { source, alt: now.altText ?? '' })
  }
  async function findEffect() {
    const now = await read(context, owner)
    if (now.url === before.url) return undefined
    if (markOf(now.url) !== mark) throw changedMeanwhile
    return now
  }
  const after = await unlessDone(context.clock, send, findEffect)
  await setMarkVersion(db, image, mark, seenAt(after.url))
  return after
}
