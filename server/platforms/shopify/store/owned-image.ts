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
import { fitting, givenNameOf, pathOf } from './files/file-address.ts'
import type { FileChange } from './files/replace-file.ts'
import { stageUpload } from './files/staged-upload.ts'
import { articleId, collectionId, imageIdOf, type Owner } from './ids.ts'

/*
 * The image of a collection or an article has no permanent id, because new bytes make a new image at a new address.
 * The id of the collection or article identifies the image instead.
 */

/** The image as Shopify has it now. */
export type OwnedPicture = { url: string; altText: string | null }

/**
 * Reads the image of a collection or an article.
 * @throws StoreError `gone` when there is no such collection or article, or it has no image
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
 * Changes the image. Before repeating a change, checks whether it took effect, because an upload can be used only once
 * and a repeat would undo what the merchant did in the meantime.
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
 * Returns the image of a collection or an article. `sizeBytes` comes from the CDN, because Shopify does not report it
 * for these images.
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
  version: pathOf(url) + new URL(url).search,
  url
})

export async function getOwnedImage(context: StoreContext, owner: Owner): Promise<StoreImage> {
  const picture = await read(context, owner)
  return viewOwned(owner, picture, await context.sizes.of(picture.url))
}

export async function readOwnedImage(
  context: StoreContext,
  owner: Owner,
  maxBytes: number
): Promise<Uint8Array> {
  const picture = await read(context, owner)
  const bytes = await readBytes(context, owner, picture, maxBytes)
  // The image was just replaced; the next attempt finds the new one.
  if (!bytes) throw new StoreError('unreachable', `${picture.url} was not found`)
  return bytes
}

/** Returns undefined if the address does not exist. */
async function readBytes(
  { hashes }: StoreContext,
  owner: Owner,
  { url }: OwnedPicture,
  maxBytes: number
): Promise<Uint8Array | undefined> {
  const bytes = await download(url, maxBytes)
  if (bytes) hashes.keep(imageIdOf(owner), url, sha256(bytes))
  return bytes
}

export async function setOwnedAlt(
  context: StoreContext,
  owner: Owner,
  { alt, expectedAlt }: AltChange
): Promise<StoreImage> {
  /** Returns the picture if it already has the new alt text; undefined if it still has the expected one. */
  async function find(): Promise<OwnedPicture | undefined> {
    const picture = await read(context, owner)
    const now = picture.altText ?? ''
    if (now === alt) return picture
    if (now === expectedAlt) return undefined
    throw new StoreError('changed', `The ${owner.kind} ${owner.number} has another alt text`)
  }
  const before = await read(context, owner)
  const size = await context.sizes.of(before.url)
  const after =
    (await find()) ?? (await unlessDone(context.clock, () => write(context, owner, { alt }), find))
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
    const current = await hashOf(context, owner, before, expectedHash)
    if (current !== hash && current !== expectedHash)
      throw new StoreError('changed', `The ${owner.kind} ${owner.number} has another image`)
    const fitted = fitting(fileName, mediaTypeOf(bytes))
    if (current === hash && [fileName, fitted].includes(givenNameOf(before.url)))
      return viewOwned(owner, before, await context.sizes.of(before.url))
    const after = await putOwned(context, owner, before, { bytes, hash, fileName: fitted })
    context.hashes.keep(imageId, after.url, hash)
    context.sizes.keep(after.url, bytes.length)
    return viewOwned(owner, after, bytes.length)
  })
}

/**
 * Returns the hash of the image's bytes, or null if there is no picture and none is expected. If an image that should
 * have no picture can be read after all, the next attempt compares it.
 */
async function hashOf(
  context: StoreContext,
  owner: Owner,
  picture: OwnedPicture,
  expectedHash: string | null
): Promise<string | null> {
  const imageId = imageIdOf(owner)
  const known = context.hashes.find(imageId, picture.url)
  if (known !== undefined && expectedHash !== null) return known
  const bytes = await readBytes(context, owner, picture, MAX_FILE_BYTES)
  if ((bytes === undefined) === (expectedHash === null)) return bytes ? sha256(bytes) : null
  throw new StoreError(
    'unreachable',
    `${picture.url} ${bytes ? 'can be read now' : 'was not found'}`
  )
}

/**
 * Gives the owner an image with the new bytes. Each attempt uploads the bytes again, because an upload can be used in
 * only one change.
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
  async function send() {
    const source = await stageUpload(context, bytes, fileName)
    const now = await read(context, owner)
    if (now.url !== before.url) throw changedMeanwhile
    return write(context, owner, { source, alt: now.altText ?? '' })
  }
  async function findEffect() {
    const now = await read(context, owner)
    if (now.url === before.url) return undefined
    const found = await readBytes(context, owner, now, MAX_FILE_BYTES)
    if (!found || sha256(found) !== hash) throw changedMeanwhile
    return now
  }
  return unlessDone(context.clock, send, findEffect)
}
