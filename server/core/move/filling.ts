import type { Db } from '../database/db.ts'

/** A table of the schema. `parents` are the tables that it refers to. */
export type Table = { name: string; columns: string[]; key: string[]; parents: string[] }

/**
 * What moving rows needs of a kind of database. Nobody else uses the database meanwhile. While it is being filled, its
 * triggers do not fire: what they would write is among the rows that are copied.
 */
export type Filling = {
  /** Lists the tables of the schema by name, without those that the database keeps for itself. */
  listTables(db: Db): Promise<Table[]>
  /** Returns the highest id that each table with numbered rows has given away, also to rows that were deleted. */
  listLastIds(db: Db, tables: Table[]): Promise<Map<string, number>>
  /** Returns where the rows come from with which the database is being filled; undefined if it is not. */
  findSource(db: Db): Promise<string | undefined>
  /** Marks the database, so that no server starts on it, stops its triggers, and deletes all rows. It must have the schema. */
  begin(db: Db, tables: Table[], source: string): Promise<void>
  /** Deletes all rows of the schema. */
  clear(db: Db, tables: Table[]): Promise<void>
  /** Makes the database usable: with its triggers, its search index, and numbers that go on after `lastIds`. */
  end(db: Db, tables: Table[], lastIds: Map<string, number>): Promise<void>
  /** Runs work while no server uses the database. Returns false, and runs nothing, if one does. */
  alone(db: Db, work: () => Promise<void>): Promise<boolean>
}

/** The table that marks a database which is being filled. */
export const MARK = 'move_under_way'

/** Sorts tables so that each comes after those it refers to. No tables refer to each other in a circle. */
export function parentsFirst(tables: Table[]): Table[] {
  const sorted: Table[] = []
  const add = (table: Table) => {
    if (sorted.includes(table)) return
    for (const parent of tables.filter(({ name }) => table.parents.includes(name)))
      if (parent !== table) add(parent)
    sorted.push(table)
  }
  for (const table of tables) add(table)
  return sorted
}
