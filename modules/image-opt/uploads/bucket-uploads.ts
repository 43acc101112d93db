import type { Bucket } from '../../../server/core/files/bucket/bucket.ts'
import type { Files } from '../../../server/core/files/files.ts'
import { LIMITS } from '../engine/limits.ts'
import { uploadBroken, uploadTooLarge } from './errors.ts'
import { type Announced, keepUpload, type Received } from './receive.ts'
import { type PresignedUpload, VALID_MS } from './upload-token.ts'

/*
 * With a bucket, browsers send their files there. Each file has an object of its own, below `uploads/`. It counts as an
 * upload only once the server has checked it and kept a copy under the hash of its content, so whatever is sent to the
 * address afterwards changes nothing.
 */

const FOLDER = 'uploads'

const keyOf = ({ shopId, id }: PresignedUpload): string => `${FOLDER}/${shopId}/${id}`

/** Returns an address in the bucket at which one file can be stored. A size that was announced is part of it. */
export const addressInBucket = (
  bucket: Bucket,
  upload: PresignedUpload,
  { type, size }: { type: string; size?: number }
): Promise<string> =>
  bucket.addressFor(keyOf(upload), { type, sizeBytes: size ?? null }, VALID_MS / 1000)

/**
 * Checks and keeps a file that was sent to the bucket, as keepUpload does.
 * @throws AppError also when nothing was sent
 */
export async function receiveFromBucket(
  files: Files,
  bucket: Bucket,
  upload: PresignedUpload,
  announced: Announced
): Promise<Received> {
  const sizeBytes = await bucket.sizeOf(keyOf(upload))
  if (sizeBytes === undefined) throw uploadBroken()
  if (sizeBytes > LIMITS.fileBytes) throw uploadTooLarge(announced.fileName)
  return bucket.get(keyOf(upload), (content) =>
    keepUpload(files, upload.shopId, announced, content)
  )
}

/** Removes what was sent. Call it once the file is kept or refused. */
export const removeSent = (bucket: Bucket, upload: PresignedUpload): Promise<void> =>
  bucket.remove(keyOf(upload))

/**
 * Removes what was sent before this moment and is still there: files that nobody asked the server to take, and those
 * that were sent a second time. Returns how many.
 */
export async function removeSentBefore(bucket: Bucket, before: Date): Promise<number> {
  let removed = 0
  for await (const { key, modifiedAt } of bucket.list(`${FOLDER}/`)) {
    if (modifiedAt >= before) continue
    await bucket.remove(key)
    removed++
  }
  return removed
}
