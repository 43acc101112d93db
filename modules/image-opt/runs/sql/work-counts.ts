import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'

export type WorkCounts = {
  runs: { state: string; count: number }[]
  /** Images that wait in runs that are not paused. */
  waiting: number
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
  const { waiting } = await db
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('run.state', 'in', ['queued', 'running', 'stopping'])
    .where('run_item.state', '=', 'waiting')
    .executeTakeFirstOrThrow()
  const { optimised, savedBytes } = await db
    .selectFrom('daily_total')
    .select([
      sql<number>`coalesce(sum(images), 0)`.as('optimised'),
      sql<number>`coalesce(sum(saved_bytes), 0)`.as('savedBytes')
    ])
    .executeTakeFirstOrThrow()
  return { runs, waiting, optimised, savedBytes }
}
