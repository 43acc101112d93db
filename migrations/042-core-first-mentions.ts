import { type Kysely, sql } from 'kysely'

/** A rename of a picture remembers how its item's JSON spelled the first name, so that renaming back yields it again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { dialect } = db.getExecutor().adapter as { dialect?: { name: string } }
  const text = dialect?.name === 'postgres' ? sql`text collate "C"` : sql`text`
  await db.schema.alterTable('local_file').addColumn('first_mentions', text).execute()
}
