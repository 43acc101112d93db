import type { Kysely } from 'kysely'
import { sql } from 'kysely'

/** Ids for the files of the local store. AUTOINCREMENT never gives a deleted file's id to a new file. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('local_file')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('shop_id', 'integer', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('sort_name', 'text')
    .addColumn('pending_path', 'text')
    .addColumn('pending_hash', 'text')
    .addUniqueConstraint('local_file_path', ['shop_id', 'kind', 'path'])
    .execute()
  // A partial index: hardly any row has a pending path, but every page of a listing looks for such rows.
  await db.schema
    .createIndex('local_file_pending')
    .on('local_file')
    .column('shop_id')
    .where(sql.ref('pending_path'), 'is not', null)
    .execute()
  await db.schema
    .createIndex('local_file_sort_name')
    .on('local_file')
    .column('shop_id')
    .where(sql.ref('sort_name'), 'is not', null)
    .execute()
}
