import { toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
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
  const cycle = cycleOf(subscription, now)
  if (!cycle || cycle.key === subscription.cycle) return subscription
  await moveReserved(trx, shopId, subscription.cycle, cycle.key)
  await setSubscription(trx, shopId, { cycle: cycle.key, cycle_ends_at: cycle.endsAt })
  // The units are counted from the ledger instead of starting at zero: a clock that was set back can return to a cycle
  // that already has units.
  await recountUnits(trx, shopId)
  return takeSubscription(trx, shopId)
}

/** Returns the running cycle, or undefined on the free plan, whose only cycle never ends. */
export function cycleOf(
  { anchor_at, cycle, cycle_ends_at }: Subscription,
  now: string
): { key: string; endsAt: string } | undefined {
  if (anchor_at === null) return undefined
  // While the clock is before the anchor, the first cycle counts, and its key is the anchor itself.
  const isRunning = cycle_ends_at !== null && now < cycle_ends_at && now >= cycle
  if (isRunning) return { key: cycle, endsAt: cycle_ends_at }
  const { start, end } = cycleAt(new Date(anchor_at), new Date(now))
  return { key: toText(start), endsAt: toText(end) }
}
