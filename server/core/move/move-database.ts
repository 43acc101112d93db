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
import { type Filling, parentsFirst, type Table } from './filling.ts'
import { MOVING } from './half-moved.ts'
import { fillingOf, nameOfDatabase, openSource } from './sides.ts'

/** Says what is being done, for people who wait. */
export type Report = (words: string) => void

/**
 * Marks the database of the other place before anything is copied there, so that nothing works on half of an
 * installation, however the move ends.
 * @throws ConfigError as moveDatabase does
 */
export async function markDatabase(from: Place, to: Place): Promise<void> {
  const names = { from: nameOfDatabase(from), to: nameOfDatabase(to) }
  await onBoth(from, to, async (source, target) => {
    if (!(await isComplete(target))) await begin(target, await tablesOf(source), names)
  })
}

/**
 * Copies the database of one place to another, compares each table, and makes the copy usable. The first place stays as
 * it is. Killed at any moment, it is called again and continues.
 * @throws ConfigError when a server uses one of the two, or the other place belongs to another installation
 * @returns what each table contains
 */
export async function moveDatabase(from: Place, to: Place, report: Report): Promise<Content[]> {
  const names = { from: nameOfDatabase(from), to: nameOfDatabase(to) }
  const contents = await onBoth(from, to, (source, target) => fill(source, target, names, report))
  if (to.databaseUrl === null && !isInPlace(to)) await putInPlace(to.dataDir)
  return contents
}

/** Opens both databases while no server uses one of them. */
async function onBoth<Result>(
  from: Place,
  to: Place,
  work: (source: Db, target: Db) => Promise<Result>
): Promise<Result> {
  const source = await openSource(from)
  try {
    return await alone(source, from, async () => {
      await prepareTarget(to)
      const target = await openTarget(to)
      try {
        return await alone(target, to, () => work(source, target))
      } finally {
        await target.destroy()
      }
    })
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

const tablesOf = async (source: Db): Promise<Table[]> =>
  parentsFirst(await (await fillingOf(source)).listTables(source))

/** Marks a database that is to be filled, and deletes its rows. One that this move has marked before stays as it is. */
async function begin(target: Db, tables: Table[], names: Names): Promise<Filling> {
  const filling = await fillingOf(target)
  requireSame(await filling.listTables(target), tables)
  const begun = await filling.findSource(target)
  if (begun !== undefined && begun !== names.from)
    throw new ConfigError(
      `${names.to} is the target of a move from ${begun}; finish that one, or name another database`
    )
  if (begun === undefined) await filling.begin(target, tables, names.from)
  return filling
}

/** Copies all rows and compares them. Rows of an earlier attempt are kept unless the source has changed since. */
async function fill(source: Db, target: Db, names: Names, report: Report): Promise<Content[]> {
  const tables = await tablesOf(source)
  if (await isComplete(target)) {
    const contents = await compareAll(source, target, tables).catch(() => undefined)
    if (contents) return contents
    throw new ConfigError(
      `${names.to} knows the shops of another installation; name an empty database`
    )
  }
  const filling = await begin(target, tables, names)
  const lastIds = await (await fillingOf(source)).listLastIds(source, tables)
  let contents = await copyAll(source, target, tables, report)
  if (!contents) {
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
