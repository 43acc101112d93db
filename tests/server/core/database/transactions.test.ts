import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { type Db, openDb } from '../../../../server/core/database/db.ts'
import { migrate } from '../../../../server/core/database/migrate.ts'
import { inSnapshot, inTransaction } from '../../../../server/core/database/transaction.ts'
import { addShop } from '../../../support/add-shop.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

t.test('one function opens every transaction of the server', async (t) => {
  const openers = globSync('{server,modules,pages,migrations}/**/*.{ts,tsx}').filter((path) =>
    /\.(?:transaction|startTransaction)\(\)/.test(readFileSync(path, 'utf8'))
  )
  t.strictSame(
    openers.sort(),
    [
      'server/core/database/postgres/dialect.ts',
      'server/core/database/postgres/run-migrations.ts',
      'server/core/database/sqlite/dialect.ts'
    ],
    'decision 085'
  )
})

t.test('no other process writes between the reads and the writes of a transaction', async (t) => {
  const path = join(temporaryFolder(t), 'db')
  const db = openDb(path)
  await migrate(db)
  const id = await addShop(db)
  const other = new Sqlite(path, { timeout: 0 })
  t.teardown(async () => {
    other.close()
    await db.destroy()
  })
  const rename = () => other.prepare('update shop set name = ?').run('of the other')
  const nameOf = (db: Db) =>
    db.selectFrom('shop').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await inTransaction(db, async (trx) => {
    const { name } = await nameOf(trx)
    t.throws(rename, { code: 'SQLITE_BUSY' })
    await trx
      .updateTable('shop')
      .set({ name: `${name}!` })
      .execute()
  })
  t.strictSame(await nameOf(db), { name: 'Other!' })
  await inSnapshot(db, async (snapshot) => {
    t.strictSame(await nameOf(snapshot), { name: 'Other!' })
    rename()
    t.strictSame(await nameOf(snapshot), { name: 'Other!' }, 'a snapshot stays as it was')
  })
  t.strictSame(await nameOf(db), { name: 'of the other' })
})
