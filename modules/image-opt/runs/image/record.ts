import { toText } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/database/db.ts'
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
import { leaseLost, type WorkDeps } from './work.ts'
import { intendedHash, type WriteIntent } from './write-intent.ts'

/*
 * How the work on an image ends: what the history shows, the unit of quota and the state of the run
 * change in one transaction, so that a crash never leaves an image charged but not recorded.
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
      ...rowOf(claim, intent, now),
      ...keptColumns(intent, known),
      status: 'compressed',
      result_hash: intendedHash(intent),
      result_file_name: image.fileName,
      result_alt: image.alt,
      // What somebody wrote in the meantime is the merchant's: restoring must not take it away.
      ...(intent.alt && intent.alt.to !== image.alt ? { original_alt: image.alt } : {}),
      version: image.version
    })
    const { shopId, imageId } = claim
    await spendUnit(trx, { shopId, imageId, billing: deps.billing, now })
  })
}

/** `image`: what the store has now, if its original was put back on the way. */
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

/** Bytes that stayed as they were keep what the history knows of them. */
function keptColumns({ kept }: WriteIntent, known: ImageResult | undefined): Partial<ImageResult> {
  if (!kept || known?.result_hash !== kept) return {}
  const { result_bytes, output_type, width, height, has_watermark } = known
  const { score, encoder_quality, engine } = known
  return { result_bytes, output_type, width, height, has_watermark, score, encoder_quality, engine }
}

/** Automatic mode may be the first to see that it took effect: that is no work of its own, and costs nothing. */
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
export function recordKnown(deps: WorkDeps, claim: Claim) {
  return end(deps, claim, 'unchanged', null, async (trx) => {
    await setSeen(trx, claim)
    await setVersion(trx, claim)
    await releaseUnit(trx, claim.shopId, claim.imageId)
  })
}

/**
 * Earlier success stays: only an image without a result becomes a failed one. But when a write was intended and nobody
 * can tell whether it took effect, the row names the original it started from, so that the original is kept and can be
 * restored. `image`: what the store has now, if its original was put back on the way.
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

/** What a row says of the bytes; a failure may know less than an intent. */
type RowSubject = Pick<WriteIntent, 'result' | 'width' | 'height'> & {
  original: { hash: string | null; bytes: number; fileName: string; alt?: string | undefined }
  inputType: PictureType | null
}

/** The row of an image in the history, before the store has anything of ours. */
function rowOf(
  claim: Claim,
  { original, result, inputType, width, height }: RowSubject,
  now: string
): Omit<ImageResult, 'status' | 'version'> {
  return {
    image_id: claim.imageId,
    shop_id: claim.shopId,
    item_id: claim.itemId,
    original_hash: original.hash,
    original_bytes: original.bytes,
    original_file_name: original.fileName,
    original_alt: original.alt ?? null,
    result_file_name: null,
    result_alt: null,
    texts: JSON.stringify(claim.texts),
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
  return db.transaction().execute(async (trx) => {
    if (!(await endClaim(trx, claim, state, reason))) throw leaseLost()
    await write(trx, now)
    await finishRunIfDone(trx, claim.runId, now)
  })
}
