import { toText } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/db.ts'
import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import { releaseUnit, spendUnit } from '../../../pricing/commands.ts'
import { ENGINE_VERSION } from '../../engine/encode-options.ts'
import type { RunItemState } from '../../tables.ts'
import { type Claim, endClaim } from '../sql/claims.ts'
import { findOwnPlan } from '../sql/plans.ts'
import {
  findResult,
  type ImageResult,
  putResult,
  setImage,
  setReason,
  setSeen,
  setVersion
} from '../sql/results.ts'
import { finishRunIfDone } from '../sql/runs.ts'
import { type Plan, plannedHash } from './plan.ts'
import { LeaseLost, type WorkDeps } from './work.ts'

/*
 * How the work on an image ends: what the history shows, the unit of quota and the state of the run
 * change in one transaction, so that a crash never leaves an image charged but not recorded.
 */

type RecordDeps = Pick<WorkDeps, 'db' | 'clock'>

export function recordOptimised(needs: WorkDeps, claim: Claim, plan: Plan, image: StoreImage) {
  return end(needs, claim, 'done', null, async (trx, now) => {
    await setImage(trx, claim, image, now)
    await putResult(trx, {
      ...resultOf(claim, plan, now),
      ...(await keptColumns(trx, claim, plan)),
      status: 'compressed',
      result_hash: plannedHash(plan),
      result_file_name: image.fileName,
      result_alt: image.alt,
      // What somebody wrote in the meantime is the merchant's: restoring must not take it away.
      ...(plan.alt && plan.alt.to !== image.alt ? { original_alt: image.alt } : {}),
      version: image.version
    })
    const { shopId, imageId } = claim
    await spendUnit(trx, { shopId, imageId, billing: needs.billing, now })
  })
}

/** `image`: what the store has now, when its original was put back on the way. */
export function recordUnchanged(needs: WorkDeps, claim: Claim, plan: Plan, image?: StoreImage) {
  return end(needs, claim, 'unchanged', null, async (trx, now) => {
    if (image) await setImage(trx, claim, image, now)
    else await setSeen(trx, claim)
    const version = image?.version ?? claim.version
    await putResult(trx, { ...resultOf(claim, plan, now), status: 'unchanged', version })
    await releaseUnit(trx, claim.shopId, claim.imageId)
  })
}

/** Bytes that stayed as they were are what the history knows of them. */
async function keptColumns(trx: Db, claim: Claim, { kept }: Plan): Promise<Partial<ImageResult>> {
  const known = kept && (await findResult(trx, claim.shopId, claim.imageId))
  if (!known || known.result_hash !== kept) return {}
  const { result_bytes, output_type, width, height, has_watermark } = known
  const { score, encoder_quality, engine } = known
  return {
    result_bytes,
    output_type,
    width,
    height,
    has_watermark,
    score,
    encoder_quality,
    engine
  }
}

/** Automatic mode may be the first to see that it took effect: that is no work of its own, and costs nothing. */
export function recordRestored(
  needs: WorkDeps,
  claim: Claim,
  known: ImageResult,
  image: StoreImage
) {
  const isOwnWork = claim.kind === 'restore'
  return end(needs, claim, isOwnWork ? 'done' : 'unchanged', null, async (trx, now) => {
    await setImage(trx, claim, image, now)
    if (!isOwnWork) await releaseUnit(trx, claim.shopId, claim.imageId)
    await putResult(trx, {
      ...known,
      status: 'restored',
      result_hash: null,
      result_bytes: known.original_bytes,
      result_file_name: null,
      result_alt: null,
      texts: 'null',
      score: null,
      encoder_quality: null,
      has_watermark: 0,
      version: image.version,
      reason: null
    })
  })
}

/** The bytes are what the history knows, under another version: nothing was done, nothing is charged. */
export function recordKnown(needs: WorkDeps, claim: Claim) {
  return end(needs, claim, 'unchanged', null, async (trx) => {
    await setSeen(trx, claim)
    await setVersion(trx, claim)
    await releaseUnit(trx, claim.shopId, claim.imageId)
  })
}

/**
 * What was achieved before stays: only an image without a result becomes a failed one. But when a change
 * was planned and it cannot be told whether it took effect, the row names the original it started from,
 * so that it is kept and can be restored. `image`: what the store has now, when its original was put back on the way.
 */
export function recordFailure(needs: RecordDeps, claim: Claim, reason: string, image?: StoreImage) {
  return end(needs, claim, 'failed', reason, async (trx, now) => {
    await releaseUnit(trx, claim.shopId, claim.imageId)
    if (image) await setImage(trx, claim, image, now)
    else await setSeen(trx, claim)
    const known = await findResult(trx, claim.shopId, claim.imageId)
    const plan = claim.kind === 'restore' ? undefined : await findOwnPlan(trx, claim)
    const isAsKnown = !plan || (known?.status === 'compressed' && isSameOriginal(known, plan))
    if (known && known.status !== 'failed' && isAsKnown) return setReason(trx, claim, reason)
    await putResult(trx, {
      image_id: claim.imageId,
      shop_id: claim.shopId,
      item_id: claim.itemId,
      status: 'failed',
      original_hash: plan?.original.hash ?? known?.original_hash ?? null,
      original_bytes: plan?.original.bytes ?? known?.original_bytes ?? claim.sizeBytes,
      original_file_name: plan?.original.fileName ?? known?.original_file_name ?? claim.fileName,
      original_alt: plan?.original.alt ?? known?.original_alt ?? null,
      result_hash: null,
      result_file_name: null,
      result_alt: null,
      texts: 'null',
      result_bytes: plan?.original.bytes ?? known?.original_bytes ?? claim.sizeBytes,
      input_type: plan?.inputType ?? null,
      output_type: plan?.inputType ?? null,
      width: plan?.width ?? 0,
      height: plan?.height ?? 0,
      score: null,
      encoder_quality: null,
      has_watermark: 0,
      engine: ENGINE_VERSION,
      version: image?.version ?? claim.version,
      picture_order: claim.encodeOptionsJson,
      reason,
      optimised_at: now,
      downloaded_at: null
    })
  })
}

const isSameOriginal = (known: ImageResult, plan: Plan): boolean =>
  known.original_hash === plan.original.hash

function resultOf(claim: Claim, plan: Plan, now: string): Omit<ImageResult, 'status' | 'version'> {
  return {
    image_id: claim.imageId,
    shop_id: claim.shopId,
    item_id: claim.itemId,
    original_hash: plan.original.hash,
    original_bytes: plan.original.bytes,
    original_file_name: plan.original.fileName,
    original_alt: plan.original.alt ?? null,
    result_file_name: null,
    result_alt: null,
    texts: JSON.stringify(claim.texts),
    result_hash: plan.result?.outputHash ?? null,
    result_bytes: plan.result?.outputBytes ?? plan.original.bytes,
    input_type: plan.inputType,
    output_type: plan.result?.outputType ?? plan.inputType,
    width: plan.width,
    height: plan.height,
    score: plan.result?.score ?? null,
    encoder_quality: plan.result?.encoderQuality ?? null,
    has_watermark: plan.result?.hasWatermark ? 1 : 0,
    engine: ENGINE_VERSION,
    picture_order: claim.encodeOptionsJson,
    reason: null,
    optimised_at: now,
    downloaded_at: null
  }
}

function end(
  { db, clock }: RecordDeps,
  claim: Claim,
  state: RunItemState,
  reason: string | null,
  write: (trx: Db, now: string) => Promise<unknown>
): Promise<void> {
  const now = toText(clock.now())
  return db.transaction().execute(async (trx) => {
    if (!(await endClaim(trx, claim, state, reason))) throw new LeaseLost()
    await write(trx, now)
    await finishRunIfDone(trx, claim.runId, now)
  })
}
