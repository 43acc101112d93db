import { toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/db.ts'
import { cycleAt } from './cycles.ts'
import {
  recountUnits,
  type Subscription,
  setSubscription,
  takeSubscription
} from './sql/subscriptions.ts'
import { moveReserved } from './sql/units.ts'

/**
 * The subscription as it is at this moment: in a cycle that is over the next one begins here, so that
 * nobody waits for the timed job. To be called in a transaction.
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
  // From the ledger and not from zero: a clock that was set back comes to a cycle that has units.
  await recountUnits(trx, shopId)
  return takeSubscription(trx, shopId)
}

/** The cycle that runs at this moment; none on the free plan, whose one cycle never ends. */
export function cycleOf(
  { anchor_at, cycle, cycle_ends_at }: Subscription,
  now: string
): { key: string; endsAt: string } | undefined {
  if (anchor_at === null) return undefined
  // The first cycle's key is the anchor itself, also while the clock is before it.
  const isRunning = cycle_ends_at !== null && now < cycle_ends_at && now >= cycle
  if (isRunning) return { key: cycle, endsAt: cycle_ends_at }
  const { start, end } = cycleAt(new Date(anchor_at), new Date(now))
  return { key: toText(start), endsAt: toText(end) }
}
