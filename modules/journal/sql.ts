import { type Selectable, sql } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import type { JournalLineTable } from './tables.ts'

export type JournalLine = Selectable<JournalLineTable>

/**
 * Lists the lines of a shop in the order in which they were written.
 * @param imageId only the lines of this image, of its originals and of the whole shop; undefined for all
 * @param after the id of the last line of the page before; 0 for the first page
 */
export function listLines(
  db: Db,
  shopId: number,
  { imageId, after, limit }: { imageId: number | undefined; after: number; limit: number }
): Promise<JournalLine[]> {
  const isOfImage = sql<boolean>`(image_id = ${imageId} or (image_id is null
    and (what != 'original-deleted' or facts ->> 'original' in (select facts ->> 'original'
      from journal_line where shop_id = ${shopId} and image_id = ${imageId}))))`
  return db
    .selectFrom('journal_line')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '>', after)
    .$if(imageId !== undefined, (query) => query.where(isOfImage))
    .orderBy('id')
    .limit(limit)
    .execute()
}

/** Lists the lines of all shops about laws that did not hold since `since`, the newest first. */
export const listBrokenLaws = (db: Db, since: string): Promise<JournalLine[]> =>
  db
    .selectFrom('journal_line')
    .selectAll()
    .where('what', '=', 'law-broken')
    .where('at', '>=', since)
    .orderBy('id', 'desc')
    .execute()

/**
 * Deletes those of the `limit` oldest lines that were written before `before`. The database refuses to delete lines of
 * 400 days or less.
 */
export async function deleteOldLines(db: Db, before: string, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('journal_line')
    .where('at', '<', before)
    .where('id', 'in', (eb) =>
      eb.selectFrom('journal_line').select('id').orderBy('id').limit(limit)
    )
    .executeTakeFirst()
  return Number(numDeletedRows)
}
