import { sha256 } from '../../server/core/files.ts'
import { recordRestored } from './record.ts'
import { type Claim, findPlanFor } from './sql/claims.ts'
import { findResult } from './sql/results.ts'
import { Failure, replaceInStore, type WorkNeeds } from './work.ts'

/**
 * Gives one claimed image its original back, byte for byte and under its old name. Refused when the
 * store has neither our result nor the original: somebody's newer picture is not overwritten.
 */
export async function restoreImage(needs: WorkNeeds, claim: Claim): Promise<void> {
  const known = await findResult(needs.db, claim.imageId)
  if (!known?.original_hash) throw new Failure('backup-missing')
  const current = await needs.storeOf(claim.shopId).readImage(claim.platformId)
  const hash = sha256(current)
  const isOurs =
    hash === known.result_hash || (await findPlanFor(needs.db, claim.imageId, hash)) !== undefined
  if (hash !== known.original_hash && !isOurs) throw new Failure('changed-in-store')

  const bytes =
    hash === known.original_hash
      ? current
      : await needs.files.read(claim.shopId, known.original_hash).catch((cause) => {
          throw new Failure('backup-missing', { cause })
        })
  const fileName = known.original_file_name
  const image = await replaceInStore(needs, claim, { expected: hash, bytes, fileName })
  await recordRestored(needs, claim, known, image)
}
