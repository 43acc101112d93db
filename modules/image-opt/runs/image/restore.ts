import { sha256 } from '../../../../server/core/files.ts'
import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import type { Claim } from '../sql/claims.ts'
import { findPlanFor, listPlans } from '../sql/plans.ts'
import { findResult, type ImageResult } from '../sql/results.ts'
import type { Original } from './plan.ts'
import { recordRestored } from './record.ts'
import { Failure, type WorkDeps } from './work.ts'

/**
 * Gives one claimed image its original back, byte for byte and under its old name. Refused when the
 * store has neither our result nor the original: somebody's newer picture is not overwritten. Where the store has nothing
 * that can be read, there is nothing to be overwritten.
 */
export async function restoreImage(needs: WorkDeps, claim: Claim): Promise<void> {
  const known = await findResult(needs.db, claim.shopId, claim.imageId)
  if (!known?.original_hash) throw new Failure('backup-missing')
  const store = needs.storeOf(claim.shopId)
  const current = await readCurrent(needs, claim, known)
  const expectedHash = current && sha256(current)
  const original = await originalOf(needs, claim, known, expectedHash)
  const bytes =
    current && original.hash === expectedHash
      ? current
      : await needs.files.read(claim.shopId, original.hash).catch((cause) => {
          throw new Failure('backup-missing', { cause })
        })
  const { fileName } = original
  const image = await store.replaceImage(claim.platformId, { bytes, fileName, expectedHash })
  const given = await giveAltBack(needs, claim, image, known)
  await recordRestored(needs, claim, { ...known, ...columnsOf(original) }, given)
}

/**
 * What the store has; null where it has lost the picture, or where what we wrote last cannot be read again and again: a store
 * that is slow to show new bytes has them with the next attempt.
 */
async function readCurrent(
  { storeOf }: WorkDeps,
  claim: Claim,
  known: ImageResult
): Promise<Uint8Array | null> {
  const store = storeOf(claim.shopId)
  try {
    return await store.readImage(claim.platformId, MAX_FILE_BYTES)
  } catch (error) {
    const { failure } = error as { failure?: string }
    if (failure === 'lost') return null
    if (failure !== 'unreachable' || claim.retries === 0) throw error
    const image = await store.getImage(claim.platformId)
    if (image.version !== known.version) throw error
    return null
  }
}

/**
 * For a restore that broke off: where the store has the original again, what is left of the restore is done and
 * recorded as the success it is. `isLast`: nobody will try again, so whatever name the store gave it is accepted.
 * @returns false when the original is not back, or the next try has something left to do
 */
export async function finishRestored(
  needs: WorkDeps,
  claim: Claim,
  { isLast }: { isLast: boolean }
): Promise<boolean> {
  const known = await findResult(needs.db, claim.shopId, claim.imageId)
  if (!known?.original_hash) return false
  const store = needs.storeOf(claim.shopId)
  const hash = sha256(await store.readImage(claim.platformId, MAX_FILE_BYTES))
  if (hash !== known.original_hash) return false
  const image = await store.getImage(claim.platformId)
  if (image.fileName !== known.original_file_name && !isLast) return false
  await recordRestored(needs, claim, known, await giveAltBack(needs, claim, image, known))
  return true
}

/** Only in the place of ours: what somebody wrote since is not ours to take away (decision 016). */
async function giveAltBack(
  needs: WorkDeps,
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
  { db }: WorkDeps,
  claim: Claim,
  known: ImageResult,
  hash: string | null
): Promise<Original> {
  const isKnown = hash === null || hash === known.original_hash || hash === known.result_hash
  if (known.original_hash && isKnown)
    return {
      hash: known.original_hash,
      bytes: known.original_bytes,
      fileName: known.original_file_name
    }
  const own = hash === null ? undefined : await findPlanFor(db, claim, hash)
  if (!own) throw new Failure('changed-in-store')
  return own.original
}

const columnsOf = ({ hash, bytes, fileName }: Original) => ({
  original_hash: hash,
  original_bytes: bytes,
  original_file_name: fileName
})
