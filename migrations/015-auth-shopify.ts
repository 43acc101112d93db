import type { Kysely } from 'kysely'

/**
 * Adds what shops on Shopify need: their encrypted tokens, and sessions that were opened with an id token. `opened_at`
 * tells a late report of an earlier uninstall from a report of a new one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shopify_token')
    .addColumn('shop_id', 'integer', (column) => column.primaryKey().references('shop.id'))
    .addColumn('access_token', 'text', (column) => column.notNull())
    .addColumn('access_expires_at', 'text', (column) => column.notNull())
    .addColumn('refresh_token', 'text', (column) => column.notNull())
    .addColumn('refresh_expires_at', 'text', (column) => column.notNull())
    .addColumn('scopes', 'text', (column) => column.notNull())
    .addColumn('lost_at', 'text')
    .execute()
  await db.schema.alterTable('shop').addColumn('opened_at', 'text').execute()
  await db.schema.alterTable('access_token').addColumn('expires_at', 'text').execute()
  await makeSessionsFreeOfTokens(db)
}

/** Rebuilds the session table with all its rows, because SQLite cannot drop `not null` from a column. */
async function makeSessionsFreeOfTokens(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('session_new')
    .addColumn('hash', 'text', (column) => column.primaryKey())
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('token_hash', 'text', (column) =>
      column.references('access_token.hash').onDelete('cascade')
    )
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute()
  await (db as Kysely<{ session: Session; session_new: Session }>)
    .insertInto('session_new')
    .columns(['hash', 'shop_id', 'token_hash', 'expires_at'])
    .expression((all) =>
      all.selectFrom('session').select(['hash', 'shop_id', 'token_hash', 'expires_at'])
    )
    .execute()
  await db.schema.dropTable('session').execute()
  await db.schema.alterTable('session_new').renameTo('session').execute()
}

type Session = { hash: string; shop_id: number; token_hash: string | null; expires_at: string }
