import type { Kysely } from 'kysely'

/**
 * Adds what a platform reports about the charges beyond the price, and the time from which the cycles of a frozen
 * subscription are counted again once it has been paid.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['used_cents', 'capped_cents'])
    await db.schema.alterTable('plan_agreement').addColumn(column, 'integer').execute()
  for (const column of ['period_ends_at', 'anchor_at'])
    await db.schema.alterTable('plan_agreement').addColumn(column, 'text').execute()
}
