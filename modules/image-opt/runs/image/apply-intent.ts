import { isFailure } from '../../../../server/core/failure.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import type { Claim } from '../sql/claims.ts'
import { findResult } from '../sql/results.ts'
import { findOwnIntent } from '../sql/write-intents.ts'
import type { ReadEncoded } from './encode.ts'
import { hashIn, type LoadedImage } from './load-image.ts'
import { noteIntendedUse } from './note-use.ts'
import { recordOptimised, recordUnchanged } from './record.ts'
import type { WorkDeps } from './work-deps.ts'
import { intendedHash, isChange, keepsFile, type WriteIntent } from './write-intent.ts'

/**
 * Applies a write intent, or the part of it that is not applied yet, and records the result. Before the store changes,
 * it is noted beside the original.
 */
export async function applyIntent(
  deps: WorkDeps,
  loaded: LoadedImage,
  intent: WriteIntent,
  read: ReadEncoded
): Promise<void> {
  const { claim, known } = loaded
  await noteIntendedUse(deps, loaded, intent)
  const replaced = await replace(deps, loaded, intent, read)
  const image = await writeAltText(deps, claim, intent, replaced)
  if (isChange(intent, image)) await recordOptimised(deps, claim, intent, image, known)
  else await recordUnchanged(deps, claim, intent, image)
}

/** Replaces the bytes and the file name, which a store changes in one step. */
async function replace(
  { storeOf }: WorkDeps,
  { claim, hash, image }: LoadedImage,
  intent: WriteIntent,
  read: ReadEncoded
): Promise<StoreImage> {
  const { fileName } = intent
  if (keepsFile(intent, hash, image)) return image
  const bytes = await read()
  if (bytes === null || sha256(bytes) !== intendedHash(intent))
    throw new Error(`Expected the result of image ${claim.imageId} to be as reported`)
  const change = { bytes, fileName, expectedHash: hash }
  return storeOf(claim.shopId).replaceImage(claim.platformId, change)
}

/** Writes the alt text, unless somebody has changed it since: the merchant's own text takes precedence. */
async function writeAltText(
  { storeOf }: WorkDeps,
  claim: Claim,
  { alt }: WriteIntent,
  image: StoreImage
): Promise<StoreImage> {
  if (!alt || image.alt === alt.to) return image
  const store = storeOf(claim.shopId)
  try {
    return await store.setAlt(claim.platformId, { alt: alt.to, expectedAlt: alt.from })
  } catch (error) {
    if (!isFailure(error, 'changed')) throw error
    return store.getImage(claim.platformId)
  }
}

/**
 * Checks work that failed against its write intent. If the intent had already taken effect, the work is recorded as a
 * success. If only part of it had, and `isLast` says that no further attempt follows, the success is recorded without
 * the image metadata, so that the metadata can be requested again.
 * @returns false when there is no intent, when it has not taken effect, or when only part of it has and another
 * attempt follows
 */
export async function finishApplied(
  deps: WorkDeps,
  claim: Claim,
  { isLast }: { isLast: boolean }
): Promise<boolean> {
  const intent = await findOwnIntent(deps.db, claim)
  if (!intent) return false
  const store = deps.storeOf(claim.shopId)
  const image = await store.getImage(claim.platformId)
  if ((await hashIn(store, image)) !== intendedHash(intent)) return false
  const isComplete =
    (!intent.alt || image.alt === intent.alt.to) &&
    (claim.metadata === null || hasIntendedName(intent, image))
  if (!isChange(intent, image) || (!isComplete && !isLast)) return false
  const known = await findResult(deps.db, claim.shopId, claim.imageId)
  await recordOptimised(
    deps,
    isComplete ? claim : { ...claim, metadata: null },
    intent,
    image,
    known
  )
  return true
}

/** Tells whether the file was renamed. The store may have added a number to the intended name. */
const hasIntendedName = ({ fileName, original }: WriteIntent, image: StoreImage): boolean =>
  image.fileName === fileName || image.fileName !== original.fileName
