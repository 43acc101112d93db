import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import type { EncodeOptions } from '../../engine/encode-options.ts'
import type { CodecPool } from '../../engine/pool/pool.ts'
import { savePicture } from '../../engine/save.ts'
import { findResult } from '../sql/results.ts'
import type { ChosenImage } from '../sql/selection.ts'
import type { Stratum } from './sample.ts'

/** After this time no further picture is tried, because the merchant is waiting and runs may need the codecs. */
const MAX_MS = 10_000

type Sample = { shopId: number; strata: Stratum[]; encodeOptions: EncodeOptions }

/**
 * Compresses the image of each stratum, as many at once as IMAGE_WORKERS allows, and sets the stratum's `saved`.
 * `saved` stays undefined if the time ran out or the image could not be tried.
 */
export async function trySample(
  app: FastifyInstance,
  codec: CodecPool,
  sample: Sample
): Promise<void> {
  const end = performance.now() + MAX_MS
  const left = [...sample.strata]
  async function tryNext(): Promise<void> {
    for (let next = left.shift(); next; next = left.shift()) {
      if (performance.now() >= end) return
      next.saved = await savedOf(app, codec, sample, next.image)
    }
  }
  await Promise.all(Array.from({ length: app.config.imageWorkers }, tryNext))
}

/** Returns the bytes saved; undefined if the picture could not be tried, for example if the store does not answer. */
async function savedOf(
  { db, files, disk, storeOf, log }: FastifyInstance,
  codec: CodecPool,
  { shopId, encodeOptions }: Sample,
  image: ChosenImage
): Promise<number | undefined> {
  const copy = files.scratchPath()
  const output = files.scratchPath()
  try {
    const bytes = await storeOf(shopId).readImage(image.platform_id, MAX_FILE_BYTES)
    const known = await findResult(db, shopId, image.id)
    const isOurs = known?.original_hash && known.result_hash === sha256(bytes)
    if (!isOurs) await savePicture(copy, Buffer.from(bytes))
    const outcome = await codec.optimise({
      input: isOurs ? files.pathOf(shopId, known.original_hash ?? '') : copy,
      output,
      options: encodeOptions,
      ...(encodeOptions.watermark
        ? { watermarkPath: files.pathOf(shopId, encodeOptions.watermark.hash) }
        : {})
    })
    return outcome.status === 'optimised' ? bytes.length - outcome.outputBytes : 0
  } catch (error) {
    if (await disk.meet(error)) throw error
    log.info({ err: error, image: image.id }, 'a picture of an estimate could not be tried')
    return undefined
  } finally {
    await Promise.all([copy, output].map((path) => rm(path, { force: true })))
  }
}
