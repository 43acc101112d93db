import type { FastifyBaseLogger } from 'fastify'
import type { BrokenLaws } from '../../../server/core/broken-laws.ts'
import { openSharedMutex } from '../../../server/core/database/shared-mutex.ts'
import type { DiskWatch } from '../../../server/core/disk/watch.ts'
import { takeClaim } from './claim.ts'
import type { DiskHold } from './disk-hold.ts'
import type { WorkDeps } from './image/work-deps.ts'
import type { InFlight } from './in-flight.ts'
import { workOn } from './work-on.ts'

/** How long the runner pauses after it failed to claim an image. */
const REST_MS = 10_000

type ClaimingDeps = WorkDeps & {
  brokenLaws: BrokenLaws
  disk: DiskWatch
  log: FastifyBaseLogger
  hold: DiskHold
}

export type Claiming = {
  /** Claims images until the limit is in flight or nothing is left; costs little if there are none. */
  wake(): void
  /** Resolves once what has been woken has claimed what it can; undefined when nothing is claimed now. */
  current(): Promise<void> | undefined
  isOpen(): boolean
  /** Claims no more images. */
  end(): void
}

/** Claims images and hands them to the work, so that up to `limit` are in flight. */
export function openClaiming(
  deps: ClaimingDeps,
  owner: string,
  { inFlight, limit }: { inFlight: InFlight; limit: number }
): Claiming {
  const { log, disk } = deps
  // Without it, the processes of a fleet would choose the same image, and all but one choose again.
  const inTurn = openSharedMutex(deps.db, 'claim')
  const claim = () => inTurn('', () => takeClaim(deps, owner))
  let isClosing = false
  let filling: Promise<void> | undefined
  let isWoken = false
  let restsUntil = 0

  async function fill() {
    do {
      isWoken = false
      await inFlight.renew()
      while (!isClosing && !disk.trouble() && inFlight.count() < limit) {
        const claimed = await claim()
        if (!claimed) break
        inFlight.add(claimed.id, workOn(deps, claimed), wake)
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

  return {
    wake,
    current: () => filling,
    isOpen: () => !isClosing,
    end() {
      isClosing = true
    }
  }
}
