import type { Db } from '../../../../server/core/database/db.ts'
import { isHash } from '../../../../server/core/files/hash.ts'
import { invariant } from '../../../../server/core/invariant.ts'
import { readIntent } from '../image/write-intent.ts'
import { STATUSES } from './results.ts'
import { UNFINISHED } from './runs.ts'
import { listNeededWatermarks } from './watermarks.ts'

/** The SHA-256 hashes of a shop's stored files that the database refers to. */
export type Originals = {
  /** Files that must not be deleted, however old they are. */
  needed: Set<string>
  /** The needed files, and the originals of all other results. */
  named: Set<string>
  /** Those of the needed files that are watermarks. */
  watermarks: Set<string>
}

/**
 * Returns the files that the shop's runs, results and settings refer to. The files of its uploads are listed by
 * uploads/sql.ts.
 */
export async function listOriginals(db: Db, shopId: number): Promise<Originals> {
  const results = await db
    .selectFrom('image_result')
    .select(['image_id', 'original_hash', 'status'])
    .where('shop_id', '=', shopId)
    .where('original_hash', 'is not', null)
    .execute()
  const watermarks = new Set(await listNeededWatermarks(db, shopId))
  const needed = new Set([...watermarks, ...(await listIntended(db, shopId))])
  const named = new Set(needed)
  for (const { image_id, original_hash: hash, status } of results) {
    const place = { shop: shopId, table: 'image_result', image: image_id }
    invariant('result-is-whole', isHash(hash) && STATUSES.includes(status), place)
    named.add(hash)
    if (status === 'compressed' || status === 'failed') needed.add(hash)
  }
  return { needed, named, watermarks }
}

/** Tells whether any original is needed, to restore an image that we changed. */
export async function isOriginalNeeded(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('image_result')
    .select('image_id')
    .where('status', '=', 'compressed')
    .where('original_hash', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Lists the originals of unfinished write intents, and of those that a broken law stopped. The store may already have our result although no history row
 * refers to the original yet. If the server went down in between, this can last for days.
 */
async function listIntended(db: Db, shopId: number): Promise<string[]> {
  const rows = await db
    .selectFrom('run_item')
    .innerJoin('run', 'run.id', 'run_item.run_id')
    .select(['run_item.id', 'plan', 'planned_hash'])
    .where('run.shop_id', '=', shopId)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('run.state', 'in', UNFINISHED),
          eb('run_item.state', 'in', ['waiting', 'working'])
        ]),
        and([eb('run_item.state', '=', 'failed'), eb('run_item.reason', '=', 'law-broken')])
      ])
    )
    .where('plan', 'is not', null)
    .execute()
  return rows.map(({ id, plan, planned_hash }) => {
    const place = { shop: shopId, table: 'run_item', id }
    return readIntent(plan as string, planned_hash, place).original.hash
  })
}
