import type { FastifyInstance } from 'fastify'
import { DAY_MS, MINUTE_MS, toText } from '../../server/core/clock.ts'
import { trustedAt } from '../../server/core/time/kept-clock-record.ts'
import type { Meaning } from '../../server/platforms/webhook-platform.ts'
import { applyDelivery } from './apply-delivery.ts'
import type { OnApplied } from './metrics.ts'
import { findShopOf, originOf } from './origin.ts'
import { type Delivery, removeDelivery, setDelivery } from './sql.ts'

export const LONGEST_PAUSE_MS = 60 * MINUTE_MS

/** Delays between attempts; the last one repeats. */
const PAUSES_MS = [MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, LONGEST_PAUSE_MS]

/**
 * How long a delivery is retried. A delivery is only a hint, and a full sync finds the change within two days anyway.
 */
const GIVEN_UP_AFTER_MS = 2 * DAY_MS

/** What is never given up. */
const MUST_BE_DONE: Meaning[] = ['app-removed', 'erase-shop']

/**
 * Applies one delivery and records whether it is done, due again later, or given up. Rejects if the database cannot be
 * written; the row then stays unchanged.
 */
export async function tryDelivery(
  app: FastifyInstance,
  delivery: Delivery,
  onApplied: OnApplied
): Promise<void> {
  const { db, clock, disk, log } = app
  const { id } = delivery
  const meaning = originOf(app, delivery.topic)?.meaning
  try {
    const outcome = await applyDelivery(app, delivery)
    onApplied(delivery)
    if (meaning === 'store-touched') return await removeDelivery(db, id)
    log.info({ ...(await namesIn(app, delivery)), outcome }, 'a delivery was applied')
    await setDelivery(db, id, { state: 'done', done_at: toText(clock.now()), outcome })
  } catch (error) {
    if (!(await disk.meet(error))) await putOff(app, delivery, error, meaning)
  }
}

async function putOff(
  app: FastifyInstance,
  delivery: Delivery,
  error: unknown,
  meaning: Meaning | undefined
): Promise<void> {
  const { db, clock, log } = app
  const { id, attempts, received_at } = delivery
  const now = clock.now().getTime()
  const isVital = meaning !== undefined && MUST_BE_DONE.includes(meaning)
  const trusted = (await trustedAt(db, clock.now())).getTime()
  const isGivenUp = !isVital && trusted - Date.parse(received_at) > GIVEN_UP_AFTER_MS
  const facts = { err: error, ...(await namesIn(app, delivery)), attempts: attempts + 1 }
  log.warn(facts, isGivenUp ? 'a delivery was given up' : 'a delivery will be retried')
  const pause = PAUSES_MS[attempts] ?? LONGEST_PAUSE_MS
  await setDelivery(db, id, {
    state: isGivenUp ? 'failed' : 'waiting',
    attempts: attempts + 1,
    due_at: toText(new Date(now + pause)),
    outcome: error instanceof Error ? error.message : String(error)
  })
}

/** Returns what the log says about a delivery; `shop` only while we know the shop. */
async function namesIn(app: FastifyInstance, delivery: Delivery) {
  const { topic, shop_domain: domain } = delivery
  const shop = await findShopOf(app, delivery)
  return { topic, domain, ...(shop && { shop: shop.id }) }
}
