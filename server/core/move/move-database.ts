import { open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { DATABASE } from '../backup/contents.ts'
import { checkDatabase } from '../backup/read-backup.ts'
import { DamageError } from '../command-errors.ts'
import { ConfigError } from '../config/config.ts'
import { type Db, openDb } from '../database/db.ts'
import { findFault } from '../database/lost-database.ts'
import { migrate } from '../database/migrate.ts'
import { openDatabase, type Place } from '../database/open.ts'
import { moveDurably } from '../disk/durable-file.ts'
import { type Content, copyRows, readContent } from './copy-rows.ts'
import { parentsFirst, type Table } from './filling.ts'
import { fillingOf, nameOfDatabase, openSource } from './sides.ts'

/** The name of a database of SQLite until it is complete. */
export const MOVING = 'page-speed-boost.moving.db'

/** Says what is being done, for people who wait. */
export type Report = (words: string) => void

/**
 * Copies the database of one place to another, compares each table, and makes the copy usable. The first place stays as
 * it is. Killed at any moment, it is called again and continues.
 * @throws ConfigError when a server uses one of the two, or the other place belongs to another installation
 * @returns what each table contains
 */
export async function moveDatabase(from: Place, to: Place, report: Report): Promise<Content[]> {
  const source = await openSource(from)
  try {
    const contents = await alone(source, from, async () => {
      await prepareTarget(to)
      const target = await openTarget(to)
      try {
        return await alone(target, to, () =>
          fill(source, target, { from: nameOfDatabase(from), to: nameOfDatabase(to) }, report)
        )
      } finally {
        await target.destroy()
      }
    })
    if (to.databaseUrl === null && !isInPlace(to)) await putInPlace(to.dataDir)
    return contents
  } finally {
    await source.destroy()
  }
}

async function alone<Result>(db: Db, place: Place, work: () => Promise<Result>): Promise<Result> {
  const results: Result[] = []
  const isAlone = await (await fillingOf(db)).alone(db, async () => {
    results.push(await work())
  })
  if (!isAlone) throw new ConfigError(`${nameOfDatabase(place)} is in use; stop its servers first`)
  return results[0] as Result
}

/** Creates the schema in a database that is to be filled. One that knows shops without a mark is left as it is. */
async function prepareTarget(to: Place): Promise<void> {
  // SQLite opens an empty file, and keeps its mode.
  if (to.databaseUrl === null && !isInPlace(to))
    await (await open(join(to.dataDir, MOVING), 'a', 0o600)).close()
  const db = await openTarget(to)
  try {
    if (!(await isComplete(db))) await migrate(db)
  } finally {
    await db.destroy()
  }
}

const isInPlace = ({ dataDir }: Place): boolean => findFault(dataDir) === undefined

const openTarget = async (to: Place): Promise<Db> =>
  to.databaseUrl === null && !isInPlace(to) ? openDb(join(to.dataDir, MOVING)) : openDatabase(to)

/** Tells whether a database knows shops and is not being filled: a move has ended, or it is somebody else's. */
async function isComplete(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables()
  if (!tables.some(({ name }) => name === 'shop')) return false
  if ((await (await fillingOf(db)).findSource(db)) !== undefined) return false
  return (await db.selectFrom('shop').select('id').limit(1).executeTakeFirst()) !== undefined
}

type Names = { from: string; to: string }

/** Copies all rows and compares them. Rows of an earlier attempt are kept unless the source has changed since. */
async function fill(source: Db, target: Db, names: Names, report: Report): Promise<Content[]> {
  const filling = await fillingOf(target)
  const tables = parentsFirst(await (await fillingOf(source)).listTables(source))
  if (await isComplete(target)) {
    const contents = await compareAll(source, target, tables).catch(() => undefined)
    if (contents) return contents
    throw new ConfigError(
      `${names.to} knows the shops of another installation; name an empty database`
    )
  }
  requireSame(await filling.listTables(target), tables)
  const begun = await filling.findSource(target)
  if (begun !== undefined && begun !== names.from)
    throw new ConfigError(
      `${names.to} is the target of a move from ${begun}; finish that one, or name another database`
    )
  if (begun === undefined) await filling.begin(target, tables, names.from)
  const lastIds = await (await fillingOf(source)).listLastIds(source, tables)
  let contents = await copyAll(source, target, tables, report)
  if (!contents && begun !== undefined) {
    report('The database has changed since this move was begun, and is copied anew.')
    await filling.clear(target, tables)
    contents = await copyAll(source, target, tables, report)
  }
  if (!contents) throw new DamageError('the copy of the database differs from it; run move again')
  await filling.end(target, tables, lastIds)
  return contents
}

/** Returns what the tables contain if the copies are equal. */
async function copyAll(source: Db, target: Db, tables: Table[], report: Report) {
  for (const table of tables) {
    const copied = await copyRows(source, target, table)
    if (copied > 0) report(`${table.name}: ${copied} rows copied`)
  }
  return compareAll(source, target, tables)
}

async function compareAll(source: Db, target: Db, tables: Table[]) {
  const contents: Content[] = []
  for (const table of tables) {
    const [one, other] = await Promise.all([source, target].map((db) => readContent(db, table)))
    if (one?.sha256 !== other?.sha256) return undefined
    if (one) contents.push(one)
  }
  return contents
}

function requireSame(one: Table[], other: Table[]): void {
  const text = (tables: Table[]) =>
    tables
      .map(({ name, columns, key }) => JSON.stringify([name, columns, key]))
      .sort()
      .join()
  if (text(one) !== text(other))
    throw new Error(`Expected the same tables but found ${text(one)} and ${text(other)}`)
}

/** Gives a complete database of SQLite its name. */
async function putInPlace(dataDir: string): Promise<void> {
  checkDatabase(join(dataDir, MOVING))
  for (const ending of ['', '-wal', '-shm'])
    await rm(join(dataDir, DATABASE + ending), { force: true })
  await moveDurably(join(dataDir, MOVING), join(dataDir, DATABASE))
}
