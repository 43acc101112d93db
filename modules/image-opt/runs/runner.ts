import { randomUUID } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { BrokenLaws } from '../../../server/core/broken-laws.ts'
import type { Db } from '../../../server/core/database/db.ts'
import type { DiskWatch } from '../../../server/core/disk/watch.ts'
import type { Fleet } from '../../../server/core/fleet/fleet.ts'
import { type Queue, RUNS } from '../../../server/core/queue/queue.ts'
import { openClaiming } from './claiming.ts'
import { openDiskHold } from './disk-hold.ts'
import type { WorkDeps } from './image/work-deps.ts'
import { openInFlight } from './in-flight.ts'
import { dropLeasesOf, listOtherOwners } from './sql/leases.ts'

/** How often the runner polls for postponed images; a poll is one query on an index. */
const POLL_MS = 1000

/**
 * How often each process of a fleet polls. Its runs begin by request, so only postponed images, those of a dead process
 * and those that an operator's command queued wait for this.
 */
const FLEET_POLL_MS = 10_000

/** How often the leases are looked at, which are renewed after a third of their time. */
const RENEW_MS = 1000

/**
 * For how long a process takes part before it gives the request back. Pg-boss counts a process that takes much longer
 * as lost.
 */
const PART_MS = 5 * 60_000

export type Runner = {
  /** Makes the runner try to claim images; costs little if there are none. */
  wake(): void
  /**
   * Begins to work, and in a fleet resolves once this process has nothing to do. When there is more than it can do, it
   * asks for the help of another process. If it waits for a disk, it first finds out whether it still has to.
   */
  takePart(): Promise<void>
  /** False once close() has been called. */
  isOpen(): boolean
  /** Claims no more images, and waits for those in flight. */
  close(): Promise<void>
}

type RunnerDeps = WorkDeps & {
  brokenLaws: BrokenLaws
  disk: DiskWatch
  log: FastifyBaseLogger
  queue: Queue
  threads: number
  beside: number
  fleet: Fleet | null
}

/**
 * Works through the runs of all shops. Up to `threads` plus `beside` images are in flight: while some of them are
 * read, backed up, written or recorded, the codec threads can work on the others.
 */
export async function startRunner(deps: RunnerDeps): Promise<Runner> {
  const { log, disk, fleet } = deps
  const owner = fleet?.owner ?? randomUUID()
  const hold = openDiskHold(deps, owner)
  const inFlight = openInFlight(deps, owner)
  const limit = deps.threads + deps.beside
  const claiming = openClaiming({ ...deps, hold }, owner, { inFlight, limit })

  async function takePart(): Promise<void> {
    if (fleet && disk.trouble()) await disk.check()
    claiming.wake()
    if (!fleet) return
    await claiming.current()
    if (inFlight.count() >= limit) await deps.queue.ask(RUNS)
    await Promise.race([whenIdle(), setTimeout(PART_MS, undefined, { ref: false })])
  }

  /** Resolves once nothing is in flight and nothing can be claimed. */
  async function whenIdle(): Promise<void> {
    while (claiming.isOpen() && (claiming.current() || inFlight.count() > 0)) {
      await claiming.current()
      await inFlight.nextEnd()
    }
  }

  await hold.begin()
  const polling = setInterval(
    () => {
      if (fleet && !fleet.isAlone)
        freeDead(deps.db, fleet, owner).catch((error) =>
          log.error({ err: error }, 'the work of dead processes could not be freed')
        )
      claiming.wake()
    },
    fleet ? FLEET_POLL_MS : POLL_MS
  )
  const renewing = setInterval(() => {
    inFlight.renew().catch(async (error) => {
      if (!(await disk.meet(error))) log.error({ err: error }, 'leases could not be renewed')
    })
  }, RENEW_MS)
  claiming.wake()

  return {
    wake: claiming.wake,
    takePart,
    isOpen: claiming.isOpen,
    async close() {
      claiming.end()
      clearInterval(polling)
      await claiming.current()
      await inFlight.ended()
      clearInterval(renewing)
    }
  }
}

/** Ends the leases of processes that have died, before they expire by themselves. */
async function freeDead(db: Db, fleet: Fleet, owner: string): Promise<void> {
  for (const dead of await fleet.findDead(await listOtherOwners(db, owner)))
    await dropLeasesOf(db, dead)
}
