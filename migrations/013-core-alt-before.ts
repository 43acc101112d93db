import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('local_file').addColumn('alt_before', 'text').execute()
}
