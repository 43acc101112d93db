import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '../../../server/core/files/hash.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import type { EncodeOptions, Outcome } from '../engine/encode-options.ts'
import type { CodecPool } from '../engine/pool/pool.ts'
import { savePicture } from '../engine/save.ts'
import { findResult, type ImageResult } from './sql/results.ts'
import { withWatermark } from './with-watermark.ts'

type TryDeps = Pick<FastifyInstance, 'db' | 'files' | 'storeOf'> & { codec: CodecPool }

type Trial = {
  shopId: number
  image: { id: number; platform_id: string }
  encodeOptions: EncodeOptions
  /** The file of the watermark; by default the stored one that the encode options name. */
  watermarkPath?: string
  /** Where the result is written. The caller deletes it. */
  output: string
}

/** `backedUp` is the image's result if the store has our work, because then the backup was encoded. */
export type Tried = { storeBytes: number; backedUp: ImageResult | undefined; outcome: Outcome }

/**
 * Encodes an image as a run would and changes nothing in the store or the database. An image that we have optimised is
 * encoded from its original.
 * @throws a failure if the store does not answer
 */
export async function tryPicture(
  { db, files, storeOf, codec }: TryDeps,
  { shopId, image, encodeOptions, watermarkPath, output }: Trial
): Promise<Tried> {
  const copy = files.scratchPath()
  try {
    const bytes = await storeOf(shopId).readImage(image.platform_id, MAX_FILE_BYTES)
    const known = await findResult(db, shopId, image.id)
    const isOurs = known?.original_hash && known.result_hash === sha256(bytes)
    if (!isOurs) await savePicture(copy, Buffer.from(bytes))
    const encode = (input: string) =>
      watermarkPath
        ? codec.optimise({ input, output, options: encodeOptions, watermarkPath })
        : withWatermark(files, shopId, encodeOptions, (watermark) =>
            codec.optimise({ input, output, options: encodeOptions, ...watermark })
          )
    const outcome = isOurs
      ? await files.withFile(shopId, known.original_hash ?? '', encode)
      : await encode(copy)
    return { storeBytes: bytes.length, backedUp: isOurs ? known : undefined, outcome }
  } finally {
    await rm(copy, { force: true })
  }
}
