import { sha256 } from '../../server/core/files.ts'
import type { StoreImage } from '../../server/core/platform/platform.ts'
import type { Original } from './plan.ts'
import { recordRestored } from './record.ts'
import { type Claim, findPlanFor, listPlans } from './sql/claims.ts'
import { findResult, type ImageResult } from './sql/results.ts'
import { Failure, MAX_FILE_BYTES, type WorkNeeds } from './work.ts'

/**
 * Gives one claimed image its original back, byte for byte and under its old name. Refused when the
 * store has neither our result nor the original: somebody's newer picture is not overwritten.
 */
export async function restoreImage(needs: WorkNeeds, claim: Claim): Promise<void> {
  const known = await findResult(needs.db, claim.shopId, claim.imageId)
  if (!known?.original_hash) throw new Failure('backup-missing')
  const store = needs.storeOf(claim.shopId)
  const current = await store.readImage(claim.platformId, MAX_FILE_BYTES)
  const expectedHash = sha256(current)
  const original = await originalOf(needs, claim, known, expectedHash)
  const bytes =
    original.hash === expectedHash
      ? current
      : await needs.files.read(claim.shopId, original.hash).catch((cause) => {
          throw new Failure('backup-missing', { cause })
        })
  const { fileName } = original
  const image = await store.replaceImage(claim.platformId, { bytes, fileName, expectedHash })
  const given = await giveAltBack(needs, claim, image, known)
  await recordRestored(needs, claim, { ...known, ...columnsOf(original) }, given)
}

/** Only in the place of ours: what somebody wrote since is not ours to take away (decision 016). */
async function giveAltBack(
  needs: WorkNeeds,
  claim: Claim,
  image: StoreImage,
  known: ImageResult
): Promise<StoreImage> {
  const plans = await listPlans(needs.db, claim)
  const planned = plans.find(({ alt }) => alt?.to === image.alt)?.original.alt
  const alt = known.result_alt === image.alt ? known.original_alt : planned
  if (alt === null || alt === undefined || alt === image.alt) return image
  const store = needs.storeOf(claim.shopId)
  return store.setAlt(claim.platformId, { alt, expectedAlt: image.alt })
}

/** What the picture in the store was made from: by the history, or by the plan that wrote it. */
async function originalOf(
  { db }: WorkNeeds,
  claim: Claim,
  known: ImageResult,
  hash: string
): Promise<Original> {
  if (known.original_hash && (hash === known.original_hash || hash === known.result_hash))
    return {
      hash: known.original_hash,
      bytes: known.original_bytes,
      fileName: known.original_file_name
    }
  const own = await findPlanFor(db, claim, hash)
  if (!own) throw new Failure('changed-in-store')
  return own.original
}

const columnsOf = ({ hash, bytes, fileName }: Original) => ({
  original_hash: hash,
  original_bytes: bytes,
  original_file_name: fileName
})
