import { toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { trustedAt } from '../../../server/core/time/kept-clock-record.ts'
import {
  recountUnits,
  type Subscription,
  setSubscription,
  takeSubscription
} from '../sql/subscriptions.ts'
import { moveReserved } from '../sql/units.ts'
import { cycleAt } from './cycles.ts'

/**
 * Returns the subscription as of now. If its cycle has ended, the next one begins here, so that nobody waits for the
 * timed job. Call it inside a transaction.
 */
export async function currentSubscription(
  trx: Db,
  shopId: number,
  now: string
): Promise<Subscription> {
  const subscription = await takeSubscription(trx, shopId)
  const cycle = cycleOf(subscription, await readCycleTime(trx, now, [subscription]))
  if (!cycle || cycle.key === subscription.cycle) return subscription
  await moveReserved(trx, shopId, subscription.cycle, cycle.key)
  await setSubscription(trx, shopId, { cycle: cycle.key, cycle_ends_at: cycle.endsAt })
  // The units are counted from the ledger instead of starting at zero: a clock that was set back can return to a cycle
  // that already has units.
  await recountUnits(trx, shopId)
  return takeSubscription(trx, shopId)
}

/** A moment by the clock, and how much of it may be trusted (decision 041). */
export type CycleTime = { now: string; trusted: string }

/** Reads what time it is for the cycles of these subscriptions. The database is asked only when one of them may end. */
export async function readCycleTime(
  db: Db,
  now: string,
  subscriptions: Pick<Subscription, 'cycle_ends_at'>[]
): Promise<CycleTime> {
  const mayEnd = subscriptions.some(({ cycle_ends_at: end }) => end !== null && end <= now)
  return { now, trusted: mayEnd ? toText(await trustedAt(db, new Date(now))) : now }
}

/**
 * Returns the running cycle, or undefined on the free plan, whose only cycle never ends. A cycle ends in trusted time,
 * so that a clock that is ahead gives no quota early, and what is spent meanwhile counts in the true cycle.
 */
export function cycleOf(
  { anchor_at, cycle, cycle_ends_at }: Subscription,
  { now, trusted }: CycleTime
): { key: string; endsAt: string } | undefined {
  if (anchor_at === null) return undefined
  // While the clock is before the anchor, the first cycle counts, and its key is the anchor itself.
  const hasBegun = cycle_ends_at !== null && now >= cycle
  if (hasBegun && trusted < cycle_ends_at) return { key: cycle, endsAt: cycle_ends_at }
  const { start, end } = cycleAt(new Date(anchor_at), new Date(hasBegun ? trusted : now))
  return { key: toText(start), endsAt: toText(end) }
}
