import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../core/database/db.ts'
import { openSharedMutex } from '../../../core/database/shared-mutex.ts'
import type { Fleet } from '../../../core/fleet/fleet.ts'
import { type Bucket, FIRST_GUESS, RESERVE } from './rate-limit-bucket.ts'

type SharedBucketDeps = {
  fleet: Pick<Fleet, 'session'>
  db: Db
  clock: Pick<Clock, 'pause'>
  shopId: number
}

/** The points of a shop at this moment: those of the row, and what has flowed in since, by the database's clock. */
const NOW = 'extract(epoch from clock_timestamp())::float8'
const AVAILABLE = `least(most, available + (${NOW} - known_at) * rate)`

/**
 * Creates the bucket of one shop whose points all processes of a fleet share, as a row. It never holds more points than
 * Shopify has:
 *
 * - A call takes its points from the row before it is sent, in one statement, so no two processes take the same ones.
 * - What flows in is computed by one clock, that of the database, with the rate that Shopify reported.
 * - The number in an answer only ever lowers the row's: other calls may have been in flight when Shopify wrote it.
 * - A process that dies between a call and its answer has taken more than the call needed, and never less.
 */
export function openSharedBucket({ fleet, db, clock, shopId }: SharedBucketDeps): Bucket {
  const { session } = fleet
  const withLock = openSharedMutex(db, 'shopify-points')

  async function takeOver(points: number, reserve: number): Promise<void> {
    for (;;) {
      const waitMs = await tryToTake(points, points + reserve)
      if (waitMs === 0) return
      await clock.pause(waitMs)
    }
  }

  /** @returns 0 if the points were taken, otherwise how long it takes until there are enough */
  async function tryToTake(points: number, needed: number): Promise<number> {
    // A small bucket may never hold the cost of the call and the reserve together. Then a full bucket is enough.
    const taken = await session.query(
      `update shopify_rate_limit set available = ${AVAILABLE} - $2::float8, known_at = ${NOW}
        where shop_id = $1 and ${AVAILABLE} >= least($3::float8, most) returning shop_id`,
      [shopId, points, needed]
    )
    if (taken.length > 0) return 0
    const [row] = await session.query<{ wait_s: number }>(
      `select (least($2::float8, most) - ${AVAILABLE}) / rate as wait_s from shopify_rate_limit where shop_id = $1`,
      [shopId, needed]
    )
    if (row) return Math.max(20, row.wait_s * 1000)
    const { maximumAvailable: most, restoreRate: rate, currentlyAvailable: available } = FIRST_GUESS
    await session.query(
      `insert into shopify_rate_limit (shop_id, most, rate, available, known_at)
        values ($1, $2, $3, $4, ${NOW}) on conflict do nothing`,
      [shopId, most, rate, available]
    )
    return tryToTake(points, needed)
  }

  return {
    async take(points, isUrgent) {
      if (isUrgent) return takeOver(points, 0)
      // Background calls of all processes wait in line, for the same reason as in one process.
      await withLock(String(shopId), () => takeOver(points, RESERVE))
    },
    async correct(taken, actual, status) {
      await session.query(
        `update shopify_rate_limit set
          available = least(coalesce($4::float8, most), ${AVAILABLE} + $2::float8, $3::float8),
          most = coalesce($4::float8, most), rate = coalesce($5::float8, rate), known_at = ${NOW}
          where shop_id = $1`,
        [
          shopId,
          taken - actual,
          status?.currentlyAvailable ?? null,
          status?.maximumAvailable ?? null,
          status?.restoreRate ?? null
        ]
      )
    }
  }
}
