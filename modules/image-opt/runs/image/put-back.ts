import type { Claim } from '../sql/claims.ts'
import { findResult } from '../sql/results.ts'
import { findOwnIntent } from '../sql/write-intents.ts'
import { recordFailure, recordRestored } from './record.ts'
import type { WorkDeps } from './work-deps.ts'

/**
 * Puts the original back at once if the store lost the picture while it refused ours: visitors must not be left
 * without a picture until the merchant notices.
 * @returns false when our change cannot be the cause: the run is a restore, or no write was intended
 */
export async function putBack(deps: WorkDeps, claim: Claim): Promise<boolean> {
  const { db, files, storeOf } = deps
  const intent = await findOwnIntent(db, claim)
  if (!intent || claim.kind === 'restore') return false
  const { hash, fileName } = intent.original
  const bytes = await files.read(claim.shopId, hash)
  const change = { bytes, fileName, expectedHash: null }
  const image = await storeOf(claim.shopId).replaceImage(claim.platformId, change)
  const known = await findResult(db, claim.shopId, claim.imageId)
  // The history shows a result that the store no longer has.
  if (known?.status === 'compressed' && known.original_hash === hash)
    await recordRestored(deps, claim, known, image)
  else await recordFailure(deps, claim, 'refused', image)
  return true
}
