import { setImmediate } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { openKeyedMutex } from '../../server/core/keyed-mutex.ts'
import { type Delivery, findDue } from './sql.ts'
import { tryDelivery } from './try-delivery.ts'

export type Queue = {
  /** Starts work on due deliveries. */
  wake(): void
  /** Resolves once no delivery is due. */
  drain(): Promise<void>
  /** Starts nothing new and waits for deliveries in flight. */
  close(): Promise<void>
}

/** How many shops are served at once; deliveries of one shop are applied one after the other. */
const SHOPS_AT_ONCE = 4

/** The pause after a delivery whose outcome could not be recorded. */
const REST_MS = 10_000

/**
 * Applies queued deliveries. A delivery is done once its row says so: after a kill the next start applies it
 * again, and everything that follows from a delivery is safe to repeat.
 */
export function openQueue(app: FastifyInstance): Queue {
  const { db, clock, disk, log } = app
  const busy = new Map<string, Promise<void>>()
  const withLock = openKeyedMutex()
  let isClosing = false
  let restsUntil = 0

  /**
   * Starts as many deliveries as there is room for. The mutex prevents a thousand simultaneous arrivals from each
   * querying the database.
   */
  const beginDue = () =>
    withLock('begin', async () => {
      if (disk.trouble() || performance.now() < restsUntil) return
      while (!isClosing && busy.size < SHOPS_AT_ONCE) {
        const delivery = await findDue(db, toText(clock.now()), [...busy.keys()])
        if (!delivery || isClosing) return
        begin(delivery)
      }
    })

  const wake = () =>
    void beginDue().catch((error) => log.error({ err: error }, 'due deliveries could not be read'))

  async function drain(): Promise<void> {
    await beginDue()
    while (busy.size > 0) {
      await Promise.race(busy.values())
      await beginDue()
    }
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
      await tryDelivery(app, delivery)
    } catch (error) {
      // The database is unavailable: the row is unchanged and becomes due again. The pause prevents applying the same
      // delivery again and again.
      restsUntil = performance.now() + REST_MS
      if (!(await disk.meet(error)))
        log.error({ err: error }, 'the outcome of a delivery could not be recorded')
    }
    // Most deliveries wait only for the database, which answers at once: without a turn for other requests, a server
    // with many deliveries left would acknowledge none until all are applied.
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
