import { type Kysely, sql } from 'kysely'

/**
 * Stores for each item how many bytes its results save, so that the history can be sorted by it (decision 068).
 * Triggers keep the number up to date. It is the difference that a row of the history shows, so restored and failed
 * images count with the sizes that they have now.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('store_item')
    .addColumn('saved_bytes', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const statement of [BACKFILL, ...TRIGGERS, INDEX]) await sql.raw(statement).execute(db)
}

const savedBy = (result: string) => `(${result}.original_bytes - ${result}.result_bytes)`

const BACKFILL = `update store_item set saved_bytes = n.saved_bytes from (
  select item_id, sum(${savedBy('image_result')}) as saved_bytes from image_result group by item_id) n
  where n.item_id = store_item.id`

const moveItem = (item: string, by: string) =>
  `update store_item set saved_bytes = saved_bytes + ${by} where id = ${item};`

const TRIGGERS = [
  `create trigger item_saved_result_added after insert on image_result begin
    ${moveItem('new.item_id', savedBy('new'))}
  end`,
  `create trigger item_saved_result_changed after update of original_bytes, result_bytes on image_result
    when ${savedBy('old')} != ${savedBy('new')} begin
    ${moveItem('new.item_id', `${savedBy('new')} - ${savedBy('old')}`)}
  end`,
  `create trigger item_saved_result_removed after delete on image_result begin
    ${moveItem('old.item_id', `-${savedBy('old')}`)}
  end`
]

/** Like the indexes of migration 012, it contains all columns that paging and searching read. */
const INDEX = `create index store_item_history_saved on store_item
  (shop_id, kind, saved_bytes, id, title_search, history_at) where history_at is not null`
