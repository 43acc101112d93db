import { type RawBuilder, sql } from 'kysely'

/**
 * Returns what follows `in` for a list of any length. All values are bound as one: SQLite accepts at most 32,766 values
 * in a statement, and would have to prepare a new statement for each number of values.
 */
export const anyOf = <Value extends number | string>(values: Value[]): RawBuilder<Value> =>
  sql<Value>`(select value from json_each(${JSON.stringify(values)}))`
