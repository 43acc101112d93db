import type { Kysely } from 'kysely'

/**
 * The version of a file when its format swap began, and when it was taken out of use. Both columns are null in older
 * rows, for which nobody knows whether the merchant has changed the file since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('shopify_move').addColumn('from_version', 'text').execute()
  await db.schema.alterTable('shopify_left_file').addColumn('version', 'text').execute()
}
