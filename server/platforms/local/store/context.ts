import type { Kysely } from 'kysely'
import type { LocalTables } from '../tables.ts'
import type { Renames } from './renames.ts'
import type { StoreMutex } from './store-mutex.ts'

/** The part of a logger that the store needs. Fastify's logger has it. */
export type StoreLog = { warn(facts: object, message: string): void }

/** What all parts of one local store share. */
export type LocalContext = {
  db: Kysely<LocalTables>
  shopId: number
  /** The absolute path of the store's folder. */
  directory: string
  /** The path by which the operator names that folder; it may be a link. */
  name: string
  now: () => Date
  withLock: StoreMutex
  renames: Renames
  /** Logs a problem with a path, but only the first time and not at every listing. */
  warnOnce(path: string, message: string): void
}
