import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { type DiskTrouble, troubleIn } from '../../../server/core/disk/trouble.ts'
import type { DiskWatch } from '../../../server/core/disk/watch.ts'
import type { StoreError } from '../../../server/platforms/store-platform.ts'
import { LEASE_MS, takeClaim } from './claim.ts'
import { openDiskHold, roomFor } from './disk-hold.ts'
import { finishApplied } from './image/apply-intent.ts'
import { optimiseImage } from './image/optimise.ts'
import { putBack } from './image/put-back.ts'
import { recordFailure } from './image/record.ts'
import { finishRestored, restoreImage } from './image/restore.ts'
import type { Failure, WorkDeps } from './image/work.ts'
import { type Claim, postponeClaim, renewLeases } from './sql/claims.ts'

/** Postponed images are looked for this often; a look is one query on an index. */
const LOOK_MS = 1000

/** When nothing could be claimed, the database is left alone for so long. */
const REST_MS = 10_000

/** A passing fault is tried again this many times, each after a longer wait. */
const RETRIES = 3
const RETRY_MS = 5000

export type Runner = {
  /** Tells it that there may be work. Costs nothing when there is none. */
  wake(): void
  /** False from close() on. */
  isOpen(): boolean
  /** Takes no new image, and waits for those in flight. */
  close(): Promise<void>
}

/**
 * Works through the runs of all shops. `beside`: while the codec threads compute, so many more images are
 * read, backed up, written or recorded, so that the threads never wait for a disk or a platform.
 */
export async function startRunner(
  needs: WorkDeps & { disk: DiskWatch; log: FastifyBaseLogger; threads: number; beside: number }
): Promise<Runner> {
  const { db, log, clock, disk } = needs
  const owner = randomUUID()
  const inFlight = new Map<number, Promise<void>>()
  const limit = needs.threads + needs.beside
  let isClosing = false
  let filling: Promise<void> | undefined
  let isWoken = false
  let restsUntil = 0
  let renewedAt = 0

  const hold = openDiskHold(needs, owner)
  await hold.begin()

  async function fill() {
    do {
      isWoken = false
      await renew()
      while (!isClosing && !disk.trouble() && inFlight.size < limit) {
        const claim = await takeClaim(needs, owner)
        if (!claim) break
        const work = workOn(claim).finally(() => {
          // Unless its lease ran out meanwhile and it was claimed anew.
          if (inFlight.get(claim.id) === work) inFlight.delete(claim.id)
          wake()
        })
        inFlight.set(claim.id, work)
      }
    } while (isWoken && !isClosing)
  }

  /**
   * By the clock, and before anything is claimed: where it jumps ahead, as after a computer slept, a lease may have run
   * out for an image that is in flight here, and it would be claimed and encoded a second time.
   */
  async function renew(): Promise<void> {
    const now = clock.now().getTime()
    if (inFlight.size === 0 || Math.abs(now - renewedAt) < LEASE_MS / 3) return
    await renewLeases(db, owner, [...inFlight.keys()], toText(new Date(now + LEASE_MS)))
    renewedAt = now
  }

  function wake() {
    isWoken = true
    if (filling || isClosing || performance.now() < restsUntil) return
    filling = fill()
      // The database is not to be had: nothing is lost, the leases run out. Not in a hurry.
      .catch(async (error) => {
        if (await disk.meet(error)) return
        restsUntil = performance.now() + REST_MS
        log.error({ err: error }, 'no image could be claimed')
      })
      .catch((error) => log.error({ err: error }, 'runs could not be paused'))
      .finally(() => {
        filling = undefined
      })
  }

  async function workOn(claim: Claim): Promise<void> {
    try {
      await (claim.kind === 'restore' ? restoreImage(needs, claim) : optimiseImage(needs, claim))
    } catch (error) {
      const { imageId: image } = claim
      await settle(claim, error)
        .catch(async (fault) => {
          if (!(await disk.meet(fault, roomFor(claim)))) throw fault
          await waitForDisk(claim, fault)
        })
        .catch((fault) => log.error({ err: fault, image }, 'the end of an image was not recorded'))
    }
  }

  async function settle(claim: Claim, error: unknown): Promise<void> {
    const verdict = judge(error)
    if (verdict === 'lease-lost') return
    if (await disk.meet(error, roomFor(claim))) return waitForDisk(claim, error)
    const isLast = typeof verdict === 'object' || claim.retries >= RETRIES
    if (await isFinished(claim, isLast)) return
    if (typeof verdict === 'object' && verdict.reason === 'lost' && (await isPutBack(claim))) return
    if (typeof verdict === 'object') {
      log.info({ image: claim.imageId, reason: verdict.reason }, 'an image failed')
      return recordFailure(needs, claim, verdict.reason)
    }
    log.error({ err: error, image: claim.imageId }, 'a fault while working on an image')
    if (claim.retries >= RETRIES) return recordFailure(needs, claim, verdict)
    const from = clock.now().getTime() + RETRY_MS * (claim.retries + 1)
    await postponeClaim(db, claim, toText(new Date(from)))
  }

  /** It is not charged, and fails only when it does so with room on the disk. */
  async function waitForDisk(claim: Claim, error: unknown): Promise<void> {
    if (!(await isFinished(claim, false))) await hold.giveBack(claim, error)
  }

  /** The error may have come after the effect: a line that was cut, a folder that could not be synced. */
  function isFinished(claim: Claim, isLast: boolean): Promise<boolean> {
    const finish = claim.kind === 'restore' ? finishRestored : finishApplied
    return finish(needs, claim, { isLast }).catch((error) => {
      if (!troubleIn(error))
        log.warn({ err: error, image: claim.imageId }, 'it is not known what the store has')
      return false
    })
  }

  function isPutBack(claim: Claim): Promise<boolean> {
    return putBack(needs, claim).catch((error) => {
      log.warn({ err: error, image: claim.imageId }, 'the store has lost a picture')
      return false
    })
  }

  const looking = setInterval(wake, LOOK_MS)
  const renewing = setInterval(() => {
    renew().catch(async (error) => {
      if (!(await disk.meet(error))) log.error({ err: error }, 'leases were not renewed')
    })
  }, LOOK_MS)
  wake()

  return {
    wake,
    isOpen: () => !isClosing,
    async close() {
      isClosing = true
      clearInterval(looking)
      await filling
      await Promise.all(inFlight.values())
      clearInterval(renewing)
    }
  }
}

/** What an error says about trying again: a reason is for good, anything else may pass. */
function judge(
  error: unknown
): { reason: string } | 'lease-lost' | 'unreachable' | DiskTrouble | 'fault' {
  const { name } = error as { name?: string }
  if (name === 'LeaseLost') return 'lease-lost'
  if (name === 'Failure') return { reason: (error as Failure).reason }
  // All was well when we looked: it has passed already, or is about this image alone.
  const trouble = troubleIn(error)
  if (trouble) return trouble
  if (name === 'StoreError') {
    const { failure } = error as StoreError
    if (failure === 'unreachable') return failure
    return { reason: failure === 'changed' ? 'changed-in-store' : failure }
  }
  return 'fault'
}
