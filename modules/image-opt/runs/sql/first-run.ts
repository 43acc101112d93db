import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'

/** A run with the times of its start and its end. `finished_at` is never null here. */
export type FirstRun = { id: number; created_at: string; finished_at: string | null }

/** Returns the shops in which a run that changed images has ended since the given time. */
export async function listShopsWithRuns(db: Db, since: string): Promise<number[]> {
  const rows = await db
    .selectFrom('run')
    .select('shop_id')
    .distinct()
    .where('finished_at', '>=', since)
    .where('kind', '!=', 'restore')
    .where('images_done', '>', 0)
    .execute()
  return rows.map(({ shop_id }) => shop_id)
}

/** Finds the shop's first finished run that changed at least one image. Restores do not count. */
export function findFirstRun(db: Db, shopId: number): Promise<FirstRun | undefined> {
  return db
    .selectFrom('run')
    .select(['id', 'created_at', 'finished_at'])
    .where('shop_id', '=', shopId)
    .where('kind', '!=', 'restore')
    .where('state', 'in', ['done', 'stopped'])
    .where('images_done', '>', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** Sums the bytes saved on the images of a run, without those that were restored since. */
export async function sumSavedByRun(db: Db, runId: number): Promise<number> {
  const { bytes } = await db
    .selectFrom('run_item')
    .innerJoin('image_result', 'image_result.image_id', 'run_item.image_id')
    .select(sql<number>`coalesce(sum(original_bytes - result_bytes), 0)`.as('bytes'))
    .where('run_item.run_id', '=', runId)
    .where('run_item.state', '=', 'done')
    .where('image_result.status', '=', 'compressed')
    .executeTakeFirstOrThrow()
  return bytes
}
