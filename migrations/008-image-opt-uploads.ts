import { type Kysely, sql } from 'kysely'

/** Pictures that merchants upload: from the promise of an address until their retention is over. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('upload')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('size_bytes', 'integer')
    .addColumn('content_hash', 'text')
    .addColumn('image_id', 'integer', (column) => column.references('store_image.id'))
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('upload_shop').on('upload').columns(['shop_id', 'state']).execute()
  // Few at any time, in a table that keeps what was taken into the history.
  await db.schema
    .createIndex('upload_waiting')
    .on('upload')
    .column('changed_at')
    .where(sql.ref('state'), '!=', sql.lit('taken'))
    .execute()
}
