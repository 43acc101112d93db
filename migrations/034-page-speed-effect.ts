import { type Kysely, sql } from 'kysely'

/** What preloading changes in a store, as measured there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('preload_measurement')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('without_ms', 'integer')
    .addColumn('with_ms', 'integer')
    .addColumn('path', 'text')
    .addColumn('reason', 'text')
    .execute()
  await db.schema
    .createIndex('preload_measurement_latest')
    .on('preload_measurement')
    .columns(['shop_id', 'state'])
    .execute()
  // A unique index, so that a shop never runs two measurements at a time.
  await db.schema
    .createIndex('preload_measurement_running')
    .unique()
    .on('preload_measurement')
    .column('shop_id')
    .where(sql.ref('state'), '=', sql.lit('running'))
    .execute()
}
