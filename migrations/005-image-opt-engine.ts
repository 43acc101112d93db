import type { Kysely } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('image_result').addColumn('score', 'real').execute()
  await db.schema.alterTable('image_result').addColumn('encoder_quality', 'integer').execute()
  for (const name of ['has_watermark', 'engine'])
    await db.schema
      .alterTable('image_result')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
}
