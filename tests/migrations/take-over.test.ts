import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import Sqlite from 'better-sqlite3'
import { sql } from 'kysely'
import t from 'tap'
import { openDb } from '../../server/core/database/db.ts'
import { migrate } from '../../server/core/database/migrate.ts'
import { openPostgres } from '../../server/core/database/postgres/open.ts'
import { putOldDatabase, rowsIn, upgrade } from '../support/old-database.ts'
import { NO_POSTGRES } from '../support/postgres/cluster.ts'
import { createDatabase, hasPostgres, openNewDatabase } from '../support/postgres/databases.ts'
import { schemaOfPostgres, schemaOfSqlite } from '../support/postgres/schemas.ts'
import { report } from '../support/report.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

/** Undoes the last two migrations before the baseline. */
const WITHOUT_LAST_TWO = `drop table clock_check; alter table local_file drop column first_mentions;
  delete from kysely_migration where name in ('041-core-clock', '042-core-first-mentions')`

for (const [last, undo] of [
  ['042', ''],
  ['039', WITHOUT_LAST_TWO]
] as const)
  t.test(
    `a database whose last migration was ${last} gets the schema of the baseline and keeps its rows §2.1.8`,
    async (t) => {
      const path = join(temporaryFolder(t), 'old.db')
      putOldDatabase(path)
      const old = new Sqlite(path)
      old.exec(undo)
      old.close()
      const { sqlite_sequence: _, clock_check: clock, ...before } = rowsIn(path)
      t.equal(before.image_result?.length, 20, 'the old database has rows')
      await upgrade(path)

      const [upgraded, empty] = [openDb(path), openDb(':memory:')]
      t.teardown(() => Promise.all([upgraded.destroy(), empty.destroy()]))
      await migrate(empty)
      t.strictSame(await schemaOfSqlite(upgraded), await schemaOfSqlite(empty))
      t.strictSame(await triggersOf(upgraded), await triggersOf(empty))
      const { sqlite_sequence: __, clock_check: newClock, ...after } = rowsIn(path)
      const files = after.local_file?.map((row) => row.replace(',"first_mentions":null', ''))
      t.strictSame({ ...after, local_file: undo ? files : after.local_file }, before)
      t.equal(newClock?.length, 1, 'the newest result says what time it was')
      if (clock !== undefined) t.strictSame(newClock, clock)

      await sql`delete from image_result where image_id = 1`.execute(upgraded)
      t.match((await sql`select * from shop_total`.execute(upgraded)).rows, [
        { saved_images: 19, original_bytes: 19 * 9000, result_bytes: 19 * 4000 }
      ])
      report(6, 'upgrade', { 'schemas upgraded': 1 })
    }
  )

const triggersOf = async (db: ReturnType<typeof openDb>) =>
  (await sql`select name, sql from sqlite_master where type = 'trigger' order by name`.execute(db))
    .rows

t.test(
  'a database on PostgreSQL whose last migration was 042 gets the schema of the baseline and keeps its rows',
  { skip: hasPostgres() ? false : NO_POSTGRES },
  async (t) => {
    const url = await createDatabase('empty')
    const filling = openPostgres(url)
    const dump = gunzipSync(readFileSync('tests/migrations/before-baseline.postgres.sql.gz'))
    await sql.raw(dump.toString()).execute(filling)
    await filling.destroy()

    const [upgraded, empty] = [openPostgres(url), await openNewDatabase()]
    t.teardown(() => Promise.all([upgraded.destroy(), empty.destroy()]))
    const rows = async (table: string) =>
      (await sql`select * from ${sql.table(table)} order by 1`.execute(upgraded)).rows
    const tables = ['image_result', 'quota_unit', 'store_image', 'shop_total', 'journal_line']
    const before = await Promise.all(tables.map(rows))
    t.equal(before[0]?.length, 20, 'the old database has rows')
    await migrate(upgraded)
    t.strictSame(await Promise.all(tables.map(rows)), before)
    t.strictSame(await schemaOfPostgres(upgraded), await schemaOfPostgres(empty))
    t.strictSame(await functionsOf(upgraded), await functionsOf(empty))
    await sql`delete from image_result where image_id = 1`.execute(upgraded)
    t.match(await rows('shop_total'), [{ saved_images: 19, result_bytes: 19 * 4000 }])
  }
)

const functionsOf = async (db: ReturnType<typeof openPostgres>) =>
  (
    await sql`select proname, prosrc from pg_proc p where pronamespace = 'public'::regnamespace
      and not exists (select 1 from pg_depend where objid = p.oid and deptype = 'e') order by 1`.execute(
      db
    )
  ).rows
