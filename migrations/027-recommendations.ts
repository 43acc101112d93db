import type { Kysely } from 'kysely'

/** The operator's cards for the Recommendation tab. They belong to no shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('recommendation')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('position', 'integer', (column) => column.notNull())
    .addColumn('texts', 'text', (column) => column.notNull())
    .addColumn('link', 'text', (column) => column.notNull())
    .addColumn('picture', 'blob')
    .addColumn('is_free', 'integer', (column) => column.notNull())
    .addColumn('stars', 'real')
    .addColumn('reviews', 'integer')
    .addColumn('rating_address', 'text')
    .addColumn('rated_at', 'text')
    .execute()
}
