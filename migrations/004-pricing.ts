import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('subscription')
    .addColumn('shop_id', 'integer', (column) => column.primaryKey().references('shop.id'))
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('cycle', 'text', (column) => column.notNull())
    .addColumn('units_taken', 'integer', (column) => column.notNull())
    .execute()

  await db.schema
    .createTable('quota_unit')
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('cycle', 'text', (column) => column.notNull())
    .addColumn('image_id', 'integer', (column) => column.notNull().references('store_image.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('taken_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('quota_unit_key', ['shop_id', 'cycle', 'image_id'])
    .execute()
}
