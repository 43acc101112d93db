import { readFile, rm } from 'node:fs/promises'
import { sha256 } from '../../server/core/files.ts'
import { EXTENSIONS, type Outcome } from './pipeline/order.ts'
import { type Original, type Plan, plannedHash } from './plan.ts'
import { recordKnown, recordOptimised, recordUnchanged } from './record.ts'
import { type Claim, findOwnPlan, findPlanFor, setPlan } from './sql/claims.ts'
import { findResult } from './sql/results.ts'
import { Failure, LeaseLost, MAX_FILE_BYTES, type WorkNeeds } from './work.ts'

/**
 * Works on one claimed image, from wherever a process before us left it: back up, process, replace,
 * record (DECISIONS §5). Every step can be repeated; the plan is what tells a repeat from a first time.
 */
export async function optimiseImage(needs: WorkNeeds, claim: Claim): Promise<void> {
  let current: Uint8Array | null = await readCurrent(needs, claim)
  const hash = sha256(current)
  if (claim.plan && claim.plannedHash === hash)
    return replaceAndRecord(needs, claim, claim.plan, { expectedHash: hash, bytes: current })

  if (claim.kind === 'automatic' && (await isAsWeLeftIt(needs, claim, hash)))
    return recordKnown(needs, claim)

  const original = await backUp(needs, claim, current, hash)
  // The codecs read the backup. A few photographs waiting for them here would be memory for nothing.
  current = null
  const output = needs.files.scratchPath()
  try {
    const input = needs.files.pathOf(claim.shopId, original.hash)
    const outcome = await needs.codec.optimise({ input, output, order: claim.order })
    if (outcome.status === 'refused') throw new Failure(outcome.reason)
    const plan = planFor(original, outcome)
    // Nothing better came out, and the store has the original: nothing to do there.
    if (!plan.result && original.hash === hash) return await recordUnchanged(needs, claim, plan)

    if (!(await setPlan(needs.db, claim, plan))) throw new LeaseLost()
    const bytes = plan.result
      ? await readFile(output)
      : await needs.files.read(claim.shopId, original.hash)
    if (sha256(bytes) !== plannedHash(plan))
      throw new Error(`Expected the result of image ${claim.imageId} to be as reported`)
    await replaceAndRecord(needs, claim, plan, { expectedHash: hash, bytes })
  } finally {
    await rm(output, { force: true })
  }
}

/**
 * For work that broke off: when the store has what was planned, the change took effect before the error
 * did, and is recorded as the success it is.
 * @returns false when nothing was planned, or the store does not have it
 */
export async function finishPlanned(needs: WorkNeeds, claim: Claim): Promise<boolean> {
  const plan = await findOwnPlan(needs.db, claim)
  if (!plan?.result) return false
  if (sha256(await readCurrent(needs, claim)) !== plannedHash(plan)) return false
  const image = await needs.storeOf(claim.shopId).getImage(claim.platformId)
  await recordOptimised(needs, claim, plan, image)
  return true
}

/**
 * Our own result, or what we gave back: nobody asked for more than a new look. A file that was only
 * touched would otherwise be compressed again and charged, and a restored one against the merchant's will.
 */
async function isAsWeLeftIt({ db }: WorkNeeds, claim: Claim, hash: string): Promise<boolean> {
  const known = await findResult(db, claim.shopId, claim.imageId)
  if (known?.status === 'restored') return known.original_hash === hash
  return known?.result_hash === hash
}

function readCurrent({ storeOf }: WorkNeeds, { shopId, platformId }: Claim): Promise<Uint8Array> {
  return storeOf(shopId).readImage(platformId, MAX_FILE_BYTES)
}

async function replaceAndRecord(
  needs: WorkNeeds,
  claim: Claim,
  plan: Plan,
  { expectedHash, bytes }: { expectedHash: string; bytes: Uint8Array }
): Promise<void> {
  const { fileName } = plan
  const store = needs.storeOf(claim.shopId)
  const image = await store.replaceImage(claim.platformId, { bytes, fileName, expectedHash })
  if (plan.result) await recordOptimised(needs, claim, plan, image)
  else await recordUnchanged(needs, claim, plan, image)
}

/**
 * Finds the original of what the store has now, and makes sure that it is kept. Our own output is
 * never taken for one: re-optimising starts from the picture it was made from.
 */
async function backUp(
  { db, files }: WorkNeeds,
  claim: Claim,
  current: Uint8Array,
  hash: string
): Promise<Original> {
  const known = await findResult(db, claim.shopId, claim.imageId)
  if (known?.original_hash && known.result_hash === hash)
    return keptOriginal(files.read(claim.shopId, known.original_hash), {
      hash: known.original_hash,
      bytes: known.original_bytes,
      fileName: known.original_file_name
    })
  const own = await findPlanFor(db, claim, hash)
  if (own && own.original.hash !== hash)
    return keptOriginal(files.read(claim.shopId, own.original.hash), own.original)
  await files.keep(claim.shopId, current)
  return { hash, bytes: current.length, fileName: claim.fileName }
}

async function keptOriginal(reading: Promise<Uint8Array>, original: Original): Promise<Original> {
  await reading.catch((cause) => {
    throw new Failure('backup-missing', { cause })
  })
  return original
}

function planFor(original: Original, outcome: Exclude<Outcome, { status: 'refused' }>): Plan {
  const { inputType, width, height } = outcome
  const result = outcome.status === 'optimised' ? outcome : null
  const isConverted = result !== null && result.outputType !== inputType
  const stem = original.fileName.replace(/\.[^.]*$/, '')
  const fileName = isConverted ? `${stem}.${EXTENSIONS[result.outputType]}` : original.fileName
  return { original, result, inputType, width, height, fileName }
}
