import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'
import { isOfOpenShop } from '../../../auth/queries.ts'

export type WorkCounts = {
  runs: { state: string; count: number }[]
  /** Images that wait and could be worked on: the run is not paused, and this server reaches the shop. */
  waiting: number
  /** When the oldest run with such an image was started; null if there is none. */
  oldestAt: string | null
  optimised: number
  savedBytes: number
}

/** Counts what all shops have done and have left to do, for operators. */
export async function countWork(db: Db): Promise<WorkCounts> {
  const runs = await db
    .selectFrom('run')
    .select(['state', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('state')
    .execute()
  const { waiting, oldestAt } = await db
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .select((eb) => [
      eb.fn.countAll<number>().as('waiting'),
      sql<string | null>`min(run.created_at)`.as('oldestAt')
    ])
    .where('run.state', 'in', ['queued', 'running', 'stopping'])
    .where(isOfOpenShop('run.shop_id'))
    .where('run_item.state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  // One row for each shop. The rows of daily_total, one for each of its days, would take a hundred times as long.
  const { optimised, savedBytes } = await db
    .selectFrom('shop_total')
    .select([
      sql<number>`coalesce(sum(saved_images), 0)`.as('optimised'),
      sql<number>`coalesce(sum(original_bytes - result_bytes), 0)`.as('savedBytes')
    ])
    .executeTakeFirstOrThrow()
  return { runs, waiting, oldestAt, optimised, savedBytes }
}
