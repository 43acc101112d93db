import type { Kysely } from 'kysely'
import type { LocalTables } from '../tables.ts'
import type { Renames } from './renames.ts'
import type { Turns } from './store-mutex.ts'

/** The part of a logger that the store needs; Fastify's fits. */
export type StoreLog = { warn(facts: object, message: string): void }

/** What every part of one local store works with. */
export type LocalContext = {
  db: Kysely<LocalTables>
  shopId: number
  /** Absolute. */
  directory: string
  now: () => Date
  turns: Turns
  moves: Renames
  /** Says each problem once, not at every listing. */
  warnOnce(path: string, message: string): void
}
