import type { Db } from '../../../../server/core/database/db.ts'
import type { WriteIntent } from '../image/write-intent.ts'
import { UNFINISHED } from './runs.ts'
import { listNeededWatermarks } from './watermarks.ts'

/** What is stored of a shop, by sha-256, as far as the database knows. */
export type Originals = {
  /** Must not be deleted, however old it is. */
  needed: Set<string>
  /** These, and those of results that are over. */
  named: Set<string>
  /** Of the needed ones, those that are drawn into pictures. */
  watermarks: Set<string>
}

/** Returns what the runs of the shop know; what its uploads know is in uploads/sql.ts. */
export async function listOriginals(db: Db, shopId: number): Promise<Originals> {
  const results = await db
    .selectFrom('image_result')
    .select(['original_hash', 'status'])
    .where('shop_id', '=', shopId)
    .where('original_hash', 'is not', null)
    .execute()
  const watermarks = new Set(await listNeededWatermarks(db, shopId))
  const needed = new Set([...watermarks, ...(await listPlanned(db, shopId))])
  const named = new Set(needed)
  for (const { original_hash: hash, status } of results) {
    named.add(hash as string)
    if (status === 'compressed' || status === 'failed') needed.add(hash as string)
  }
  return { needed, named, watermarks }
}

/**
 * Originals of unfinished work: the store may have our result already, and the row that will name the
 * original is not written yet. The server may have been down for days in that moment.
 */
async function listPlanned(db: Db, shopId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .select('plan')
    .where('run.shop_id', '=', shopId)
    .where('run.state', 'in', UNFINISHED)
    .where('run_item.state', 'in', ['waiting', 'working'])
    .where('plan', 'is not', null)
    .execute()
  return rows.map(({ plan }) => (JSON.parse(plan as string) as WriteIntent).original.hash)
}
