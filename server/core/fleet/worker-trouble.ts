import type { DiskTrouble } from '../disk/trouble.ts'
import type { Session } from './session.ts'

/** The classes of advisory locks with two numbers: the workers, and those of them that wait for their disk. */
const WORKER = 7_364_012
const WAITING: Record<DiskTrouble, number> = { 'disk-full': 7_364_013, 'read-only': 7_364_014 }

/** For how long an answer is used again: PostgreSQL stops all locking for a moment while it lists the locks. */
const FRESH_MS = 3000

type Query = Session['query']

/**
 * Tells the processes of a fleet which workers wait for a disk. Each worker says so by a lock that it holds, and
 * PostgreSQL frees the locks of a worker that dies.
 */
export function openWorkerTrouble(owner: string, isWorker: boolean) {
  let reported: DiskTrouble | undefined
  let known: { trouble: DiskTrouble | undefined; until: number } = { trouble: undefined, until: 0 }

  const lock = (query: Query, lockClass: number) =>
    query('select pg_advisory_lock($1, hashtext($2))', [lockClass, owner])

  return {
    /** Takes the locks of this process in a new session. */
    async takeLocks(query: Query): Promise<void> {
      if (isWorker) await lock(query, WORKER)
      if (reported) await lock(query, WAITING[reported])
    },

    async report(query: Query, trouble: DiskTrouble | undefined): Promise<void> {
      if (trouble === reported) return
      if (reported) await query(UNLOCK, [WAITING[reported], owner])
      reported = undefined
      if (trouble) await lock(query, WAITING[trouble])
      reported = trouble
    },

    async find(query: Query): Promise<DiskTrouble | undefined> {
      if (performance.now() >= known.until) {
        known = { trouble: await findCommon(query), until: performance.now() + FRESH_MS }
      }
      return known.trouble
    }
  }
}

const UNLOCK = 'select pg_advisory_unlock($1, hashtext($2))'

async function findCommon(query: Query): Promise<DiskTrouble | undefined> {
  const [count] = await query<Record<'workers' | 'full' | 'read_only', number>>(
    `select count(*) filter (where classid = $1)::int as workers,
      count(*) filter (where classid = $2)::int as full,
      count(*) filter (where classid = $3)::int as read_only
    from pg_locks where locktype = 'advisory' and granted and objsubid = 2
      and database = (select oid from pg_database where datname = current_database())`,
    [WORKER, WAITING['disk-full'], WAITING['read-only']]
  )
  if (!count || count.full + count.read_only < Math.max(1, count.workers)) return undefined
  return count.full > 0 ? 'disk-full' : 'read-only'
}
