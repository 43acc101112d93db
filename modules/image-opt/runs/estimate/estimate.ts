import { rm } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { openKeyedMutex } from '../../../../server/core/keyed-mutex.ts'
import { requirePlan } from '../../../pricing/queries.ts'
import { storeUnreachable } from '../../catalogue/errors.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import type { EncodeOptions } from '../../engine/encode-options.ts'
import type { CodecPool } from '../../engine/pool/pool.ts'
import { savePicture } from '../../engine/save.ts'
import { currentRunOptions } from '../../options/current-run-options.ts'
import { doesPicture } from '../../options/run-options.ts'
import { encodeOptionsFor } from '../../options/settings.ts'
import { getSettings } from '../../options/sql.ts'
import { chooseImages } from '../choose-images.ts'
import { alreadyEstimating, nothingToOptimise } from '../errors.ts'
import { findResult } from '../sql/results.ts'
import type { ChosenImage, Selection } from '../sql/selection.ts'
import { chooseSample, type Stratum, savedInAll } from './sample.ts'

/** Pictures tried for one estimate; twelve came within a few percent of what the run then saved (decision 032). */
const SAMPLES = 12

/** After this no further picture is begun: somebody is waiting, and a run may have the codecs. */
const MOST_MS = 10_000

/** What a run over a selection would save; bytes, in all of its images. */
export type Estimate = { images: number; sampled: number; bytes: number; savedBytes: number }

export type Estimates = {
  /**
   * Compresses a sample as a run would, and keeps nothing of it: no row, no unit, no file.
   * @throws refusals as the run would; one estimate of a shop at a time
   */
  make(shopId: number, selection: Selection): Promise<Estimate>
}

export function openEstimates(app: FastifyInstance, codec: CodecPool): Estimates {
  const { db, files, disk, storeOf, config, log } = app
  const withLock = openKeyedMutex()
  const busy = new Set<number>()

  async function estimate(shopId: number, selection: Selection): Promise<Estimate> {
    const { kind } = selection
    await requirePlan(db, shopId, config.billing, kind)
    const settings = await getSettings(db, shopId)
    const texts =
      kind === 'upload' ? null : await currentRunOptions(db, shopId, config.billing, kind, settings)
    const chosen = await chooseImages(db, shopId, selection, {
      kind: 'optimise',
      settings,
      runOptions: texts
    })
    const images = chosen.filter(({ is_published }) => doesPicture(texts, is_published === 1))
    if (images.length === 0) throw nothingToOptimise()
    const strata = chooseSample(images, SAMPLES)
    await trySample(shopId, strata, encodeOptionsFor(settings))
    const sampled = strata.filter(({ saved }) => saved !== undefined).length
    if (sampled === 0) throw storeUnreachable()
    const bytes = images.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
    return { images: images.length, sampled, bytes, savedBytes: savedInAll(strata) }
  }

  /** As many at once as the operator gives to the codecs. */
  async function trySample(
    shopId: number,
    strata: Stratum[],
    encodeOptions: EncodeOptions
  ): Promise<void> {
    const end = performance.now() + MOST_MS
    const left = [...strata]
    async function tryNext(): Promise<void> {
      for (let next = left.shift(); next; next = left.shift()) {
        if (performance.now() >= end) return
        next.saved = await savedOf(shopId, next.image, encodeOptions)
      }
    }
    await Promise.all(Array.from({ length: config.imageWorkers }, tryNext))
  }

  /** Bytes; undefined where the store did not answer, or has the picture no more. */
  async function savedOf(
    shopId: number,
    image: ChosenImage,
    encodeOptions: EncodeOptions
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

  return {
    async make(shopId, selection) {
      if (busy.has(shopId)) throw alreadyEstimating()
      busy.add(shopId)
      try {
        // One shop after the other: runs, which merchants pay for, keep most of the codecs.
        return await withLock('estimate', () => estimate(shopId, selection))
      } finally {
        busy.delete(shopId)
      }
    }
  }
}
