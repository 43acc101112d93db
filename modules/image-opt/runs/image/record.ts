import { toText } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import { inTransaction } from '../../../../server/core/database/transaction.ts'
import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import { releaseUnit, spendUnit } from '../../../pricing/commands.ts'
import { ENGINE_VERSION, type PictureType } from '../../engine/encode-options.ts'
import type { RunItemState } from '../../tables.ts'
import { type Claim, endClaim } from '../sql/claims.ts'
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
import { findOwnIntent } from '../sql/write-intents.ts'
import { leaseLost, type WorkDeps } from './work-deps.ts'
import { intendedHash, type WriteIntent } from './write-intent.ts'

/*
 * Records how the work on an image ended. The history, the quota unit and the state of the run change in one
 * transaction, so that a crash never leaves an image charged but not recorded.
 */

type RecordDeps = Pick<WorkDeps, 'db' | 'clock'>

export function recordOptimised(
  deps: WorkDeps,
  claim: Claim,
  intent: WriteIntent,
  image: StoreImage,
  known: ImageResult | undefined
) {
  return end(deps, claim, 'done', null, async (trx, now) => {
    await setImage(trx, claim, image, now)
    await putResult(trx, {
      ...intendedRow(claim, intent, known, now),
      result_file_name: image.fileName,
      result_alt: image.alt,
      // An alt text that somebody wrote in the meantime is the merchant's, and a restore must not remove it.
      ...(intent.alt && intent.alt.to !== image.alt ? { original_alt: image.alt } : {}),
      version: image.version
    })
    const { shopId, imageId } = claim
    await spendUnit(trx, { shopId, imageId, billing: deps.billing, now })
  })
}

/** Returns the history row of an image as it will be once the write intent has taken effect. */
export const intendedRow = (
  claim: Claim,
  intent: WriteIntent,
  known: ImageResult | undefined,
  now: string
): ImageResult => ({
  ...rowOf(claim, intent, now),
  ...keptColumns(intent, known),
  status: 'compressed',
  result_hash: intendedHash(intent),
  result_file_name: intent.fileName,
  result_alt: intent.alt?.to ?? null,
  version: ''
})

/** Records that the work left the image unchanged. `image` is what the store has now, if the work wrote anything. */
export function recordUnchanged(
  deps: WorkDeps,
  claim: Claim,
  intent: WriteIntent,
  image?: StoreImage
) {
  return end(deps, claim, 'unchanged', null, async (trx, now) => {
    if (image) await setImage(trx, claim, image, now)
    else await setSeen(trx, claim)
    const version = image?.version ?? claim.version
    await putResult(trx, { ...rowOf(claim, intent, now), status: 'unchanged', version })
    await releaseUnit(trx, claim.shopId, claim.imageId)
  })
}

/** Returns the columns of the earlier result if this run leaves that result's bytes in the store; otherwise none. */
function keptColumns({ kept }: WriteIntent, known: ImageResult | undefined): Partial<ImageResult> {
  if (!kept || known?.result_hash !== kept) return {}
  const { result_bytes, output_type, width, height, has_watermark } = known
  const { score, encoder_quality, engine } = known
  return { result_bytes, output_type, width, height, has_watermark, score, encoder_quality, engine }
}

/**
 * Records a restore. If automatic mode is the first to notice that an earlier restore took effect, its own work counts
 * as unchanged and costs nothing.
 */
export function recordRestored(
  deps: WorkDeps,
  claim: Claim,
  known: ImageResult,
  image: StoreImage
) {
  const isOwnWork = claim.kind === 'restore'
  return end(deps, claim, isOwnWork ? 'done' : 'unchanged', null, async (trx, now) => {
    await setImage(trx, claim, image, now)
    if (!isOwnWork) await releaseUnit(trx, claim.shopId, claim.imageId)
    await putResult(trx, {
      ...known,
      run_id: claim.runId,
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

/**
 * Records that the history already knows these bytes under a different version: nothing was done and nothing is
 * charged.
 */
export function recordKnown(deps: WorkDeps, claim: Claim) {
  return end(deps, claim, 'unchanged', null, async (trx) => {
    await setSeen(trx, claim)
    await setVersion(trx, claim)
    await releaseUnit(trx, claim.shopId, claim.imageId)
  })
}

/**
 * Records a failure. An earlier success stays in the history, so only an image without a result becomes a failed one.
 * There is one exception: if a write was intended and nobody can tell whether it took effect, the row names the
 * original, so that the backup is kept and the image can be restored. `image` is what the store has now, if the
 * original was put back.
 */
export function recordFailure(deps: RecordDeps, claim: Claim, reason: string, image?: StoreImage) {
  return end(deps, claim, 'failed', reason, async (trx, now) => {
    await releaseUnit(trx, claim.shopId, claim.imageId)
    if (image) await setImage(trx, claim, image, now)
    else await setSeen(trx, claim)
    const known = await findResult(trx, claim.shopId, claim.imageId)
    const intent = claim.kind === 'restore' ? undefined : await findOwnIntent(trx, claim)
    const isAsKnown = !intent || (known?.status === 'compressed' && isSameOriginal(known, intent))
    if (known && known.status !== 'failed' && isAsKnown) return setReason(trx, claim, reason)
    const original = intent?.original ?? {
      hash: known?.original_hash ?? null,
      bytes: known?.original_bytes ?? claim.sizeBytes,
      fileName: known?.original_file_name ?? claim.fileName,
      alt: known?.original_alt ?? undefined
    }
    const { inputType = null, width = 0, height = 0 } = intent ?? {}
    await putResult(trx, {
      ...rowOf(claim, { original, result: null, inputType, width, height }, now),
      status: 'failed',
      texts: 'null',
      version: image?.version ?? claim.version,
      reason
    })
  })
}

const isSameOriginal = (known: ImageResult, intent: WriteIntent): boolean =>
  known.original_hash === intent.original.hash

/**
 * The facts about the bytes that a history row contains; after a failure, fewer facts may be known than a write intent
 * contains.
 */
type RowSubject = Pick<WriteIntent, 'result' | 'width' | 'height'> & {
  original: { hash: string | null; bytes: number; fileName: string; alt?: string | undefined }
  inputType: PictureType | null
}

/** Returns the history row of an image, without the columns whose values only the store knows after a write. */
function rowOf(
  claim: Claim,
  { original, result, inputType, width, height }: RowSubject,
  now: string
): Omit<ImageResult, 'status' | 'version'> {
  return {
    image_id: claim.imageId,
    shop_id: claim.shopId,
    item_id: claim.itemId,
    run_id: claim.runId,
    original_hash: original.hash,
    original_bytes: original.bytes,
    original_file_name: original.fileName,
    original_alt: original.alt ?? null,
    result_file_name: null,
    result_alt: null,
    texts: JSON.stringify(claim.metadata),
    result_hash: result?.outputHash ?? null,
    result_bytes: result?.outputBytes ?? original.bytes,
    input_type: inputType,
    output_type: result?.outputType ?? inputType,
    width,
    height,
    score: result?.score ?? null,
    encoder_quality: result?.encoderQuality ?? null,
    has_watermark: result?.hasWatermark ? 1 : 0,
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
  return inTransaction(db, async (trx) => {
    if (!(await endClaim(trx, claim, state, reason))) throw leaseLost()
    await write(trx, now)
    await finishRunIfDone(trx, claim.runId, now)
  })
}
