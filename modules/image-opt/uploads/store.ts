import { open, rm } from 'node:fs/promises'
import type { Db } from '../../../server/core/database/db.ts'
import type { Files } from '../../../server/core/files/files.ts'
import { openKeyedMutex } from '../../../server/core/keyed-mutex.ts'
import type { OpenPicture } from '../../../server/core/pictures/open-picture.ts'
import {
  StoreError,
  type StoreImage,
  type StorePlatform
} from '../../../server/platforms/store-platform.ts'
import { findTakenUpload, setUploadContent, type Upload } from './sql.ts'
import { isUploadId, uploadId, uploadNumber } from './upload-id.ts'

type ImageCalls = Pick<StorePlatform, 'getImage' | 'readImage' | 'openImage' | 'replaceImage'>

/**
 * Presents a shop's uploads as a store, so that runs, restores, comparisons and downloads work on them as on any
 * image. An upload is a row that names its content by hash, so replacing its bytes is one update of that row (decision
 * 007).
 */
function openUploads(db: Db, files: Files, shopId: number): ImageCalls {
  async function get(imageId: string): Promise<Upload & { content_hash: string }> {
    const upload = await findTakenUpload(db, shopId, uploadNumber(imageId))
    if (!upload?.content_hash) throw new StoreError('gone', `${imageId} is not kept any more`)
    return { ...upload, content_hash: upload.content_hash }
  }

  /** @throws StoreError `gone` or `too-large` */
  async function hashOf(imageId: string, maxBytes: number): Promise<string> {
    const { content_hash, size_bytes } = await get(imageId)
    if ((size_bytes ?? 0) > maxBytes)
      throw new StoreError('too-large', `${imageId} has ${size_bytes} bytes, at most ${maxBytes}`)
    return content_hash
  }

  return {
    async getImage(imageId) {
      return viewUpload(await get(imageId))
    },

    async readImage(imageId, maxBytes) {
      return files.read(shopId, await hashOf(imageId, maxBytes))
    },

    async openImage(imageId, maxBytes) {
      return files.open(shopId, await hashOf(imageId, maxBytes))
    },

    async replaceImage(imageId, { bytes, fileName, expectedHash }) {
      const { id, content_hash } = await get(imageId)
      const hash = await files.keep(shopId, bytes)
      const isExpected = content_hash === expectedHash || content_hash === hash
      const content = { hash, bytes: bytes.length, fileName }
      // The content is replaced only if it is still the content that was checked above: the upload may have expired in
      // between.
      if (!isExpected || !(await setUploadContent(db, shopId, id, content_hash, content)))
        throw new StoreError('changed', `${imageId} is not what it was`)
      return viewUpload(await get(imageId))
    }
  }
}

const viewUpload = (upload: Upload & { content_hash: string }): StoreImage => ({
  id: uploadId(upload.id),
  fileName: upload.file_name,
  alt: '',
  variant: '',
  sizeBytes: upload.size_bytes ?? 0,
  version: upload.content_hash,
  // No storefront shows an upload: only signed URLs lead to it.
  url: ''
})

/**
 * Returns a function that opens pictures. A picture from a remote store passes through memory on its way to the disk,
 * so only one such picture is downloaded at a time.
 */
function openerFor(files: Files) {
  const withLock = openKeyedMutex()
  return (place: ImageCalls, imageId: string, maxBytes: number): Promise<OpenPicture> =>
    place.openImage
      ? place.openImage(imageId, maxBytes)
      : withLock('download', async () => spool(files, await place.readImage(imageId, maxBytes)))
}

/** Writes the bytes to a file without a name, which the system frees when it is closed, however the process ends. */
async function spool(files: Files, bytes: Uint8Array): Promise<OpenPicture> {
  const path = files.scratchPath()
  const file = await open(path, 'wx+', 0o600)
  try {
    await file.writeFile(bytes)
    return { file, sizeBytes: bytes.length }
  } catch (error) {
    await file.close()
    throw error
  } finally {
    await rm(path, { force: true })
  }
}

export type StoreOf = (shopId: number) => StorePlatform
/** A store in which every picture can be opened, wherever its bytes are. */
export type OpenStoreOf = (
  shopId: number
) => StorePlatform & Required<Pick<StorePlatform, 'openImage'>>

/**
 * Adds the uploads to the shop's store. The id of an image tells whether it is an upload or an image of the store.
 */
export function withUploads(db: Db, files: Files, storeOf: StoreOf): OpenStoreOf {
  const openFrom = openerFor(files)
  return (shopId) => {
    const store = storeOf(shopId)
    const uploads = openUploads(db, files, shopId)
    const placeOf = (imageId: string): ImageCalls => (isUploadId(imageId) ? uploads : store)
    return {
      ...store,
      getImage: (imageId) => placeOf(imageId).getImage(imageId),
      readImage: (imageId, maxBytes) => placeOf(imageId).readImage(imageId, maxBytes),
      openImage: (imageId, maxBytes) => openFrom(placeOf(imageId), imageId, maxBytes),
      replaceImage: (imageId, change) => placeOf(imageId).replaceImage(imageId, change)
    }
  }
}
