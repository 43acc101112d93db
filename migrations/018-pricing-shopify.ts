import type { Kysely } from 'kysely'

/** What a platform reports about a usage line, and where the cycles of a frozen subscription resume. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['used_cents', 'capped_cents'])
    await db.schema.alterTable('plan_agreement').addColumn(column, 'integer').execute()
  for (const column of ['period_ends_at', 'anchor_at'])
    await db.schema.alterTable('plan_agreement').addColumn(column, 'text').execute()
}
