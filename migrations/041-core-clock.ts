import { type Kysely, sql } from 'kysely'

/**
 * Adds what is known of the clock, which decides when originals may be deleted. It begins with the newest row of the
 * history: a clock that is far ahead of that has jumped, or nothing has run since.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { dialect } = db.getExecutor().adapter as { dialect?: { name: string } }
  const isPostgres = dialect?.name === 'postgres'
  const text = isPostgres ? sql`text collate "C"` : sql`text`
  await db.schema
    .createTable('clock_check')
    .addColumn('id', 'integer', (column) => column.primaryKey().notNull())
    .addColumn('seen_at', text)
    .addColumn('ran_ms', isPostgres ? sql`double precision` : sql`real`, (column) =>
      column.notNull()
    )
    .addColumn('is_confirmed', 'integer', (column) => column.notNull())
    .addColumn('jumps', text, (column) => column.notNull())
    .execute()
  await sql`insert into clock_check (id, seen_at, ran_ms, is_confirmed, jumps)
    select 1, max(optimised_at), 0, 0, '[]' from image_result having count(*) > 0`.execute(db)
}
