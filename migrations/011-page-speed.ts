import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('speed_check')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('began_at', 'text', (column) => column.notNull())
    .addColumn('ended_at', 'text')
    .addColumn('desktop', 'text')
    .addColumn('mobile', 'text')
    .addColumn('reason', 'text')
    .execute()
  await db.schema
    .createIndex('speed_check_latest')
    .on('speed_check')
    .columns(['shop_id', 'state', 'ended_at'])
    .execute()
  // A unique index, so that a shop never runs two checks at a time.
  await db.schema
    .createIndex('speed_check_running')
    .unique()
    .on('speed_check')
    .column('shop_id')
    .where(sql.ref('state'), '=', sql.lit('running'))
    .execute()

  await db.schema
    .createTable('speed_settings')
    .addColumn('shop_id', 'integer', (column) => column.primaryKey().references('shop.id'))
    .addColumn('has_visitor_figures', 'integer', (column) => column.notNull())
    .execute()
  // Holds only how many visits fell into each class of values, so nothing in this table can be traced to a person.
  await db.schema
    .createTable('visitor_figure')
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('metric', 'text', (column) => column.notNull())
    .addColumn('class', 'integer', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('visitor_figure_key', ['shop_id', 'day', 'metric', 'class'])
    .execute()

  await db.schema
    .createTable('local_theme')
    .addColumn('shop_id', 'integer', (column) => column.primaryKey())
    .addColumn('is_embed_on', 'integer', (column) => column.notNull())
    .execute()
}
