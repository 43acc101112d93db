import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('dismissal')
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('period', 'text', (column) => column.notNull())
    .addColumn('dismissed_at', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('dismissal_key', ['shop_id', 'name'])
    .execute()
}
