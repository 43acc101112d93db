import type { Kysely, Selectable } from 'kysely'
import type { LocalFileKind, LocalFileTable, LocalTables } from './tables.ts'

type Db = Kysely<LocalTables>
export type LocalFile = Selectable<LocalFileTable>

/** Paths in one statement: far below SQLite's limit of 32,766 values, large enough to be fast. */
const BATCH = 500

export async function findImageFile(db: Db, shopId: number, imageId: string) {
  // 15 digits: what a JavaScript number holds exactly.
  if (!/^\d{1,15}$/.test(imageId)) return undefined
  return db
    .selectFrom('local_file')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('kind', '=', 'image')
    .where('id', '=', Number(imageId))
    .executeTakeFirst()
}

export function listPendingFiles(db: Db, shopId: number): Promise<LocalFile[]> {
  return db
    .selectFrom('local_file')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('pending_path', 'is not', null)
    .execute()
}

/** The id of each path, in new rows where there was none. */
export async function idsOfPaths(
  db: Db,
  shopId: number,
  kind: LocalFileKind,
  paths: string[]
): Promise<Map<string, string>> {
  const ids = new Map<string, string>()
  for (let start = 0; start < paths.length; start += BATCH) {
    const batch = paths.slice(start, start + BATCH)
    await collectIds(db, shopId, kind, batch, ids)
    const missing = batch.filter((path) => !ids.has(path))
    if (missing.length === 0) continue
    await db
      .insertInto('local_file')
      .values(missing.map((path) => ({ shop_id: shopId, kind, path })))
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    await collectIds(db, shopId, kind, missing, ids)
  }
  return ids
}

async function collectIds(
  db: Db,
  shopId: number,
  kind: LocalFileKind,
  paths: string[],
  ids: Map<string, string>
): Promise<void> {
  const rows = await db
    .selectFrom('local_file')
    .select(['id', 'path'])
    .where('shop_id', '=', shopId)
    .where('kind', '=', kind)
    .where('path', 'in', paths)
    .execute()
  for (const row of rows) ids.set(row.path, String(row.id))
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

/** Gives the row its new path. A row that holds it already stands for a file deleted long ago. */
export async function setPath(db: Db, file: LocalFile, path: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await trx
      .deleteFrom('local_file')
      .where('shop_id', '=', file.shop_id)
      .where('kind', '=', file.kind)
      .where('path', '=', path)
      .where('id', '!=', file.id)
      .execute()
    await trx
      .updateTable('local_file')
      .set({ path, pending_path: null, pending_hash: null })
      .where('id', '=', file.id)
      .execute()
  })
}
