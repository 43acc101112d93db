import { type Kysely, sql } from 'kysely'

const listed = (item: string) => `(${item}.deleted_at is null and ${item}.image_count > 0)`
const inHistory = (item: string) => `(${item}.history_at is not null)`

/**
 * Counts the changes to the lists of a kind. The count of a search can then be cached until the lists change (decision
 * 021). Triggers of migration 012 are replaced with ones that also count changes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('list_total')
    .addColumn('changes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const statement of TRIGGERS) await sql.raw(statement).execute(db)
}

const TRIGGERS = [
  'drop trigger item_search_added',
  `create trigger item_search_added after insert on store_item begin
    insert into item_search (rowid, title_search) values (new.id, new.title_search);
    insert into list_total (shop_id, kind) select new.shop_id, new.kind
      where not exists (select 1 from list_total where shop_id = new.shop_id and kind = new.kind);
    update list_total set listed = listed + ${listed('new')}, history = history + ${inHistory('new')},
      changes = changes + 1 where shop_id = new.shop_id and kind = new.kind;
  end`,
  'drop trigger item_search_changed',
  `create trigger item_search_changed after update of title_search on store_item
    when old.title_search is not new.title_search begin
    insert into item_search (item_search, rowid, title_search)
      values ('delete', old.id, old.title_search);
    insert into item_search (rowid, title_search) values (new.id, new.title_search);
    update list_total set changes = changes + 1 where shop_id = new.shop_id and kind = new.kind;
  end`,
  'drop trigger list_total_changed',
  `create trigger list_total_changed after update of deleted_at, history_at, image_count on store_item
    when ${listed('old')} != ${listed('new')} or ${inHistory('old')} != ${inHistory('new')} begin
    update list_total set listed = listed + ${listed('new')} - ${listed('old')},
      history = history + ${inHistory('new')} - ${inHistory('old')}, changes = changes + 1
      where shop_id = new.shop_id and kind = new.kind;
  end`
]
