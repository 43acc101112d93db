import type { Claim } from '../sql/claims.ts'
import { findOwnPlan } from '../sql/plans.ts'
import { findResult } from '../sql/results.ts'
import { recordFailure, recordRestored } from './record.ts'
import type { WorkDeps } from './work.ts'

/**
 * For a picture that the store lost when it did not accept ours: visitors see the original again at once, not when the
 * merchant finds out.
 * @returns false when nothing was planned, so that it was not our change
 */
export async function putBack(needs: WorkDeps, claim: Claim): Promise<boolean> {
  const { db, files, storeOf } = needs
  const plan = await findOwnPlan(db, claim)
  if (!plan || claim.kind === 'restore') return false
  const { hash, fileName } = plan.original
  const bytes = await files.read(claim.shopId, hash)
  const change = { bytes, fileName, expectedHash: null }
  const image = await storeOf(claim.shopId).replaceImage(claim.platformId, change)
  const known = await findResult(db, claim.shopId, claim.imageId)
  // What the history has of an earlier result is not in the store any more.
  if (known?.status === 'compressed' && known.original_hash === hash)
    await recordRestored(needs, claim, known, image)
  else await recordFailure(needs, claim, 'refused', image)
  return true
}
