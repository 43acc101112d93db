import type { Kysely } from 'kysely'

/** Which of the platform's own plans a shop has (decision 053). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shop')
    .addColumn('shopify_level', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
}
