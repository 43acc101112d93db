import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { openKeyedMutex } from '../../../../server/core/keyed-mutex.ts'
import { listOpenShopIds } from '../../../auth/queries.ts'
import type { Catalogue } from '../../catalogue/sync.ts'
import type { Runner } from '../runner.ts'
import { openAttention } from './attention.ts'
import { hasUnfinishedRun } from './sql.ts'
import { startAutomatic } from './start-automatic.ts'
import { turnOff } from './turn-off.ts'

/** Between the look and the second glance: a picture that changed meanwhile is still being written. */
const SETTLE_MS = 2000

/** While a run is on it is asked so often whether it is over; what is new then joins the next one. */
const BUSY_MS = 5000

export type Automatic = {
  /** Looks for new and changed pictures of the shop, if its settings and its plan have the mode on. */
  look(shopId: number): Promise<void>
  /** The same for every shop: at the start, to catch up, and by the clock, where nothing was told. */
  pollStores(): Promise<void>
  close(): Promise<void>
}

/** Automatic mode (decision 018): one watch for each shop that has it on. */
export function openAutomatic(
  app: FastifyInstance,
  { catalogue, runner }: { catalogue: Catalogue; runner: Runner }
): Automatic {
  const { db, disk, log } = app
  const leaving = new AbortController()
  const attention = openAttention((shopId) => look(shopId), log)
  const withLock = openKeyedMutex()
  const looks = new Set<Promise<void>>()

  /** One at a time for each shop; who asks meanwhile gets a look that begins later. */
  function look(shopId: number): Promise<void> {
    const afterFault = async (error: unknown) => {
      if (leaving.signal.aborted) return
      if (await disk.meet(error)) attention.again(shopId, BUSY_MS)
      else log.warn({ err: error, shop: shopId }, 'automatic mode could not look at the store')
    }
    const ended = withLock(String(shopId), () => lookNow(shopId).catch(afterFault)).finally(() =>
      looks.delete(ended)
    )
    looks.add(ended)
    return ended
  }

  async function lookNow(shopId: number): Promise<void> {
    if (leaving.signal.aborted) return
    if (await turnOff(app, shopId)) return attention.end(shopId)
    await attention.begin(shopId, app.storeOf(shopId))
    if (disk.trouble()) return attention.again(shopId, BUSY_MS)
    if (await hasUnfinishedRun(db, shopId)) return attention.again(shopId, BUSY_MS)
    await attention.timed(shopId, () => catalogue.sync(shopId))
    await pause(SETTLE_MS, undefined, { signal: leaving.signal })
    const started = await startAutomatic(app, shopId)
    if (started === 0) return
    log.info({ shop: shopId, images: started }, 'new and changed pictures are optimised')
    runner.wake()
    attention.again(shopId, BUSY_MS)
  }

  return {
    look,
    async pollStores() {
      for (const shopId of await listOpenShopIds(db)) await look(shopId)
    },
    async close() {
      leaving.abort()
      await attention.close()
      await Promise.all(looks)
    }
  }
}
