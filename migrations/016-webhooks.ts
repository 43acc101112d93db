import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('webhook_delivery')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('webhook_id', 'text', (column) => column.notNull().unique())
    .addColumn('shop_domain', 'text', (column) => column.notNull())
    .addColumn('topic', 'text', (column) => column.notNull())
    .addColumn('facts', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('attempts', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('triggered_at', 'text', (column) => column.notNull())
    .addColumn('received_at', 'text', (column) => column.notNull())
    .addColumn('due_at', 'text', (column) => column.notNull())
    .addColumn('done_at', 'text')
    .addColumn('outcome', 'text')
    .execute()
  // A partial index: the table has many rows, but hardly any are waiting.
  await db.schema
    .createIndex('webhook_delivery_waiting')
    .on('webhook_delivery')
    .columns(['due_at', 'id'])
    .where(sql.ref('state'), '=', sql`'waiting'`)
    .execute()
  await db.schema
    .createIndex('webhook_delivery_shop')
    .on('webhook_delivery')
    .columns(['shop_domain', 'topic'])
    .execute()
  await db.schema
    .createIndex('webhook_delivery_received')
    .on('webhook_delivery')
    .columns(['received_at'])
    .execute()
}
