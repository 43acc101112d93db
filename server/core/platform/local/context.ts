import type { Kysely } from 'kysely'
import type { Moves } from './moves.ts'
import type { LocalTables } from './tables.ts'
import type { Turns } from './turns.ts'

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
  moves: Moves
  /** Says each problem once, not at every listing. */
  warnOnce(path: string, message: string): void
}
