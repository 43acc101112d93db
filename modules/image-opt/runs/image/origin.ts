import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import type { Claim } from '../sql/claims.ts'
import { findPlanFor, listPlans } from '../sql/plans.ts'
import { findResult, type ImageResult } from '../sql/results.ts'
import type { Original } from './plan.ts'
import { Failure, type WorkDeps } from './work.ts'

/** The image as the store has it at this moment. */
export type Current = { hash: string; bytes: number; image: StoreImage }

/**
 * What the image in the store was before we changed it. Our own bytes, name and alt text are never taken
 * for those of the merchant; what of them somebody else changed since is the merchant's.
 */
export async function findOrigin(
  { db }: WorkDeps,
  claim: Claim,
  current: Current
): Promise<Original> {
  const known = await findResult(db, claim.shopId, claim.imageId)
  const plans = await listPlans(db, claim)
  const { hash, image } = current
  const fromPlan = plans.find(({ alt }) => alt?.to === image.alt)?.original.alt
  const alt =
    known?.result_alt === image.alt && known.original_alt !== null
      ? known.original_alt
      : (fromPlan ?? image.alt)
  const fileName = originalName(known, plans, image.fileName)
  if (known?.original_hash && known.result_hash === hash)
    return {
      hash: known.original_hash,
      bytes: known.original_bytes,
      fileName: known.original_file_name,
      alt
    }
  const own = await findPlanFor(db, claim, hash)
  if (own && own.original.hash !== hash) return { ...own.original, alt }
  return { hash, bytes: current.bytes, fileName, alt }
}

/** Of bytes that are the merchant's: a name that we gave to others before goes back to the first one. */
function originalName(
  known: ImageResult | undefined,
  plans: { fileName: string; original: Original }[],
  fileName: string
): string {
  if (known?.texts !== undefined && known.texts !== 'null' && known.result_file_name === fileName)
    return withEnding(known.original_file_name, fileName)
  const own = plans.find((plan) => plan.fileName === fileName)
  return own ? withEnding(own.original.fileName, fileName) : fileName
}

/** The bytes are new, so what kind of file they are is told by the name they have now. */
function withEnding(original: string, fileName: string): string {
  const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase()
  if (endingOf(original) === endingOf(fileName)) return original
  return original.slice(0, original.lastIndexOf('.')) + endingOf(fileName)
}

/** Makes sure that the original is kept before anything is changed. */
export async function keepOriginal(
  { files }: WorkDeps,
  { shopId }: Claim,
  original: Original,
  current: { hash: string; bytes: Uint8Array }
): Promise<void> {
  if (original.hash === current.hash) {
    await files.keep(shopId, current.bytes)
    return
  }
  // In this order: from then on no sweep takes it, and it is seen that none has.
  await files.renew(shopId, original.hash)
  await files.read(shopId, original.hash).catch((cause) => {
    throw new Failure('backup-missing', { cause })
  })
}
