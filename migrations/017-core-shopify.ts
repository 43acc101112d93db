import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  const shopOf = (table: string) =>
    db.schema
      .createTable(table)
      .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
  await shopOf('shopify_image')
    .addColumn('image_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('media_id', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shopify_image_key', ['shop_id', 'image_id'])
    .execute()
  await db.schema
    .createIndex('shopify_image_media')
    .unique()
    .on('shopify_image')
    .columns(['shop_id', 'media_id'])
    .execute()
  await shopOf('shopify_move')
    .addColumn('image_id', 'text', (column) => column.notNull())
    .addColumn('product_id', 'text', (column) => column.notNull())
    .addColumn('from_media', 'text', (column) => column.notNull())
    .addColumn('to_media', 'text')
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('variants', 'text')
    .addPrimaryKeyConstraint('shopify_move_key', ['shop_id', 'image_id'])
    .execute()
  await shopOf('shopify_left_file')
    .addColumn('media_id', 'text', (column) => column.notNull())
    .addColumn('image_id', 'text', (column) => column.notNull())
    .addColumn('left_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('shopify_left_file_key', ['shop_id', 'media_id'])
    .execute()
  await db.schema
    .createTable('shopify_bulk')
    .addColumn('shop_id', 'integer', (column) => column.primaryKey().references('shop.id'))
    .addColumn('bulk_id', 'text', (column) => column.notNull())
    .execute()

  // finished_at records only full syncs; looked_at also records incremental ones.
  await db.schema.alterTable('catalogue').addColumn('looked_at', 'text').execute()
  await sql`update catalogue set looked_at = finished_at`.execute(db)
}
