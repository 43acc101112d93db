import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import type { EncodeOptions } from '../../engine/encode-options.ts'
import type { CodecPool } from '../../engine/pool/pool.ts'
import type { ChosenImage } from '../sql/selection.ts'
import { tryPicture } from '../try-picture.ts'
import type { Stratum } from './sample.ts'

/** After this time no further picture is tried, because the merchant is waiting and runs may need the codecs. */
const MAX_MS = 10_000

type Sample = { shopId: number; strata: Stratum[]; encodeOptions: EncodeOptions }

/**
 * Compresses the image of each stratum, as many at once as IMAGE_WORKERS allows, and sets the stratum's `saved`.
 * `saved` stays undefined if the time ran out or the image could not be tried.
 */
export async function trySample(
  app: Pick<FastifyInstance, 'config' | 'db' | 'disk' | 'files' | 'log' | 'storeOf'>,
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
  app: Pick<FastifyInstance, 'db' | 'disk' | 'files' | 'log' | 'storeOf'>,
  codec: CodecPool,
  { shopId, encodeOptions }: Sample,
  image: ChosenImage
): Promise<number | undefined> {
  const { db, files, storeOf } = app
  const output = files.scratchPath()
  try {
    const trial = { shopId, image, encodeOptions, output }
    const { storeBytes, outcome } = await tryPicture({ db, files, storeOf, codec }, trial)
    return outcome.status === 'optimised' ? storeBytes - outcome.outputBytes : 0
  } catch (error) {
    if (await app.disk.meet(error)) throw error
    app.log.info(
      { err: error, shop: shopId, image: image.id },
      'a picture of an estimate could not be tried'
    )
    return undefined
  } finally {
    await rm(output, { force: true })
  }
}
