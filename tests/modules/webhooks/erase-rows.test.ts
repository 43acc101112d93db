import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import t from 'tap'
import { openDb } from '../../../server/core/database/db.ts'
import { eraseRows } from '../../../server/core/database/erase-rows.ts'
import { migrate } from '../../../server/core/database/migrate.ts'
import { addShop } from '../../support/add-shop.ts'
import { temporaryFolder } from '../../support/temporary-folder.ts'

t.test(
  'erased rows leave no trace on the disk, and other queries run during the erasure §17.4.1',
  async (t) => {
    const path = join(temporaryFolder(t), 'shops.db')
    const db = openDb(path)
    await migrate(db)
    t.teardown(() => db.destroy())
    for (const id of [1, 2]) await addShop(db, { id, platform: 'shopify', store_key: `shop-${id}` })
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < 40000)
    insert into store_item (shop_id, kind, platform_id, title, title_search, vendor, product_type, price,
      is_published, seen)
    select 1 + i % 2, 'product', i, 'whisper-' || (1 + i % 2) || ' ' || i, 'whisper-' || (1 + i % 2) || ' ' || i,
      '', '', '', 1, 1 from n`.execute(db)
    const onDisk = (text: string) =>
      [path, `${path}-wal`].some((file) => existsSync(file) && readFileSync(file).includes(text))
    t.ok(onDisk('whisper-1'))

    let turns = 0
    let isErasing = true
    const meanwhile = (async () => {
      while (isErasing) {
        await db.selectFrom('shop').select('id').where('id', '=', 2).execute()
        await new Promise(setImmediate)
        turns++
      }
    })()
    t.equal(await eraseRows(db, 1), 20_000 + 2, 'the items, their total and the shop are counted')
    isErasing = false
    await meanwhile
    t.ok(turns >= 40, `another query ran after at most 500 of the 20,000 rows, ${turns} in all`)
    t.notOk(onDisk('whisper-1'), 'neither the database nor its log contains it')
    t.ok(onDisk('whisper-2'))
    const { rows } = await sql<{ n: number }>`select count(*) as n from store_item`.execute(db)
    t.strictSame(rows, [{ n: 20_000 }])
    const { rows: references } = await sql<{ foreign_keys: number }>`pragma foreign_keys`.execute(
      db
    )
    t.strictSame(references, [{ foreign_keys: 1 }], 'references are checked again')
  }
)

t.test(
  'an erasure fails if rows are written during it, and the next attempt deletes those rows',
  async (t) => {
    const db = openDb(':memory:')
    await migrate(db)
    t.teardown(() => db.destroy())
    await addShop(db, { id: 1, platform: 'shopify', store_key: 'shop-1' })
    // The trigger writes a row, as a sync that is still running during the erasure would.
    await sql`create trigger late before delete on shop begin
    insert into access_token (hash, shop_id, created_at) values ('late', old.id, '');
  end`.execute(db)
    await t.rejects(eraseRows(db, 1), /FOREIGN KEY/)
    await sql`drop trigger late`.execute(db)
    await eraseRows(db, 1)
    t.strictSame(await db.selectFrom('access_token').select('hash').execute(), [])
    t.strictSame(await db.selectFrom('shop').select('id').execute(), [])
  }
)
