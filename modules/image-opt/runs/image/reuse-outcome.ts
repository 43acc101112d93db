import { sha256 } from '../../../../server/core/files/hash.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import { ENGINE_VERSION, type Outcome } from '../../engine/encode-options.ts'
import { savePicture } from '../../engine/save.ts'
import type { Claim } from '../sql/claims.ts'
import { findTwin } from '../sql/results.ts'
import { type WorkDeps } from './work-deps.ts'

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
): Promise<Exclude<Outcome, { status: 'refused' }> | undefined> {
  const { shopId, encodeOptionsJson } = claim
  const sought = { shopId, encodeOptionsJson, originalHash, engine: ENGINE_VERSION }
  const twin = await findTwin(db, sought)
  if (!twin?.input_type || !twin.output_type) return undefined
  const { input_type: inputType, output_type: outputType, width, height } = twin
  if (twin.result_hash === null) return { status: 'unchanged', inputType, width, height }
  // If the picture with the earlier result cannot be read or somebody has changed it, encoding again costs less than
  // finding out why.
  const bytes = await storeOf(shopId)
    .readImage(twin.platform_id, MAX_FILE_BYTES)
    .catch(() => null)
  if (bytes === null || sha256(bytes) !== twin.result_hash) return undefined
  await savePicture(output, Buffer.from(bytes))
  return {
    status: 'optimised',
    inputType,
    outputType,
    outputBytes: bytes.length,
    outputHash: twin.result_hash,
    width,
    height,
    score: twin.score,
    encoderQuality: twin.encoder_quality,
    hasWatermark: twin.has_watermark === 1
  }
}
