import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { openSharedMutex } from '../../../../server/core/database/shared-mutex.ts'
import { isBrokenLaw } from '../../../../server/core/invariant.ts'
import { RUNS } from '../../../../server/core/queue/queue.ts'
import { listOpenShopIds } from '../../../auth/queries.ts'
import type { Catalogue } from '../../catalogue/sync.ts'
import { openFleetWatches } from './fleet-watches.ts'
import { POLL_STORE } from './poll-store.ts'
import { hasUnfinishedRun } from './sql.ts'
import { startAutomatic } from './start-automatic.ts'
import { openStoreWatches, QUIET_MS } from './store-watches.ts'
import { turnOff } from './turn-off.ts'

/**
 * How long to wait between a sync and the check of the images it found. A picture that changes in this time is still
 * being written.
 */
const STABLE_MS = 2000

/**
 * How long to wait before the next poll if an unfinished run or a full or read-only disk keeps this one from starting
 * a run.
 */
const BUSY_MS = 5000

export type Automatic = {
  /**
   * Polls the shop's store and queues new and changed images, if automatic mode is on in the settings and included in
   * the plan.
   */
  poll(shopId: number): Promise<void>
  /** Polls the store soon, because its platform has reported a change. */
  noteChange(shopId: number): void
  /** Polls the stores of all shops: at the start to catch up, and on a schedule in case stores report no changes. */
  pollStores(): Promise<void>
  close(): Promise<void>
}

/** Runs automatic mode (decision 018): watches the store of each shop that has it on. */
export function openAutomatic(app: FastifyInstance, catalogue: Catalogue): Automatic {
  const { db, disk, fleet, log, queue } = app
  const closing = new AbortController()
  const watches = fleet ? openFleetWatches(queue) : openStoreWatches((shopId) => poll(shopId), log)
  const withLock = openSharedMutex(db, 'automatic')
  const polls = new Set<Promise<void>>()

  /**
   * Runs one poll per shop at a time. A call during a poll waits and then starts a new one, which may see newer
   * changes.
   */
  function poll(shopId: number): Promise<void> {
    const afterFault = async (error: unknown) => {
      if (closing.signal.aborted) return
      if (isBrokenLaw(error)) await app.brokenLaws.report(error)
      else if (await disk.meet(error)) watches.pollAgain(shopId, BUSY_MS)
      else log.warn({ err: error, shop: shopId }, 'automatic mode could not poll the store')
    }
    const ended = withLock(String(shopId), () => pollNow(shopId).catch(afterFault)).finally(() =>
      polls.delete(ended)
    )
    polls.add(ended)
    return ended
  }

  async function pollNow(shopId: number): Promise<void> {
    if (closing.signal.aborted) return
    if (await turnOff(app, shopId)) return watches.end(shopId)
    await watches.begin(shopId, app.storeOf(shopId))
    if (disk.trouble()) return watches.pollAgain(shopId, BUSY_MS)
    if (await hasUnfinishedRun(db, shopId)) return watches.pollAgain(shopId, BUSY_MS)
    await watches.timed(shopId, () => catalogue.sync(shopId))
    await pause(STABLE_MS, undefined, { signal: closing.signal })
    const started = await startAutomatic(app, shopId)
    if (started === 0) return
    log.info({ shop: shopId, images: started }, 'automatic mode queued new and changed images')
    await queue.ask(RUNS)
    watches.pollAgain(shopId, BUSY_MS)
  }

  return {
    poll,
    noteChange(shopId) {
      if (fleet) watches.pollAgain(shopId, QUIET_MS)
      else for (const platform of app.platforms.values()) platform.notifyChanged?.(shopId)
    },
    async pollStores() {
      for (const shopId of await listOpenShopIds(db))
        await (fleet ? queue.ask(POLL_STORE, { shopId }) : poll(shopId))
    },
    async close() {
      closing.abort()
      await watches.close()
      await Promise.all(polls)
    }
  }
}
