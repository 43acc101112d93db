import type { FastifyBaseLogger } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { troubleIn } from '../../../server/core/disk/trouble.ts'
import type { DiskWatch } from '../../../server/core/disk/watch.ts'
import { type Failure, isFailure } from '../../../server/core/failure.ts'
import { type DiskHold, roomFor } from './disk-hold.ts'
import { finishApplied } from './image/apply-intent.ts'
import { optimiseImage } from './image/optimise.ts'
import { putBack } from './image/put-back.ts'
import { recordFailure } from './image/record.ts'
import { finishRestored, restoreImage } from './image/restore.ts'
import type { WorkDeps } from './image/work.ts'
import { type Claim, postponeClaim } from './sql/claims.ts'

/** What may pass is tried again this many times, each after a longer wait. */
const RETRIES = 3
const RETRY_MS = 5000

type EndDeps = WorkDeps & { disk: DiskWatch; hold: DiskHold; log: FastifyBaseLogger }

/** Works on one claimed image, and records how that ended. Never rejects: what cannot be recorded is logged. */
export async function workOn(deps: EndDeps, claim: Claim): Promise<void> {
  const { disk, log } = deps
  try {
    await (claim.kind === 'restore' ? restoreImage(deps, claim) : optimiseImage(deps, claim))
  } catch (error) {
    const { imageId: image } = claim
    await endFailed(deps, claim, error)
      .catch(async (fault) => {
        if (!(await disk.meet(fault, roomFor(claim)))) throw fault
        await waitForDisk(deps, claim, fault)
      })
      .catch((fault) => log.error({ err: fault, image }, 'the end of an image was not recorded'))
  }
}

/** Decides what becomes of an image after an error: it is done all the same, tried again later, or failed. */
async function endFailed(deps: EndDeps, claim: Claim, error: unknown): Promise<void> {
  const { db, log, clock, disk } = deps
  if (isFailure(error, 'lease-lost')) return
  if (await disk.meet(error, roomFor(claim))) return waitForDisk(deps, claim, error)
  const { code, retry } = judge(error)
  const isLast = retry === 'never' || claim.retries >= RETRIES
  if (await isFinished(deps, claim, isLast)) return
  if (code === 'lost' && (await isPutBack(deps, claim))) return
  const image = claim.imageId
  const reason = code === 'changed' ? 'changed-in-store' : code
  if (retry === 'never') log.info({ image, reason }, 'an image failed')
  else log.error({ err: error, image }, 'a fault while working on an image')
  if (isLast) return recordFailure(deps, claim, reason)
  const from = clock.now().getTime() + RETRY_MS * (claim.retries + 1)
  await postponeClaim(db, claim, toText(new Date(from)))
}

function judge(error: unknown): Pick<Failure, 'code' | 'retry'> {
  // All was well when we looked: it has passed already, or is about this image alone.
  const trouble = troubleIn(error)
  if (trouble) return { code: trouble, retry: 'later' }
  return isFailure(error) ? error : { code: 'fault', retry: 'later' }
}

/** It is not charged, and fails only when it does so with room on the disk. */
async function waitForDisk(deps: EndDeps, claim: Claim, error: unknown): Promise<void> {
  if (!(await isFinished(deps, claim, false))) await deps.hold.giveBack(claim, error)
}

/** The error may have come after the effect: a line that was cut, a folder that could not be synced. */
function isFinished(deps: EndDeps, claim: Claim, isLast: boolean): Promise<boolean> {
  const finish = claim.kind === 'restore' ? finishRestored : finishApplied
  return finish(deps, claim, { isLast }).catch((error) => {
    if (!troubleIn(error))
      deps.log.warn({ err: error, image: claim.imageId }, 'it is not known what the store has')
    return false
  })
}

function isPutBack(deps: EndDeps, claim: Claim): Promise<boolean> {
  return putBack(deps, claim).catch((error) => {
    deps.log.warn({ err: error, image: claim.imageId }, 'the store has lost a picture')
    return false
  })
}
