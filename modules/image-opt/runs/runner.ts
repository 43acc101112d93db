import { randomUUID } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { DiskWatch } from '../../../server/core/disk/watch.ts'
import { takeClaim } from './claim.ts'
import { openDiskHold } from './disk-hold.ts'
import type { WorkDeps } from './image/work-deps.ts'
import { openInFlight } from './in-flight.ts'
import { workOn } from './work-on.ts'

/** How often the runner polls for postponed images; a poll is one query on an index. */
const POLL_MS = 1000

/** How long the runner pauses after it failed to claim an image. */
const REST_MS = 10_000

export type Runner = {
  /** Makes the runner try to claim images; costs little if there are none. */
  wake(): void
  /** False once close() has been called. */
  isOpen(): boolean
  /** Claims no more images, and waits for those in flight. */
  close(): Promise<void>
}

/**
 * Works through the runs of all shops. Up to `threads` plus `beside` images are in flight: while some of them are
 * read, backed up, written or recorded, the codec threads can work on the others.
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
      // A failing database loses nothing, because leases expire. Claiming can wait.
      .catch(async (error) => {
        if (await disk.meet(error)) return
        restsUntil = performance.now() + REST_MS
        log.error({ err: error }, 'no image could be claimed')
      })
      .catch((error) => log.error({ err: error }, 'the runs could not be paused'))
      .finally(() => {
        filling = undefined
      })
  }

  await hold.begin()
  const polling = setInterval(wake, POLL_MS)
  const renewing = setInterval(() => {
    inFlight.renew().catch(async (error) => {
      if (!(await disk.meet(error))) log.error({ err: error }, 'leases could not be renewed')
    })
  }, POLL_MS)
  wake()

  return {
    wake,
    isOpen: () => !isClosing,
    async close() {
      isClosing = true
      clearInterval(polling)
      await filling
      await inFlight.ended()
      clearInterval(renewing)
    }
  }
}
