import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import { ConfigError, isWorker, type Role } from '../config/config.ts'
import { openFleetQueue } from '../queue/fleet-queue.ts'
import type { Fleet, FleetLog } from './fleet.ts'
import { openSession, type Session } from './session.ts'
import { openWorkerTrouble } from './worker-trouble.ts'

/** The classes of advisory locks with two numbers: that processes live, and that they may be several. */
const LIFE = 7_364_010
const COMPANY = 7_364_011

/**
 * How long an owner of leases must be without a connection until it counts as dead. A process whose connection breaks
 * connects again every second; after a restart of the database, all of them need a moment.
 */
const DEAD_MS = 20_000

type JoinOptions = {
  databaseUrl: string
  role: Role
  /** Whether the originals are where no other process reaches them. */
  isAlone: boolean
}

/**
 * Joins the processes that share the database.
 * @throws ConfigError when the originals of this process would be out of the others' reach
 */
export async function joinFleet(
  { databaseUrl, role, isAlone }: JoinOptions,
  log: FleetLog
): Promise<Fleet> {
  const owner = randomUUID()
  const workerTrouble = openWorkerTrouble(owner, isWorker({ role }))
  const session = await openSession(databaseUrl, log, async (query) => {
    if (!(await takeCompany(query, isAlone))) throw new ConfigError(explainCompany(isAlone))
    await query('select pg_advisory_lock($1, hashtext($2))', [LIFE, owner])
    await workerTrouble.takeLocks(query)
  })
  const queue = await openFleetQueue({
    databaseUrl,
    isWorker: isWorker({ role }),
    processName: `${role} ${hostname()} ${process.pid}`,
    log
  })
  const missingSince = new Map<string, number>()

  return {
    owner,
    isAlone,
    queue,
    session,
    async findDead(owners) {
      const missing = await listMissing(session, owners)
      for (const name of missingSince.keys()) if (!missing.includes(name)) missingSince.delete(name)
      const now = performance.now()
      for (const name of missing) if (!missingSince.has(name)) missingSince.set(name, now)
      return missing.filter((name) => now - (missingSince.get(name) ?? now) >= DEAD_MS)
    },
    reportTrouble: (trouble) => workerTrouble.report(session.query, trouble),
    findTrouble: () => workerTrouble.find(session.query),
    close: () => session.close()
  }
}

/** Takes the lock with which a process that must be alone keeps others away, and others keep it away. */
async function takeCompany(query: Session['query'], isAlone: boolean): Promise<boolean> {
  const take = isAlone ? 'pg_try_advisory_lock' : 'pg_try_advisory_lock_shared'
  const [row] = await query<{ taken: boolean }>(`select ${take}($1, 0) as taken`, [COMPANY])
  return row?.taken === true
}

const explainCompany = (isAlone: boolean): string =>
  isAlone
    ? 'DATABASE_URL: another Page Speed Boost works on this database. Several processes need a storage that all of them reach: set STORAGE_URL, or stop the other one'
    : 'DATABASE_URL: a Page Speed Boost without STORAGE_URL works on this database, and keeps originals where this process cannot reach them. Set STORAGE_URL for it too, or stop it'

/** Returns which of these processes have no session. */
async function listMissing({ query }: Session, owners: string[]): Promise<string[]> {
  if (owners.length === 0) return []
  const rows = await query<{ owner: string }>(
    `select owner from unnest($1::text[]) owner where not exists (
      select 1 from pg_locks where locktype = 'advisory' and granted and objsubid = 2
        and database = (select oid from pg_database where datname = current_database())
        and classid = $2::bigint and objid = (hashtext(owner)::bigint & 4294967295))`,
    [owners, LIFE]
  )
  return rows.map(({ owner }) => owner)
}
