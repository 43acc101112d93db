import { sql } from 'kysely'
import { anyOf } from '../../../../server/core/database/any-of.ts'
import type { Db } from '../../../../server/core/database/db.ts'

/**
 * Returns those of the given images that their last run skipped, each with the reason. The reason is null if the run
 * was stopped.
 */
export async function listSkipped(db: Db, imageIds: number[]): Promise<Map<number, string | null>> {
  if (imageIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('run_item')
    .select(['image_id', 'reason'])
    .where('image_id', 'in', anyOf(db, imageIds))
    .where('state', '=', 'stopped')
    .where(
      sql<boolean>`not exists (select 1 from run_item later
        where later.image_id = run_item.image_id and later.id > run_item.id)`
    )
    .execute()
  return new Map(rows.map(({ image_id, reason }) => [image_id, reason]))
}
