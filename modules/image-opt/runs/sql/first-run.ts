import { sql } from 'kysely'
import type { Db } from '../../../../server/core/database/db.ts'

/** The first run that ended with at least one image changed for good; restores are none. */
export function findFirstRun(db: Db, shopId: number): Promise<{ id: number } | undefined> {
  return db
    .selectFrom('run')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('kind', '!=', 'restore')
    .where('state', 'in', ['done', 'stopped'])
    .where('images_done', '>', 0)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
}

/** What the images of a run are smaller by, as far as they are not restored. */
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
