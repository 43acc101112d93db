import type { Kysely } from 'kysely'

/** Which agreements nobody pays for, and until when a store that could pay keeps one (decision 051). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('plan_agreement').addColumn('is_test', 'integer').execute()
  await db.schema.alterTable('plan_agreement').addColumn('kept_until', 'text').execute()
}
