import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { DiskWatch } from '../../../server/core/disk/watch.ts'
import { takeClaim } from './claim.ts'
import { openDiskHold } from './disk-hold.ts'
import type { WorkDeps } from './image/work.ts'
import { openInFlight } from './in-flight.ts'
import { workOn } from './work-on.ts'

/** Postponed images are looked for this often; a look is one query on an index. */
const LOOK_MS = 1000

/** When nothing could be claimed, the database is left alone for so long. */
const REST_MS = 10_000

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
  deps: WorkDeps & { disk: DiskWatch; log: FastifyBaseLogger; threads: number; beside: number }
): Promise<Runner> {
  const { log, disk } = deps
  const owner = randomUUID()
  const hold = openDiskHold(deps, owner)
  const inFlight = openInFlight(deps, owner)
  const limit = deps.threads + deps.beside
  let isClosing = false
  let filling: Promise<void> | undefined
  let isWoken = false
  let restsUntil = 0

  async function fill() {
    do {
      isWoken = false
      await inFlight.renew()
      while (!isClosing && !disk.trouble() && inFlight.count() < limit) {
        const claim = await takeClaim(deps, owner)
        if (!claim) break
        inFlight.add(claim.id, workOn({ ...deps, hold }, claim), wake)
      }
    } while (isWoken && !isClosing)
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

  await hold.begin()
  const looking = setInterval(wake, LOOK_MS)
  const renewing = setInterval(() => {
    inFlight.renew().catch(async (error) => {
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
      await inFlight.ended()
      clearInterval(renewing)
    }
  }
}
