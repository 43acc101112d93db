import type { Kysely } from 'kysely'

/** Why the server paused a run; null if the merchant paused it (decision 043). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('run').addColumn('pause_reason', 'text').execute()
}
