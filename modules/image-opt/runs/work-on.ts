import type { FastifyBaseLogger } from 'fastify'
import type { BrokenLaws } from '../../../server/core/broken-laws.ts'
import { toText } from '../../../server/core/clock.ts'
import { troubleIn } from '../../../server/core/disk/trouble.ts'
import type { DiskWatch } from '../../../server/core/disk/watch.ts'
import { type Failure, isFailure } from '../../../server/core/failure.ts'
import { isBrokenLaw } from '../../../server/core/invariant.ts'
import { type DiskHold, roomFor } from './disk-hold.ts'
import { finishApplied } from './image/apply-intent.ts'
import { optimiseImage } from './image/optimise.ts'
import { putBack } from './image/put-back.ts'
import { recordFailure } from './image/record.ts'
import { finishRestored, restoreImage } from './image/restore.ts'
import type { WorkDeps } from './image/work-deps.ts'
import { type Claim, postponeClaim } from './sql/claims.ts'
import { stopClaimed } from './stop-for-law.ts'

/** How often an image is tried again after a temporary fault, each time after a longer wait. */
const RETRIES = 3
const RETRY_MS = 5000

type EndDeps = WorkDeps & {
  brokenLaws: BrokenLaws
  disk: DiskWatch
  hold: DiskHold
  log: FastifyBaseLogger
}

/** Works on one claimed image and records the result. Never rejects: what cannot be recorded is logged. */
export async function workOn(given: EndDeps, claim: Claim): Promise<void> {
  const { shopId: shop, runId: run, imageId: image } = claim
  const log = given.log.child({ shop, run, image })
  const deps = { ...given, log }
  const { disk } = deps
  try {
    await (claim.kind === 'restore' ? restoreImage(deps, claim) : optimiseImage(deps, claim))
  } catch (error) {
    await endFailed(deps, claim, error)
      .catch(async (fault) => {
        if (isBrokenLaw(fault)) return stopClaimed(deps, claim, fault)
        if (!(await disk.meet(fault, roomFor(claim)))) throw fault
        await waitForDisk(deps, claim, fault)
      })
      .catch((fault) => log.error({ err: fault }, 'the result of an image could not be recorded'))
  }
}

/**
 * Decides what becomes of an image after an error: the image is recorded as done after all, postponed, or recorded as
 * failed.
 */
async function endFailed(deps: EndDeps, claim: Claim, error: unknown): Promise<void> {
  const { db, log, clock, disk } = deps
  if (isFailure(error, 'lease-lost')) return
  if (isBrokenLaw(error)) throw error
  if (await disk.meet(error, roomFor(claim))) return waitForDisk(deps, claim, error)
  const { code, retry } = judge(error)
  const isLast = retry === 'never' || claim.retries >= RETRIES
  if (await isFinished(deps, claim, isLast)) return
  if (code === 'lost' && (await isPutBack(deps, claim))) return
  const reason = code === 'changed' ? 'changed-in-store' : code
  if (retry === 'never') log.info({ reason }, 'an image failed')
  else log.error({ err: error }, 'a fault interrupted the work on an image')
  if (isLast) return recordFailure(deps, claim, reason)
  const from = clock.now().getTime() + RETRY_MS * (claim.retries + 1)
  await postponeClaim(db, claim, toText(new Date(from)))
}

function judge(error: unknown): Pick<Failure, 'code' | 'retry'> {
  // The disk watch found nothing wrong, so the trouble has passed or concerns this image only.
  const trouble = troubleIn(error)
  if (trouble) return { code: trouble, retry: 'later' }
  return isFailure(error) ? error : { code: 'fault', retry: 'later' }
}

/** Undoes the claim unless the change has taken effect, so that no image fails or is charged because of a disk. */
async function waitForDisk(deps: EndDeps, claim: Claim, error: unknown): Promise<void> {
  if (!(await isFinished(deps, claim, false))) await deps.hold.giveBack(claim, error)
}

/**
 * Records the work as done if it took effect before the error, for example if the connection was cut after a write or
 * a folder could not be flushed to disk.
 * @returns whether the work was recorded as done
 */
function isFinished(deps: EndDeps, claim: Claim, isLast: boolean): Promise<boolean> {
  const finish = claim.kind === 'restore' ? finishRestored : finishApplied
  return finish(deps, claim, { isLast }).catch((error) => {
    if (isBrokenLaw(error)) throw error
    if (!troubleIn(error))
      deps.log.warn({ err: error }, 'it is unknown whether the change to an image has taken effect')
    return false
  })
}

function isPutBack(deps: EndDeps, claim: Claim): Promise<boolean> {
  return putBack(deps, claim).catch((error) => {
    if (isBrokenLaw(error)) throw error
    deps.log.warn({ err: error }, 'an original could not be put back')
    return false
  })
}
