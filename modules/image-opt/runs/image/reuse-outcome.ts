import { sha256 } from '../../../../server/core/files/hash.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import { ENGINE_VERSION, type Outcome } from '../../engine/encode-options.ts'
import { savePicture } from '../../engine/save.ts'
import type { Claim } from '../sql/claims.ts'
import { findTwin } from '../sql/results.ts'
import { type WorkDeps } from './work.ts'

/**
 * The outcome of the same content with the same encode options by the same engine, where the shop has it: a picture
 * that is used ten times is encoded once. Its bytes are taken from the store, where they are anyway, and
 * written to `output`; undefined where it has to be worked on after all.
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
  // Gone, or changed since by somebody: encoding it costs less than finding out.
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
