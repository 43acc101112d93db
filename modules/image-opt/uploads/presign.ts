import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { requirePlan } from '../../pricing/queries.ts'
import { MAX_UPLOADS } from '../contract.ts'
import { LIMITS } from '../engine/limits.ts'
import { addressInBucket } from './bucket-uploads.ts'
import { nothingUploaded, notSupported, tooManyWaiting, uploadTooLarge } from './errors.ts'
import { cleanName, isAccepted } from './file-name.ts'
import { addUpload, countUploads } from './sql.ts'
import { filePath, uploadId } from './upload-id.ts'
import type { UploadTokens } from './upload-token.ts'

export type Announced = { filename: string; type: string; size?: number }

/**
 * The most uploads that a shop may have outside of runs: fifty times a full upload dialog. The limit keeps a shop from
 * filling the disk.
 */
const MOST_WAITING = 5000

/**
 * The most bytes that a shop may have outside of runs, announced or stored: two full upload dialogs. 5,000 files alone
 * would be 250 GB.
 */
const MOST_WAITING_BYTES = 2 * MAX_UPLOADS * LIMITS.fileBytes

/** The most bytes of uploads that a shop may have in storage: 25,000 photographs of 2 MB in 30 days. */
const MOST_KEPT_BYTES = 50_000_000_000

/**
 * Returns a presigned address for each file. If one file is refused, no file gets an address.
 * @throws AppError when the plan does not include uploads, and for files that would be refused on arrival
 */
export async function presignUploads(
  app: Pick<FastifyInstance, 'clock' | 'config' | 'db' | 'files'>,
  uploadTokens: UploadTokens,
  shopId: number,
  announced: Announced[]
) {
  const { bucket } = app.files
  const promised = await promiseUploads(app, shopId, announced)
  return Promise.all(
    promised.map(async ({ id, fileName }, index) => {
      const ownUrl = uploadTokens.pathTo({ shopId, id })
      const file = announced[index]
      const urls =
        bucket && file
          ? {
              upload_url: await addressInBucket(bucket, { shopId, id }, file),
              confirm_url: ownUrl
            }
          : { upload_url: ownUrl }
      return { ...urls, file_path: filePath(id, fileName), data_id: uploadId(id), index }
    })
  )
}

/**
 * Adds a row for each file, which from then on counts against the shop's limits. If one file is refused, none gets a
 * row.
 * @throws AppError when the plan does not include uploads, for files that would be refused on arrival, and beyond the
 * limits of the shop
 */
export async function promiseUploads(
  { db, clock, config: { billing } }: Pick<FastifyInstance, 'clock' | 'config' | 'db'>,
  shopId: number,
  announced: Announced[]
): Promise<{ id: number; fileName: string }[]> {
  await requirePlan(db, shopId, billing, 'upload')
  if (announced.length === 0) throw nothingUploaded()
  const refused = announced.filter((file) => !isAccepted(file))
  if (refused.length > 0) throw notSupported(refused.map(({ filename }) => filename))
  const large = announced.find(({ size = 0 }) => size > LIMITS.fileBytes)
  if (large) throw uploadTooLarge(large.filename)

  return inTransaction(db, async (trx) => {
    const { waiting, waitingBytes, keptBytes } = await countUploads(trx, shopId, LIMITS.fileBytes)
    const bytes = announced.reduce((sum, { size = LIMITS.fileBytes }) => sum + size, 0)
    if (
      waiting + announced.length > MOST_WAITING ||
      waitingBytes + bytes > MOST_WAITING_BYTES ||
      keptBytes + waitingBytes + bytes > MOST_KEPT_BYTES
    )
      throw tooManyWaiting()
    const now = toText(clock.now())
    const promised = []
    for (const { filename, size } of announced) {
      const fileName = cleanName(filename)
      const id = await addUpload(trx, { shopId, fileName, sizeBytes: size ?? null }, now)
      promised.push({ id, fileName })
    }
    return promised
  })
}
