import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { ConfigError } from '../../config/config.ts'
import type { Db } from '../db.ts'
import { dialectOf } from '../dialect.ts'
import { explainFailure, type Migrations } from '../migrate.ts'
import type { Session } from './session.ts'

const FOLDER = new URL('../../../../migrations/postgres/', import.meta.url)

/** The files of the schema after the migration LAST_OF_BASELINE, in the order in which they run. */
const BASELINE = ['base', 'shops', 'images', 'pricing', 'platforms', 'totals', 'journal']

/** Migrations up to this one were written for SQLite only. A new PostgreSQL database begins behind it. */
const LAST_OF_BASELINE = '036-auth-token-names'

/**
 * How long an upgrade waits for the processes of the older version to end. They finish the images in flight, for which a
 * shutdown has 90 s.
 */
const PATIENCE_MS = 100_000

/** Lets one process at a time migrate. The number is arbitrary, and the same in all versions. */
const LOCK = 7_364_001

/**
 * Runs the pending migrations, of which the first is the baseline. Each is one transaction with the rows that record
 * it. Of several processes that start at the same time, one runs it, and the others wait and then find it done.
 */
export async function runPending(db: Db, migrations: Migrations, session: Session): Promise<void> {
  if ((await listMigrated(db)).length === 0) return run(db, migrations)
  const isUpgraded = await session.alone(
    PATIENCE_MS,
    () => run(db, migrations),
    // The process that was first uses the database from then on.
    async () => (await listMigrated(db)).length >= migrations.size
  )
  if (!isUpgraded)
    throw new ConfigError(
      `${await dialectOf(db).describe(db)} has to be upgraded, but processes of an older version still use it: stop all of them, then start this one again`
    )
}

async function run(db: Db, migrations: Migrations): Promise<void> {
  const names = [...migrations.keys()]
  const baseline = names.slice(0, names.indexOf(LAST_OF_BASELINE) + 1)
  const steps = [
    { names: baseline, up: createBaseline },
    ...[...migrations].slice(baseline.length).map(([name, { up }]) => ({ names: [name], up }))
  ]
  for (const { names, up } of steps) {
    const name = names.at(-1) as string
    try {
      // A serializable transaction would see the database as it was before it waited for the lock.
      await db
        .transaction()
        .setIsolationLevel('read committed')
        .execute(async (trx) => {
          await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
          await sql`create table if not exists kysely_migration (
          name text collate "C" primary key,
          timestamp text collate "C" not null,
          position bigint generated always as identity)`.execute(trx)
          if ((await listMigrated(trx)).includes(name)) return
          await up(trx)
          const at = new Date().toISOString()
          for (const done of names)
            await sql`insert into kysely_migration (name, timestamp) values (${done}, ${at})`.execute(
              trx
            )
        })
    } catch (error) {
      throw await explainFailure(db, name, error, '')
    }
  }
}

async function createBaseline(db: Db): Promise<void> {
  for (const name of BASELINE)
    await sql.raw(await readFile(new URL(`${name}.sql`, FOLDER), 'utf8')).execute(db)
}

export async function listMigrated(db: Db): Promise<string[]> {
  const { rows } = await sql<{ known: string | null }>`
    select to_regclass('kysely_migration')::text as known`.execute(db)
  if (rows[0]?.known === null) return []
  const { rows: migrations } = await sql<{ name: string }>`
    select name from kysely_migration order by position`.execute(db)
  return migrations.map(({ name }) => name)
}
