import type { Kysely } from 'kysely'

/** Stores the merchant's own limit for overage (decision 069). Null: the cap of the plan. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('subscription').addColumn('overage_limit', 'integer').execute()
}
