import { readFile, rm } from 'node:fs/promises'
import { sha256 } from '../../../../server/core/files.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import { sniff } from '../../engine/inspect/sniff.ts'
import { type Claim, setPlan } from '../sql/claims.ts'
import { findLastEnd } from '../sql/plans.ts'
import { findResult } from '../sql/results.ts'
import { takeStem } from '../sql/stems.ts'
import { finishWork } from './apply-plan.ts'
import { type Current, findOrigin, keepOriginal } from './origin.ts'
import { type Original, type Plan, plannedHash } from './plan.ts'
import { type Bytes, bytesOf, planWork } from './plan-work.ts'
import { recordKnown, recordUnchanged } from './record.ts'
import { finishRestored } from './restore.ts'
import { reuseOutcome } from './reuse.ts'
import { Failure, LeaseLost, type WorkDeps } from './work.ts'

/**
 * Works on one claimed image, from wherever an earlier process left it: back up, process, replace, alt text, record
 * (specification §5.12). Every step can be repeated: the recorded write intent distinguishes a repeat from a first
 * attempt.
 */
export async function optimiseImage(needs: WorkDeps, claim: Claim): Promise<void> {
  const store = needs.storeOf(claim.shopId)
  const image = await store.getImage(claim.platformId)
  let bytes: Uint8Array | null = await store.readImage(claim.platformId, MAX_FILE_BYTES)
  const current: Current = { hash: sha256(bytes), bytes: bytes.length, image }
  if (claim.plan && claim.plannedHash === current.hash) {
    // Its 30 days begin when it is recorded, which may be long after it was kept.
    await needs.files.renew(claim.shopId, claim.plan.original.hash)
    return finishWork(needs, claim, claim.plan, { ...current, bytes: async () => bytes })
  }

  if (claim.kind === 'automatic') {
    if (await isAsWeLeftIt(needs, claim, current.hash)) return recordKnown(needs, claim)
    if (await isGivenBack(needs, claim)) return
  }

  const original = await findOrigin(needs, claim, current)
  await keepOriginal(needs, claim, original, { hash: current.hash, bytes })
  const stem = claim.texts?.fileName ? await stemFor(needs, claim) : undefined
  if (claim.encodeOptions === null) {
    const kept = await keptBytes(needs, claim, current.hash, bytes)
    const plan = planWork(claim, { original, bytes: kept, stem, image })
    return work(needs, claim, plan, current, async () => bytes)
  }

  // The codecs read the backup. A few photographs waiting for them here would be memory for nothing.
  bytes = null
  // Equal pictures often stand next to each other in a run: the second waits for the first, and takes its result.
  const key = [claim.shopId, original.hash, claim.encodeOptionsJson].join()
  await needs.withLock(key, async () => {
    const output = needs.files.scratchPath()
    try {
      const result = await outcomeFor(needs, claim, original, output)
      const plan = planWork(claim, { original, bytes: result, stem, image })
      await work(needs, claim, plan, current, () =>
        plan.result ? readFile(output) : needs.files.read(claim.shopId, original.hash)
      )
    } finally {
      await rm(output, { force: true })
    }
  })
}

async function outcomeFor(
  needs: WorkDeps,
  claim: Claim,
  original: Original,
  output: string
): Promise<Bytes> {
  const { files, codec } = needs
  const { encodeOptions, shopId } = claim
  if (encodeOptions === null) throw new Error('Expected encode options but received none')
  const known = await reuseOutcome(needs, claim, original.hash, output)
  if (known) return bytesOf(known)
  const input = files.pathOf(shopId, original.hash)
  const watermark = encodeOptions.watermark
    ? { watermarkPath: files.pathOf(shopId, encodeOptions.watermark.hash) }
    : {}
  const outcome = await codec.optimise({ input, output, options: encodeOptions, ...watermark })
  if (outcome.status === 'refused') throw new Failure(outcome.reason)
  return bytesOf(outcome)
}

/** The bytes stay, whoever wrote them: what is known of them is known from the time when we did. */
async function keptBytes(
  { db }: WorkDeps,
  claim: Claim,
  hash: string,
  bytes: Uint8Array
): Promise<Bytes> {
  const known = await findResult(db, claim.shopId, claim.imageId)
  const isKnown = known !== undefined && known.result_hash === hash
  const outputType = typeOf(bytes)
  return {
    result: null,
    kept: hash,
    inputType: (isKnown && known.input_type) || outputType,
    outputType,
    width: isKnown ? known.width : 0,
    height: isKnown ? known.height : 0
  }
}

function typeOf(bytes: Uint8Array) {
  try {
    return sniff(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  } catch (error) {
    const { name, reason } = error as { name?: string; reason?: string }
    if (name === 'PictureRefused' && reason) throw new Failure(reason, { cause: error })
    throw error
  }
}

function stemFor({ db }: WorkDeps, claim: Claim): Promise<string> {
  const { id: runItemId, texts } = claim
  if (!texts) throw new Error('Expected texts for the image but received none')
  return db.transaction().execute((trx) => takeStem(trx, { ...claim, runItemId }, claim, texts))
}

/** Records the write intent and carries it out, unless it changes nothing and the store still has the original. */
async function work(
  needs: WorkDeps,
  claim: Claim,
  plan: Plan,
  current: Current,
  bytes: () => Promise<Uint8Array | null>
): Promise<void> {
  const { hash, image } = current
  const { original } = plan
  const staysSo =
    plannedHash(plan) === hash && plan.fileName === image.fileName && plan.alt?.to === image.alt
  const isOriginal = hash === original.hash && image.fileName === original.fileName
  if (staysSo && isOriginal && image.alt === original.alt)
    return recordUnchanged(needs, claim, plan)

  if (!(await setPlan(needs.db, claim, plan))) throw new LeaseLost()
  await finishWork(needs, claim, plan, { hash, image, bytes })
}

/**
 * Our own result, or what we gave back: nobody asked for more than a new look. A file that was only
 * touched would otherwise be compressed again and charged, and a restored one against the merchant's will.
 */
async function isAsWeLeftIt({ db }: WorkDeps, claim: Claim, hash: string): Promise<boolean> {
  const known = await findResult(db, claim.shopId, claim.imageId)
  if (known?.status === 'restored') return known.original_hash === hash
  return known?.result_hash === hash
}

/**
 * A restore was the last thing that was asked for, and it failed before anybody could tell that it had taken effect:
 * it is recorded now. Otherwise what was given back would be compressed again against the merchant's will.
 */
async function isGivenBack(needs: WorkDeps, claim: Claim): Promise<boolean> {
  const last = await findLastEnd(needs.db, claim)
  if (last?.kind !== 'restore' || last.state !== 'failed') return false
  return finishRestored(needs, claim, { isLast: true })
}
