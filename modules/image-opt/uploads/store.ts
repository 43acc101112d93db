import type { Db } from '../../../server/core/db.ts'
import type { Files } from '../../../server/core/files.ts'
import {
  StoreError,
  type StoreImage,
  type StorePlatform
} from '../../../server/platforms/store-platform.ts'
import { findTakenUpload, setUploadContent, type Upload } from './sql.ts'
import { isUploadId, uploadId, uploadNumber } from './upload-id.ts'

type ImageCalls = Pick<StorePlatform, 'getImage' | 'readImage' | 'replaceImage'>

/**
 * Presents a shop's uploads as a store: runs, restores, comparing and downloads work on them as on any image. An
 * upload is a row that names its content by hash, so replacing its bytes is one update of that row (decision 020).
 */
function openUploads(db: Db, files: Files, shopId: number): ImageCalls {
  async function get(imageId: string): Promise<Upload & { content_hash: string }> {
    const upload = await findTakenUpload(db, shopId, uploadNumber(imageId))
    if (!upload?.content_hash) throw new StoreError('gone', `${imageId} is not kept any more`)
    return { ...upload, content_hash: upload.content_hash }
  }

  return {
    async getImage(imageId) {
      return viewUpload(await get(imageId))
    },

    async readImage(imageId, maxBytes) {
      const { content_hash, size_bytes } = await get(imageId)
      if ((size_bytes ?? 0) > maxBytes)
        throw new StoreError('too-large', `${imageId} has ${size_bytes} bytes, at most ${maxBytes}`)
      return files.read(shopId, content_hash)
    },

    async replaceImage(imageId, { bytes, fileName, expectedHash }) {
      const { id, content_hash } = await get(imageId)
      const hash = await files.keep(shopId, bytes)
      const isExpected = content_hash === expectedHash || content_hash === hash
      const content = { hash, bytes: bytes.length, fileName }
      // Only if the content is still the one checked above: the upload may have expired in between.
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

export type StoreOf = (shopId: number) => StorePlatform

/** Adds the uploads to the shop's store. The id of an image tells which of the two it belongs to. */
export const withUploads =
  (db: Db, files: Files, storeOf: StoreOf): StoreOf =>
  (shopId) => {
    const store = storeOf(shopId)
    const uploads = openUploads(db, files, shopId)
    const placeOf = (imageId: string): ImageCalls => (isUploadId(imageId) ? uploads : store)
    return {
      ...store,
      getImage: (imageId) => placeOf(imageId).getImage(imageId),
      readImage: (imageId, maxBytes) => placeOf(imageId).readImage(imageId, maxBytes),
      replaceImage: (imageId, change) => placeOf(imageId).replaceImage(imageId, change)
    }
  }
