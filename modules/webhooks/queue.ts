import type { FastifyInstance } from 'fastify'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import { openTurns } from '../../server/core/turns.ts'
import { act } from './act.ts'
import { type Delivery, findDue, setDelivery } from './sql.ts'
import { isTopic, MUST_BE_DONE } from './topics.ts'

export type Queue = {
  /** There may be something to do. */
  wake(): void
  /** Until nothing is left that is due. */
  workOff(): Promise<void>
  /** Begins nothing new, and waits for what is being done. */
  close(): Promise<void>
}

/** Shops that are served at once; what one shop tells is done one after the other. */
const SHOPS_AT_ONCE = 4

const MINUTE_MS = 60_000

/** Pauses between the tries; the last one again and again. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, 60 * MINUTE_MS]

/** What was told is a hint: after two days a look at everything has found out more. */
const GIVEN_UP_AFTER_MS = 2 * DAY_MS

/**
 * Works off what was told. A delivery is done when its row says so: killed before, the next start does it again,
 * and everything that follows from one is harmless to repeat.
 */
export function openQueue(app: FastifyInstance): Queue {
  const { db, clock, log } = app
  const busy = new Map<string, Promise<void>>()
  const inTurn = openTurns()
  let isClosing = false

  /** As much as there is room for. One at a time looks: a thousand that come at once shall not do so for each other. */
  const beginDue = () =>
    inTurn('begin', async () => {
      while (!isClosing && busy.size < SHOPS_AT_ONCE) {
        const delivery = await findDue(db, toText(clock.now()), [...busy.keys()])
        if (!delivery || isClosing) return
        begin(delivery)
      }
    })

  const wake = () =>
    void beginDue().catch((error) => log.error({ err: error }, 'no delivery was found'))

  async function workOff(): Promise<void> {
    await beginDue()
    while (busy.size > 0) {
      await Promise.race(busy.values())
      await beginDue()
    }
  }

  function begin(delivery: Delivery): void {
    const work = workOn(delivery)
      // The database is not to be had: the row is as it was, and its time comes again.
      .catch((error) => log.error({ err: error }, 'the end of a delivery was not recorded'))
      .finally(() => {
        busy.delete(delivery.shop_domain)
        wake()
      })
    busy.set(delivery.shop_domain, work)
  }

  async function workOn(delivery: Delivery): Promise<void> {
    const { id, topic, shop_domain: shop } = delivery
    try {
      const outcome = await act(app, delivery)
      log.info({ topic, shop, outcome }, 'what Shopify told was worked off')
      await setDelivery(db, id, { state: 'done', done_at: toText(clock.now()), outcome })
    } catch (error) {
      await putOff(delivery, error)
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
    log.warn(facts, isGivenUp ? 'a delivery was given up' : 'a delivery is tried again later')
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
    workOff,
    async close() {
      isClosing = true
      await beginDue()
      await Promise.all(busy.values())
    }
  }
}
