import type { Kysely } from 'kysely'

/** The keys that callers give their writes, with the answer to each (decision 056). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('idempotency_key')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('call_hash', 'text', (column) => column.notNull())
    .addColumn('status', 'integer')
    .addColumn('answer', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('idempotency_key_of_shop', ['shop_id', 'key'])
    .execute()
  await db.schema
    .createIndex('idempotency_key_created')
    .on('idempotency_key')
    .columns(['created_at'])
    .execute()
}
