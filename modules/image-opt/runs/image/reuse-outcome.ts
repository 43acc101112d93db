import { sha256 } from '../../../../server/core/files/hash.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import { ENGINE_VERSION, type Outcome } from '../../engine/encode-options.ts'
import { savePicture } from '../../engine/save.ts'
import type { Claim } from '../sql/claims.ts'
import { findTwin, type ImageResult } from '../sql/results.ts'
import type { LoadedImage } from './load-image.ts'
import type { WorkDeps } from './work-deps.ts'
import type { Original } from './write-intent.ts'

type KnownOutcome = Exclude<Outcome, { status: 'refused' }>

/**
 * Returns the outcome of the image's own earlier run if this run asks for the same, the engine has not changed and the
 * store still has the result. Unlike `reuseOutcome` it reads nothing from the store, so it also serves stores that
 * deliver other bytes than they were given.
 */
export function outcomeInStore(
  { claim, known, hash }: LoadedImage,
  original: Original
): KnownOutcome | undefined {
  if (claim.encodeOptions === null || known?.status !== 'compressed') return undefined
  const isSame =
    known.result_hash === hash &&
    known.original_hash === original.hash &&
    known.picture_order === claim.encodeOptionsJson &&
    known.engine === ENGINE_VERSION
  return isSame ? outcomeOf(known, known.result_bytes) : undefined
}

/**
 * Looks for an earlier encoding of the same content with the same encode options and engine, so that a picture that is
 * used ten times is encoded once. Returns its outcome and copies its bytes from the store to `output`. Returns
 * undefined if the shop has no such outcome, or the store no longer has its bytes.
 */
export async function reuseOutcome(
  { db, storeOf }: WorkDeps,
  claim: Claim,
  originalHash: string,
  output: string
): Promise<KnownOutcome | undefined> {
  const { shopId, encodeOptionsJson } = claim
  const sought = { shopId, encodeOptionsJson, originalHash, engine: ENGINE_VERSION }
  const twin = await findTwin(db, sought)
  if (!twin || !hasResult(twin)) return twin && outcomeOf(twin, 0)
  // If the picture with the earlier result cannot be read or somebody has changed it, encoding again costs less than
  // finding out why.
  const bytes = await storeOf(shopId)
    .readImage(twin.platform_id, MAX_FILE_BYTES)
    .catch(() => null)
  if (bytes === null || sha256(bytes) !== twin.result_hash) return undefined
  await savePicture(output, Buffer.from(bytes))
  return outcomeOf(twin, bytes.length)
}

type OutcomeColumns = Pick<
  ImageResult,
  | 'original_hash'
  | 'result_hash'
  | 'input_type'
  | 'output_type'
  | 'width'
  | 'height'
  | 'score'
  | 'encoder_quality'
  | 'has_watermark'
>

/**
 * Tells whether the row has other bytes than the original. The row of an image whose name or alt text alone was changed
 * names the original's bytes as its result.
 */
const hasResult = (row: OutcomeColumns): row is OutcomeColumns & { result_hash: string } =>
  row.result_hash !== null && row.result_hash !== row.original_hash

/** Returns the outcome that a history row describes, or undefined if the row does not name the types of the pictures. */
function outcomeOf(row: OutcomeColumns, outputBytes: number): KnownOutcome | undefined {
  const { input_type: inputType, output_type: outputType, width, height } = row
  if (!inputType || !outputType) return undefined
  if (!hasResult(row)) return { status: 'unchanged', inputType, width, height }
  return {
    status: 'optimised',
    inputType,
    outputType,
    outputBytes,
    outputHash: row.result_hash,
    width,
    height,
    score: row.score,
    encoderQuality: row.encoder_quality,
    hasWatermark: row.has_watermark === 1
  }
}
