import { type Kysely, sql } from 'kysely'
import t, { type Test } from 'tap'
import { type Db, openDb } from '../../server/core/database/db.ts'
import { listMigrations, migrate } from '../../server/core/database/migrate.ts'

type Up = (db: Kysely<unknown>) => Promise<unknown>

/**
 * Opens a database with a shop and a signed-in merchant, upgrades it by a newer migration that runs `up`, and returns
 * it.
 */
async function upgrade(t: Test, up: Up): Promise<Db> {
  const db = openDb(':memory:')
  t.teardown(() => db.destroy())
  await migrate(db)
  await sql`insert into shop (id, platform, store_key, domain, name, email, language, is_old, is_open, created_at)
    values (1, 'local', '/store', '', '', '', 'en', 0, 1, '')`.execute(db)
  await sql`insert into access_token (hash, shop_id, created_at) values ('token', 1, '')`.execute(
    db
  )
  await sql`insert into session (hash, shop_id, token_hash, expires_at)
    values ('session', 1, 'token', '')`.execute(db)
  const newer = { up: async (trx: Kysely<unknown>) => void (await up(trx)) }
  await migrate(db, new Map([...listMigrations(), ['900-newer', newer]])).catch((error) =>
    t.match(error, { name: 'ConfigError', message: /migration 900-newer failed \(1 rows? would/ })
  )
  return db
}

const rowsOf = async (db: Db, table: string) =>
  (await sql`select * from ${sql.table(table)}`.execute(db)).rows

const checked = { foreign_keys: 1 }

t.test(
  'a migration that rebuilds a table keeps the rows of other tables that refer to it',
  async (t) => {
    const db = await upgrade(t, async (trx) => {
      await sql`create table token_new (hash text primary key, shop_id integer not null references shop(id),
      created_at text not null, revoked_at text, expires_at text)`.execute(trx)
      await sql`insert into token_new select hash, shop_id, created_at, revoked_at, expires_at
      from access_token`.execute(trx)
      await sql`drop table access_token`.execute(trx)
      await sql`alter table token_new rename to access_token`.execute(trx)
    })
    t.match(await rowsOf(db, 'session'), [{ hash: 'session', token_hash: 'token' }])
    t.match(await rowsOf(db, 'kysely_migration'), { length: listMigrations().size + 1 })
    t.strictSame((await sql`pragma foreign_keys`.execute(db)).rows, [checked])
  }
)

t.test('a migration that leaves dangling references is rolled back', async (t) => {
  const db = await upgrade(t, (trx) => sql`delete from access_token`.execute(trx))
  t.match(await rowsOf(db, 'access_token'), [{ hash: 'token' }])
  t.match(await rowsOf(db, 'kysely_migration'), { length: listMigrations().size })
  t.strictSame((await sql`pragma foreign_keys`.execute(db)).rows, [checked])
})
