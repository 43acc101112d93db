import Sqlite from 'better-sqlite3'
import { type CompiledQuery, Kysely } from 'kysely'
import type { Database, Db } from '../../../server/core/database/db.ts'
import { SQLITE } from '../../../server/core/database/sqlite/dialect.ts'
import { KyselySqlite } from '../../../server/core/database/sqlite/kysely.ts'

const ROUNDS = 20

/** Milliseconds of processor time: of the product's function, and of its statements alone, run by hand. */
export type Cost = { ours: number; byHand: number }

/** Returns what `work` costs, the mean of several rounds after a first one. */
export async function cpuOf(work: () => unknown): Promise<number> {
  await work()
  const before = process.cpuUsage()
  for (let round = 0; round < ROUNDS; round++) await work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000 / ROUNDS
}

export type Shop = {
  db: Db
  /** Returns the statements that `work` runs on the database it is given. */
  statementsOf(work: (db: Db) => Promise<unknown>): Promise<CompiledQuery[]>
  costOf(work: (db: Db) => Promise<unknown>): Promise<Cost>
  close(): Promise<void>
}

/** Opens the database of a filled shop, and beside it a bare connection to the same file. */
export function openShop(db: Db, path: string): Shop {
  const bare = new Sqlite(path)
  let heard: CompiledQuery[] = []
  const listened = new Kysely<Database>({
    dialect: new KyselySqlite({ database: new Sqlite(path) }, SQLITE),
    log: ({ query }) => void heard.push(query)
  })
  const statementsOf = async (work: (db: Db) => Promise<unknown>) => {
    heard = []
    await work(listened)
    return heard
  }
  return {
    db,
    statementsOf,
    async costOf(work) {
      const ours = await cpuOf(() => work(db))
      const prepared = (await statementsOf(work)).map(({ sql, parameters }) => ({
        statement: bare.prepare(sql),
        parameters
      }))
      const byHand = await cpuOf(() => {
        for (const { statement, parameters } of prepared)
          if (statement.reader) statement.all(...parameters)
          else statement.run(...parameters)
      })
      return { ours, byHand }
    },
    async close() {
      bare.close()
      await listened.destroy()
      await db.destroy()
    }
  }
}
