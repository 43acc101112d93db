import { sha256 } from '../../../core/files.ts'
import { mediaTypeOf } from '../../../core/media-type.ts'
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
import type { StoreContext } from './context.ts'
import { download, MOST_BYTES } from './download.ts'
import { fitting, givenNameOf, pathOf } from './file-address.ts'
import { articleId, collectionId, imageIdOf, type Owner } from './ids.ts'
import { stageUpload } from './staged-upload.ts'
import { refusal } from './translate.ts'

/*
 * The image of a collection or an article has no id to keep: new bytes are a new image under a new address. It
 * is known by the collection or article that has it.
 */

/** As Shopify has it at this moment. */
export type OwnedPicture = { url: string; altText: string | null }

/** @throws StoreError `gone` when there is no such collection or article, or it has no image. */
async function read({ run }: StoreContext, owner: Owner): Promise<OwnedPicture> {
  const found =
    owner.kind === 'collection'
      ? (await run(collectionImage, { id: collectionId(owner.number) })).collection
      : (await run(articleImage, { id: articleId(owner.number) })).article
  if (!found?.image) throw new StoreError('gone', `The ${owner.kind} ${owner.number} has no image`)
  return found.image
}

type Change = { source?: string; alt?: string }

async function write({ run }: StoreContext, owner: Owner, change: Change): Promise<OwnedPicture> {
  // Said twice it is the same image, or the same text.
  const options = { isRepeatable: true }
  const id = owner.kind === 'collection' ? collectionId(owner.number) : articleId(owner.number)
  const [image, errors] =
    owner.kind === 'collection'
      ? await run(collectionImageUpdate, { id, ...change }, options).then(
          ({ collectionUpdate: answer }) => [answer?.collection?.image, answer?.userErrors] as const
        )
      : await run(articleImageUpdate, { id, ...change }, options).then(
          ({ articleUpdate: answer }) => [answer?.article?.image, answer?.userErrors] as const
        )
  if (errors?.length || !image) throw refusal(`The ${owner.kind} ${owner.number}`, errors ?? [])
  return image
}

/** `sizeBytes`: Shopify does not tell it of these images; the CDN does. */
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
  const bytes = await download(picture.url, maxBytes)
  // It was replaced in this moment; the next attempt finds the new one.
  if (!bytes) throw new StoreError('unreachable', `${picture.url} was not there`)
  context.hashes.keep(imageIdOf(owner), picture.url, sha256(bytes))
  return bytes
}

export async function setOwnedAlt(
  context: StoreContext,
  owner: Owner,
  { alt, expectedAlt }: AltChange
): Promise<StoreImage> {
  const before = await read(context, owner)
  const size = await context.sizes.of(before.url)
  const now = before.altText ?? ''
  if (now === alt) return viewOwned(owner, before, size)
  if (now !== expectedAlt)
    throw new StoreError('changed', `The ${owner.kind} ${owner.number} has another alt text`)
  const after = await write(context, owner, { alt })
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
    const current =
      context.hashes.find(imageId, before.url) ??
      sha256(await readOwnedImage(context, owner, MOST_BYTES))
    if (current !== hash && current !== expectedHash)
      throw new StoreError('changed', `The ${owner.kind} ${owner.number} has another image`)
    const fitted = fitting(fileName, mediaTypeOf(bytes))
    if (current === hash && [fileName, fitted].includes(givenNameOf(before.url)))
      return viewOwned(owner, before, await context.sizes.of(before.url))
    const source = await stageUpload(context, bytes, fitted)
    const after = await write(context, owner, { source, alt: before.altText ?? '' })
    context.hashes.keep(imageId, after.url, hash)
    context.sizes.keep(after.url, bytes.length)
    return viewOwned(owner, after, bytes.length)
  })
}
