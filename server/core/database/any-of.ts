import type { RawBuilder } from 'kysely'
import type { Db } from './db.ts'
import { dialectOf } from './dialect.ts'

/** Returns what follows `in` for a list of any length. All values are bound as one. */
export const anyOf = <Value extends number | string>(
  db: Db,
  values: readonly Value[]
): RawBuilder<Value> => dialectOf(db).anyOf(values)
