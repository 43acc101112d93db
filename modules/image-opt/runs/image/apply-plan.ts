import { sha256 } from '../../../../server/core/files.ts'
import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import type { Claim } from '../sql/claims.ts'
import { findOwnPlan } from '../sql/plans.ts'
import { type Plan, plannedHash } from './plan.ts'
import { isChange } from './plan-work.ts'
import { recordOptimised, recordUnchanged } from './record.ts'
import { type WorkDeps } from './work.ts'

/** What the store has, and how to come by the bytes that it shall have. */
type Begun = { hash: string; image: StoreImage; bytes: () => Promise<Uint8Array | null> }

/** Does what was planned, or what of it is left to do, and records it. */
export async function finishWork(
  needs: WorkDeps,
  claim: Claim,
  plan: Plan,
  begun: Begun
): Promise<void> {
  const image = await replace(needs, claim, plan, begun)
  await record(needs, claim, plan, await writeAlt(needs, claim, plan, image))
}

/** The bytes with the file name: a store changes both in one step. */
async function replace(
  { storeOf }: WorkDeps,
  claim: Claim,
  plan: Plan,
  { hash, image, bytes }: Begun
): Promise<StoreImage> {
  const { fileName } = plan
  if (hash === plannedHash(plan) && fileName === image.fileName) return image
  const planned = await bytes()
  if (planned === null || sha256(planned) !== plannedHash(plan))
    throw new Error(`Expected the result of image ${claim.imageId} to be as reported`)
  const change = { bytes: planned, fileName, expectedHash: hash }
  return storeOf(claim.shopId).replaceImage(claim.platformId, change)
}

/** Somebody's newer alt text stays: the merchant has said what the picture shows. */
async function writeAlt(
  { storeOf }: WorkDeps,
  claim: Claim,
  { alt }: Plan,
  image: StoreImage
): Promise<StoreImage> {
  if (!alt || image.alt === alt.to) return image
  const store = storeOf(claim.shopId)
  try {
    return await store.setAlt(claim.platformId, { alt: alt.to, expectedAlt: alt.from })
  } catch (error) {
    if ((error as { failure?: string }).failure !== 'changed') throw error
    return store.getImage(claim.platformId)
  }
}

function record(needs: WorkDeps, claim: Claim, plan: Plan, image: StoreImage): Promise<void> {
  return isChange(plan, image)
    ? recordOptimised(needs, claim, plan, image)
    : recordUnchanged(needs, claim, plan, image)
}

/**
 * For work that broke off: what took effect before the error did is recorded as the success it is. `isLast`:
 * nobody will try again, so a part of the plan is recorded too, as one that may be asked for again.
 * @returns false when nothing was planned, or nothing of it took effect, or not yet all of it
 */
export async function finishPlanned(
  needs: WorkDeps,
  claim: Claim,
  { isLast }: { isLast: boolean }
): Promise<boolean> {
  const plan = await findOwnPlan(needs.db, claim)
  if (!plan) return false
  const store = needs.storeOf(claim.shopId)
  const hash = sha256(await store.readImage(claim.platformId, MAX_FILE_BYTES))
  if (hash !== plannedHash(plan)) return false
  const image = await store.getImage(claim.platformId)
  const isWhole =
    (!plan.alt || image.alt === plan.alt.to) &&
    (claim.texts === null || hasPlannedName(plan, image))
  if (!isChange(plan, image) || (!isWhole && !isLast)) return false
  await recordOptimised(needs, isWhole ? claim : { ...claim, texts: null }, plan, image)
  return true
}

/** The store may have added a number to it. */
const hasPlannedName = ({ fileName, original }: Plan, image: StoreImage): boolean =>
  image.fileName === fileName || image.fileName !== original.fileName
