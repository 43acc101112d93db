import { once } from 'node:events'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { ConfigError } from '../../../../../server/core/config/config.ts'
import type { Db } from '../../../../../server/core/database/db.ts'
import { listMigrations, migrate } from '../../../../../server/core/database/migrate.ts'
import { connectPostgres } from '../../../../../server/core/database/postgres/connect.ts'
import { openPostgres } from '../../../../../server/core/database/postgres/open.ts'
import { runOperator } from '../../../../support/operator.ts'
import {
  type Cluster,
  NO_POSTGRES,
  PASSWORD,
  startCluster
} from '../../../../support/postgres/cluster.ts'
import { administer, hasPostgres } from '../../../../support/postgres/databases.ts'
import { launchServer } from '../../../../support/server.ts'
import { temporaryFolder } from '../../../../support/temporary-folder.ts'

const skip = hasPostgres() ? false : NO_POSTGRES

/** Returns the sentence with which a start refuses the database at this address. */
async function refusal(url: string): Promise<string> {
  try {
    const db = await connectPostgres(url)
    await db.destroy()
    return 'it can be used'
  } catch (error) {
    if (error instanceof ConfigError) return error.message
    throw error
  }
}

/** Returns the address of a database for another user, with a password of its own. */
const as = (user: string, url: string): string =>
  url.replace(/\/\/[^@]+@/, `//${user}:${encodeURIComponent(PASSWORD)}@`)

t.test('a database that cannot be used is refused in one sentence §2.1.10', { skip }, async (t) => {
  const cluster = await startCluster()
  const server = cluster.urlOf('postgres')
  const run = (statement: string, database = 'postgres') =>
    administer(cluster.urlOf(database), statement)
  const host = `127.0.0.1:${cluster.port}`
  for (const user of ['stranger', 'guest', 'limited'])
    await run(`create role ${user} login password '${PASSWORD}'`)
  for (const name of ['good', 'extended']) await run(`create database ${name}`)
  await run(`create database latin encoding 'LATIN1' locale 'C' template template0`)
  await run('revoke connect on database good from public')
  await run('grant connect on database good to guest')
  await run('grant create on schema public to limited', 'extended')

  t.equal(await refusal(cluster.urlOf('good')), 'it can be used')
  const wrong = server.replace(encodeURIComponent(PASSWORD), 'battery')
  t.equal(await refusal(wrong), `DATABASE_URL: ${host} refuses the password of boost; correct it`)
  t.equal(
    await refusal(cluster.urlOf('other')),
    `DATABASE_URL: there is no database other at ${host}; create it: createdb --encoding=UTF8 other`
  )
  t.equal(
    await refusal(server.replace(String(cluster.port), '1')),
    'DATABASE_URL: no PostgreSQL server answers at 127.0.0.1:1; start it, or correct the address'
  )
  t.equal(
    await refusal(server.replace('127.0.0.1', 'db.invalid')),
    `DATABASE_URL: there is no machine db.invalid:${cluster.port}; correct the address`
  )
  t.match(await refusal(as('stranger', cluster.urlOf('good'))), 'stranger may not connect to good')
  t.match(await refusal(as('guest', cluster.urlOf('good'))), 'guest may not create tables in good')
  t.match(
    await refusal(as('limited', cluster.urlOf('extended'))),
    'limited may not create the extension pg_trgm in extended; let its owner run there: create extension pg_trgm; create extension btree_gin;'
  )
  t.match(await refusal(cluster.urlOf('latin')), 'the database latin has the encoding LATIN1')

  await t.test('the server ends with that sentence, without the password', async (t) => {
    const env = environment(t, wrong)
    const { child, said, address } = launchServer(env)
    address.catch(() => {})
    const [code] = await once(child, 'close')
    t.equal(code, 3)
    t.equal(said(), `DATABASE_URL: ${host} refuses the password of boost; correct it\n`)
    const doctor = runOperator(env, 'doctor')
    t.match(doctor, { code: 1, said: 'refuses the password of boost' })
    t.notMatch(doctor.said, 'battery')
  })

  await t.test('a database of a newer version is refused', async (t) => {
    const db = await migrated(t, cluster, 'good')
    await sql`insert into kysely_migration (name, timestamp) values ('999-later', '')`.execute(db)
    await t.rejects(
      migrate(db),
      /the database good of DATABASE_URL was written by a newer version of Page Speed Boost: this one does not know its migration 999-later/
    )
  })

  await t.test(
    'an upgrade waits until no process of the older version is left §2.1.10',
    async (t) => {
      await run('create database upgraded')
      const older = await migrated(t, cluster, 'upgraded')
      const newer = openPostgres(cluster.urlOf('upgraded'))
      t.teardown(() => newer.destroy())
      const migrations = listMigrations()
      migrations.set('999-later', {
        up: (db) => db.schema.alterTable('shop').addColumn('later', 'text').execute()
      })
      let isUpgraded = false
      const upgrading = migrate(newer, migrations).then(() => {
        isUpgraded = true
      })
      // The upgrade asks for the database four times a second.
      await new Promise((resolve) => setTimeout(resolve, 1000))
      t.equal(isUpgraded, false, 'the older process still uses the database')
      await older.destroy()
      await upgrading
      const { rows } = await sql<{ name: string }>`
      select name from kysely_migration order by position desc limit 1`.execute(newer)
      t.strictSame(rows, [{ name: '999-later' }])
    }
  )
})

const environment = (t: Test, url: string) => ({
  DATABASE_URL: url,
  DATA_DIR: temporaryFolder(t),
  STORE_DIR: temporaryFolder(t),
  SECRET_KEY: 's'.repeat(32),
  ADMIN_TOKEN: 'a'.repeat(32)
})

async function migrated(t: Test, cluster: Cluster, database: string): Promise<Db> {
  const db = await connectPostgres(cluster.urlOf(database))
  let isClosed = false
  const close = db.destroy.bind(db)
  Object.assign(db, {
    async destroy() {
      if (!isClosed) await close()
      isClosed = true
    }
  })
  t.teardown(() => db.destroy())
  await migrate(db)
  return db
}
