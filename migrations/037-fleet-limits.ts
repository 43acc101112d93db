import { type Kysely, sql } from 'kysely'

/**
 * Adds what the processes of a fleet count together: the requests of each caller, and the points that each shop has left
 * at Shopify. A server that is the only one counts in memory and leaves both tables empty.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { dialect } = db.getExecutor().adapter as { dialect?: { name: string } }
  const isPostgres = dialect?.name === 'postgres'
  // The types have the same meaning: texts compared byte by byte, numbers of 64 bits.
  const text = isPostgres ? sql`text collate "C"` : sql`text`
  const real = isPostgres ? sql`double precision` : sql`real`
  await db.schema
    .createTable('request_count')
    .addColumn('key', text, (column) => column.primaryKey().notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addColumn('ends_at', real, (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('shopify_rate_limit')
    .addColumn('shop_id', 'integer', (column) => column.primaryKey().references('shop.id'))
    .addColumn('most', real, (column) => column.notNull())
    .addColumn('rate', real, (column) => column.notNull())
    .addColumn('available', real, (column) => column.notNull())
    .addColumn('known_at', real, (column) => column.notNull())
    .execute()
}
