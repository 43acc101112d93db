import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { openKeyedMutex } from '../../server/core/keyed-mutex.ts'
import type { OnApplied } from './metrics.ts'
import { type Delivery, findDue } from './sql.ts'
import { LONGEST_PAUSE_MS, tryDelivery } from './try-delivery.ts'

export type Queue = {
  /** Starts applying deliveries that are due. */
  wake(): void
  /** Resolves once no delivery is due or in flight. */
  drain(): Promise<void>
  /** Starts nothing new, and resolves once no delivery is in flight. */
  close(): Promise<void>
}

/**
 * The number of shops whose deliveries are applied at the same time. The deliveries of one shop are applied one after
 * the other.
 */
const SHOPS_AT_ONCE = 4

/** The pause after a delivery whose outcome could not be recorded. */
const REST_MS = 10_000

/**
 * Applies queued deliveries. A delivery is done once its row says so. After a kill, the next start applies it again,
 * which is safe because every effect of a delivery can be repeated.
 */
export function openQueue(app: FastifyInstance, onApplied: OnApplied): Queue {
  const { db, clock, disk, log } = app
  const busy = new Map<string, Promise<void>>()
  const withLock = openKeyedMutex()
  let isClosing = false
  let restsUntil = 0

  /**
   * Starts as many due deliveries as may run at once. Because of the mutex, a thousand deliveries that arrive together
   * do not all query the database at the same time.
   * @returns whether nothing was due or in flight when it looked. A delivery in flight may have hidden others of its
   *   shop, even if it has ended since.
   */
  const beginDue = () =>
    withLock('begin', async (): Promise<boolean> => {
      if (disk.trouble() || performance.now() < restsUntil) return busy.size === 0
      while (!isClosing && busy.size < SHOPS_AT_ONCE) {
        const now = clock.now()
        const latest = toText(new Date(now.getTime() + LONGEST_PAUSE_MS))
        const busyShops = [...busy.keys()]
        const delivery = await findDue(db, { now: toText(now), latest, busyShops })
        if (!delivery || isClosing) return busyShops.length === 0
        begin(delivery)
      }
      return busy.size === 0
    })

  const wake = () =>
    void beginDue().catch((error) => log.error({ err: error }, 'due deliveries could not be read'))

  async function drain(): Promise<void> {
    while (!(await beginDue())) if (busy.size > 0) await Promise.race(busy.values())
  }

  function begin(delivery: Delivery): void {
    const work = apply(delivery).finally(() => {
      busy.delete(delivery.shop_domain)
      wake()
    })
    busy.set(delivery.shop_domain, work)
  }

  async function apply(delivery: Delivery): Promise<void> {
    try {
      await tryDelivery(app, delivery, onApplied)
    } catch (error) {
      // The database is unavailable. The row is unchanged, so the delivery is still due; without the pause it would be
      // applied again and again.
      restsUntil = performance.now() + REST_MS
      if (!(await disk.meet(error)))
        log.error({ err: error }, 'the outcome of a delivery could not be recorded')
    }
    // Lets other requests run before the next delivery. Most deliveries wait only for the database, which answers at
    // once. Without this pause, a server with a long queue would acknowledge no new delivery until the whole queue has
    // been applied.
    await setImmediate()
  }

  return {
    wake,
    drain,
    async close() {
      isClosing = true
      await beginDue()
      await Promise.all(busy.values())
    }
  }
}
