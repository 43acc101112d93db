import type { FastifyInstance } from 'fastify'
import { openKeyedMutex } from '../../../../server/core/keyed-mutex.ts'
import { requirePlan } from '../../../pricing/queries.ts'
import { storeUnreachable } from '../../catalogue/errors.ts'
import type { CodecPool } from '../../engine/pool/pool.ts'
import { currentRunOptions } from '../../options/current-run-options.ts'
import { doesPicture } from '../../options/run-options.ts'
import { encodeOptionsFor } from '../../options/settings.ts'
import { getSettings } from '../../options/sql.ts'
import { chooseImages } from '../choose-images.ts'
import { alreadyEstimating, nothingToOptimise } from '../errors.ts'
import type { Selection } from '../sql/selection.ts'
import { chooseSample, savedInAll } from './sample.ts'
import { trySample } from './try-sample.ts'

/**
 * How many pictures are tried for one estimate. With twelve, estimates were within a few percent of what the run saved
 * (decision 018).
 */
const SAMPLES = 12

/**
 * What a run over a selection would save. `bytes` is the size of all images that the run would encode, `sampled` the
 * number of images that were tried.
 */
type Estimate = { images: number; sampled: number; bytes: number; savedBytes: number }

export type Estimates = {
  /**
   * Compresses a sample as a run would, without leaving a row, a quota unit or a file behind.
   * @throws the AppError that would refuse the run, or alreadyEstimating while the shop has an estimate in progress
   */
  make(shopId: number, selection: Selection): Promise<Estimate>
  /**
   * Makes an estimate of all product images. Calls that come while the shop has one in progress share its answer, so
   * that pages which open again and again compress nothing twice.
   * @throws the AppError that would refuse the run
   */
  ofStore(shopId: number): Promise<Estimate>
}

export function openEstimates(
  app: Pick<FastifyInstance, 'config' | 'db' | 'disk' | 'files' | 'log' | 'storeOf'>,
  codec: CodecPool
): Estimates {
  const withLock = openKeyedMutex()
  const busy = new Set<number>()
  const ofStores = new Map<number, Promise<Estimate>>()
  // Only one estimate is made at a time, so that most of the codecs are left for runs, which merchants pay for.
  const inTurn = (shopId: number, selection: Selection) =>
    withLock('estimate', () => estimate(app, codec, shopId, selection))
  return {
    ofStore(shopId) {
      const known =
        ofStores.get(shopId) ??
        inTurn(shopId, { kind: 'product', items: 'all' }).finally(() => ofStores.delete(shopId))
      ofStores.set(shopId, known)
      return known
    },
    async make(shopId, selection) {
      if (busy.has(shopId)) throw alreadyEstimating()
      busy.add(shopId)
      try {
        return await inTurn(shopId, selection)
      } finally {
        busy.delete(shopId)
      }
    }
  }
}

async function estimate(
  app: Pick<FastifyInstance, 'config' | 'db' | 'disk' | 'files' | 'log' | 'storeOf'>,
  codec: CodecPool,
  shopId: number,
  selection: Selection
): Promise<Estimate> {
  const { db, config } = app
  const { kind } = selection
  await requirePlan(db, shopId, config.billing, kind)
  const settings = await getSettings(db, shopId)
  const runOptions =
    kind === 'upload' ? null : await currentRunOptions(db, shopId, config.billing, kind, settings)
  const chosen = await chooseImages(db, shopId, selection, {
    kind: 'optimise',
    settings,
    runOptions
  })
  const images = chosen.filter(({ is_published }) => doesPicture(runOptions, is_published === 1))
  if (images.length === 0) throw nothingToOptimise()
  const strata = chooseSample(images, SAMPLES)
  await trySample(app, codec, { shopId, strata, encodeOptions: encodeOptionsFor(settings) })
  const sampled = strata.filter(({ saved }) => saved !== undefined).length
  if (sampled === 0) throw storeUnreachable()
  const bytes = images.reduce((sum, { size_bytes }) => sum + size_bytes, 0)
  return { images: images.length, sampled, bytes, savedBytes: savedInAll(strata) }
}
