import { type Kysely, sql } from 'kysely'

/**
 * Shortens what is searched of a title to its first 500 characters, so that it fits into the indexes of PostgreSQL, to
 * which a database may be moved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`update store_item set title_search = substr(title_search, 1, 500)
    where length(title_search) > 500`.execute(db)
}
