import { basename } from 'node:path/posix'
import { setImmediate } from 'node:timers/promises'
import type { Kysely, Selectable } from 'kysely'
import { inTransaction } from '../../../core/database/transaction.ts'
import type { LocalFileKind, LocalFileTable, LocalTables } from '../tables.ts'

type Db = Kysely<LocalTables>
export type LocalFile = Selectable<LocalFileTable>

/** How many paths one statement contains. SQLite accepts 32,766 bound values, but 500 are enough to be fast. */
const BATCH = 500

export async function findFile(
  db: Db,
  shopId: number,
  kind: LocalFileKind,
  id: string
): Promise<LocalFile | undefined> {
  // Our ids are numbers of up to 15 digits, which JavaScript represents exactly.
  if (!/^\d{1,15}$/.test(id)) return undefined
  return db
    .selectFrom('local_file')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('id', '=', Number(id))
    .executeTakeFirst()
}

export async function hasPending(db: Db, shopId: number): Promise<boolean> {
  const found = await db
    .selectFrom('local_file')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('pending_path', 'is not', null)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export function listPendingFiles(db: Db, shopId: number): Promise<LocalFile[]> {
  return db
    .selectFrom('local_file')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('pending_path', 'is not', null)
    .execute()
}

/** Returns the names by which renamed pictures are sorted, each under the picture's current path. */
export async function sortNamesOf(db: Db, shopId: number): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('local_file')
    .select(['path', 'sort_name'])
    .where('shop_id', '=', shopId)
    .where('sort_name', 'is not', null)
    .execute()
  return new Map(rows.map(({ path, sort_name }) => [path, sort_name ?? basename(path)]))
}

export type KnownFile = { id: string; sortName: string }

/** Returns the row of each path. For a path without a row, a row is added. */
export async function filesAtPaths(
  db: Db,
  shopId: number,
  kind: LocalFileKind,
  paths: string[]
): Promise<Map<string, KnownFile>> {
  const files = new Map<string, KnownFile>()
  for (let start = 0; start < paths.length; start += BATCH) {
    const batch = paths.slice(start, start + BATCH)
    await collectFiles(db, shopId, kind, batch, files)
    // SQLite answers at once, so awaiting it lets nothing else run.
    await setImmediate()
    const missing = batch.filter((path) => !files.has(path))
    if (missing.length === 0) continue
    await db
      .insertInto('local_file')
      .values(missing.map((path) => ({ shop_id: shopId, kind, path })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await collectFiles(db, shopId, kind, missing, files)
  }
  return files
}

async function collectFiles(
  db: Db,
  shopId: number,
  kind: LocalFileKind,
  paths: string[],
  files: Map<string, KnownFile>
): Promise<void> {
  const rows = await db
    .selectFrom('local_file')
    .select(['id', 'path', 'sort_name'])
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('path', 'in', paths)
    .execute()
  for (const { id, path, sort_name } of rows) {
    files.set(path, { id: String(id), sortName: sort_name ?? basename(path) })
  }
}

export async function setPendingPath(
  db: Db,
  id: number,
  path: string | null,
  hash: string | null
): Promise<void> {
  await db
    .updateTable('local_file')
    .set({ pending_path: path, pending_hash: hash })
    .where('id', '=', id)
    .execute()
}

export async function setFirstAlt(
  db: Db,
  id: number,
  { first, before, written }: { first: string; before: string; written: string }
): Promise<void> {
  await db
    .updateTable('local_file')
    .set({ alt_first: first, alt_before: before, alt_written: written })
    .where('id', '=', id)
    .execute()
}

/** Stores how the item's JSON mentions the picture by its first name. */
export async function setFirstMentions(db: Db, id: number, first_mentions: string): Promise<void> {
  await db.updateTable('local_file').set({ first_mentions }).where('id', '=', id).execute()
}

/**
 * Stores the new path of a file. Its first name continues to decide its position. Another row with the new path would
 * belong to a file that was deleted long ago, so it is removed.
 */
export async function setPath(db: Db, file: LocalFile, path: string): Promise<void> {
  const firstName = file.sort_name ?? basename(file.path)
  const sort_name = firstName === basename(path) ? null : firstName
  await inTransaction(db, async (trx) => {
    await trx
      .deleteFrom('local_file')
      .where('shop_id', '=', file.shop_id)
      .where('kind', '=', file.kind)
      .where('path', '=', path)
      .where('id', '!=', file.id)
      .execute()
    await trx
      .updateTable('local_file')
      .set({ path, sort_name, pending_path: null, pending_hash: null })
      .where('id', '=', file.id)
      .execute()
  })
}
