import { type Kysely, sql } from 'kysely'

/** When a shop is erased, also removes its titles from the search index, at once and irrecoverably. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`insert into item_search (item_search, rank) values ('secure-delete', 1)`.execute(db)
  await sql`create trigger item_search_removed after delete on store_item begin
    insert into item_search (item_search, rowid, title_search)
      values ('delete', old.id, old.title_search);
  end`.execute(db)
}
