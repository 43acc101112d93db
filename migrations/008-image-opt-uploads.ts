import { type Kysely, sql } from 'kysely'

/**
 * Creates the table of the pictures that merchants upload. A row exists from the moment its upload address is issued.
 */
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
  // A partial index: the table keeps all uploads that are in the history, but few are waiting at any time.
  await db.schema
    .createIndex('upload_waiting')
    .on('upload')
    .column('changed_at')
    .where(sql.ref('state'), '!=', sql.lit('taken'))
    .execute()
}
