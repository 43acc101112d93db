import type { FastifyInstance } from 'fastify'
import { DAY_MS, MINUTE_MS, toText } from '../../server/core/clock.ts'
import { openKeyedMutex } from '../../server/core/keyed-mutex.ts'
import { applyDelivery } from './apply-delivery.ts'
import { type Delivery, findDue, setDelivery } from './sql.ts'
import { isTopic, MUST_BE_DONE } from './topics.ts'

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

/** Delays between attempts; the last one repeats. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS]

/** A delivery is only a hint: within two days a full sync has found the change anyway. */
const GIVEN_UP_AFTER_MS = 2 * DAY_MS

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
    const work = workOn(delivery)
      // The database is unavailable: the row is unchanged and becomes due again.
      .catch(async (error) => {
        // Pauses, or the same delivery would be applied again and again.
        restsUntil = performance.now() + REST_MS
        if (await disk.meet(error)) return
        log.error({ err: error }, 'the outcome of a delivery could not be recorded')
      })
      .finally(() => {
        busy.delete(delivery.shop_domain)
        wake()
      })
    busy.set(delivery.shop_domain, work)
  }

  async function workOn(delivery: Delivery): Promise<void> {
    const { id, topic, shop_domain: shop } = delivery
    try {
      const outcome = await applyDelivery(app, delivery)
      log.info({ topic, shop, outcome }, 'a delivery was applied')
      await setDelivery(db, id, { state: 'done', done_at: toText(clock.now()), outcome })
    } catch (error) {
      if (!(await disk.meet(error))) await putOff(delivery, error)
    }
  }

  async function putOff(
    { id, topic, shop_domain, attempts, received_at }: Delivery,
    error: unknown
  ) {
    const now = clock.now().getTime()
    const isVital = isTopic(topic) && MUST_BE_DONE.includes(topic)
    const isGivenUp = !isVital && now - Date.parse(received_at) > GIVEN_UP_AFTER_MS
    const facts = { err: error, topic, shop: shop_domain, attempts: attempts + 1 }
    log.warn(facts, isGivenUp ? 'a delivery was given up' : 'a delivery will be retried')
    const pause = PAUSES_MS[attempts] ?? 60 * MINUTE_MS
    await setDelivery(db, id, {
      state: isGivenUp ? 'failed' : 'waiting',
      attempts: attempts + 1,
      due_at: toText(new Date(now + pause)),
      outcome: error instanceof Error ? error.message : String(error)
    })
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
