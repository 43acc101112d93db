import type { Db } from '../../../../server/core/database/db.ts'
import { isOfOpenShop } from '../../../auth/queries.ts'
import { UNFINISHED } from './runs.ts'

/**
 * Returns since when images have waited that could be worked on, without any image of any shop being begun; null if none
 * waits. Long queues do not count: while the server works, this is never more than the time that the pictures in flight
 * take.
 */
export async function findStall(db: Db): Promise<string | null> {
  const { startedAt } = await db
    .selectFrom('run')
    .select((eb) => eb.fn.min<string | null>('created_at').as('startedAt'))
    .where('state', 'in', ['queued', 'running'])
    .where(isOfOpenShop('run.shop_id'))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('run_item')
          .select('run_item.id')
          .whereRef('run_item.run_id', '=', 'run.id')
          .where('run_item.state', '=', 'waiting')
      )
    )
    .executeTakeFirstOrThrow()
  if (startedAt === null) return null
  const { claimedAt } = await db
    .selectFrom('run')
    .select((eb) => eb.fn.max<string | null>('claimed_at').as('claimedAt'))
    .where('state', 'in', UNFINISHED)
    .executeTakeFirstOrThrow()
  // The last image that was begun may be one of a run that is over.
  const { finishedAt } = await db
    .selectFrom('run')
    .select((eb) => eb.fn.max<string | null>('finished_at').as('finishedAt'))
    .executeTakeFirstOrThrow()
  return [startedAt, claimedAt ?? '', finishedAt ?? ''].sort().at(-1) ?? null
}
