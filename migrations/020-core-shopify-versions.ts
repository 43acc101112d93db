import type { Kysely } from 'kysely'

/**
 * Adds the version of a file at the start of its format swap, and the version at which a replaced file was taken out
 * of use. Both columns are null in older rows: nobody knows whether the merchant has changed those files since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shopify_move').addColumn('from_version', 'text').execute()
  await db.schema.alterTable('shopify_left_file').addColumn('version', 'text').execute()
}
