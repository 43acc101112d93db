import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { expireOriginals } from '../../../../../modules/image-opt/jobs.ts'
import { DAY_MS } from '../../../../../server/core/clock.ts'
import type { Db } from '../../../../../server/core/database/db.ts'
import { startApp } from '../../../../support/app.ts'
import { putImages } from '../../../../support/ledger.ts'
import { NO_POSTGRES } from '../../../../support/postgres/cluster.ts'
import { hasPostgres, openNewDatabase } from '../../../../support/postgres/databases.ts'
import { readStore } from '../../../../support/runs.ts'
import { jpeg, put } from '../../../../support/shop.ts'

/*
 * Each of these changes adds to the same totals. In one transaction, its time would grow with the square of its rows:
 * 60,000 of them kept PostgreSQL busy for minutes.
 */

const skip = hasPostgres() ? false : NO_POSTGRES

/** Returns the number of rows that meet the condition, and of those that the largest transaction wrote. */
async function transactionsOf(db: Db, table: string, condition: string) {
  const { rows } = await sql<{ all: number; most: number }>`
    select sum(n) as all, max(n) as most from (select count(*) as n from ${sql.table(table)}
      where ${sql.raw(condition)} group by xmin::text) as transactions`.execute(db)
  return rows[0] as { all: number; most: number }
}

t.test('a store that has lost 1,200 pictures is recorded in steps', { skip }, async (t) => {
  const { app, merchant, storeDir } = await startApp(t, { openDatabase: openNewDatabase })
  const bytes = await jpeg(1, 8, 8)
  for (let item = 0; item < 12; item++)
    for (let image = 0; image < 100; image++)
      put(storeDir, { [`products/p${item}/${image}.jpg`]: bytes })
  await readStore(merchant)
  rmSync(join(storeDir, 'products'), { recursive: true })
  await readStore(merchant)
  const { all, most } = await transactionsOf(app.db, 'store_image', 'deleted_at is not null')
  t.equal(all, 1200)
  t.ok(most <= 500, `${most} in one transaction`)
})

t.test('the retention of 1,200 originals ends in steps §7.9.1', { skip }, async (t) => {
  const { app, shopId, clock } = await startApp(t, { openDatabase: openNewDatabase })
  const { db } = app
  await putImages(db, shopId, 1200)
  await sql`insert into image_result (image_id, shop_id, item_id, status, version, original_hash,
      original_bytes, original_file_name, result_hash, result_bytes, width, height, picture_order,
      optimised_at)
    select id, shop_id, item_id, 'compressed', 'v', 'original', 2, file_name, 'result', 1, 1, 1, '{}',
      '2026-11-21T08:00:00.000Z' from store_image`.execute(db)
  clock.forward(31 * DAY_MS)
  await expireOriginals.run(app)
  const { all, most } = await transactionsOf(db, 'image_result', "status = 'expired'")
  t.equal(all, 1200)
  t.ok(most <= 500, `${most} in one transaction`)
  t.match(await db.selectFrom('daily_total').selectAll().execute(), [
    { images: 1200, saved_bytes: 1200 }
  ])
})
