import { sql } from 'kysely'
import { ConfigError } from '../../config/config.ts'
import type { Db } from '../db.ts'
import { dialectOf } from '../dialect.ts'
import { withoutEarlier } from '../earlier-schema.ts'
import { explainFailure, type Migrations } from '../migrate.ts'
import type { Session } from './session.ts'

/**
 * How long an upgrade waits for the processes of the older version to end. They finish the images in flight, for which a
 * shutdown has 90 s.
 */
const PATIENCE_MS = 100_000

/** Lets one process at a time migrate. The number is arbitrary, and the same in all versions. */
const LOCK = 7_364_001

/**
 * Runs the pending migrations. Each is one transaction with the row that records it. Of several processes that start at
 * the same time, one runs it, and the others wait and then find it done.
 */
export async function runPending(db: Db, migrations: Migrations, session: Session): Promise<void> {
  if ((await listMigrated(db)).length === 0) return run(db, migrations)
  const isUpgraded = await session.alone(
    PATIENCE_MS,
    () => run(db, migrations),
    // The process that was first uses the database from then on.
    async () => withoutEarlier(await listMigrated(db)).length >= migrations.size
  )
  if (!isUpgraded)
    throw new ConfigError(
      `${await dialectOf(db).describe(db)} has to be upgraded, but processes of an older version still use it: stop all of them, then start this one again`
    )
}

async function run(db: Db, migrations: Migrations): Promise<void> {
  for (const [name, { up }] of migrations)
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
          await sql`insert into kysely_migration (name, timestamp) values (${name}, ${at})`.execute(
            trx
          )
        })
    } catch (error) {
      throw await explainFailure(db, name, error, '')
    }
}

export async function listMigrated(db: Db): Promise<string[]> {
  const { rows } = await sql<{ known: string | null }>`
    select to_regclass('kysely_migration')::text as known`.execute(db)
  if (rows[0]?.known === null) return []
  const { rows: migrations } = await sql<{ name: string }>`
    select name from kysely_migration order by position`.execute(db)
  return migrations.map(({ name }) => name)
}
