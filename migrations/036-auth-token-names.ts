import { type Kysely, sql } from 'kysely'

/**
 * Gives access tokens a name, and marks those that come from ADMIN_TOKEN, so that operators can create others. Until
 * now every token without an end came from there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('access_token').addColumn('name', 'text').execute()
  await db.schema
    .alterTable('access_token')
    .addColumn('is_admin', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await sql`update access_token set is_admin = 1 where expires_at is null`.execute(db)
}
