import { type Kysely, sql } from 'kysely'

/**
 * Stores for each item how many of its images are not optimised and how large its images are, so that the list for
 * manual selection can be sorted and filtered by them (decision 060). Triggers keep both up to date; their conditions
 * are those of migration 012.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const name of ['open_count', 'image_bytes'])
    await db.schema
      .alterTable('store_item')
      .addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
      .execute()
  await db.schema
    .alterTable('list_total')
    .addColumn('open', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  for (const statement of [...BACKFILL, ...TRIGGERS, ...INDEXES])
    await sql.raw(statement).execute(db)
}

const live = (image: string) => `(${image}.deleted_at is null and ${image}.seen != 0)`
const open = (image: string, result: string) => `(${live(image)} and (${result}.image_id is null
  or ${result}.status in ('restored', 'failed') or ${result}.version != ${image}.version))`

/** The size that an image adds to its item; in a trigger, `image` is the `old` or `new` row. */
const bytesOf = (image: string) => `iif(${image}.deleted_at is null, ${image}.size_bytes, 0)`

/** Whether the list for manual selection has this item, with an image that is not optimised. */
const isOpenItem = (item: string) =>
  `(${item}.deleted_at is null and ${item}.image_count > 0 and ${item}.open_count > 0)`

const BACKFILL = [
  `update store_item set open_count = n.open_count, image_bytes = n.image_bytes from (
    select i.item_id, sum(${open('i', 'r')}) as open_count, sum(${bytesOf('i')}) as image_bytes
    from store_image i left join image_result r on r.image_id = i.id group by i.item_id) n
    where n.item_id = store_item.id`,
  `update list_total set open = (select count(*) from store_item
    where store_item.shop_id = list_total.shop_id and store_item.kind = list_total.kind
      and ${isOpenItem('store_item')})`
]

/** Whether the image in the trigger's `old` or `new` row is open, with the result that it has now. */
const isOpenImage = (row: 'old' | 'new') =>
  `coalesce((select ${open(row, 'r')} from image_result r where r.image_id = ${row}.id), ${live(row)})`

const moveItem = (item: string, column: string, by: string) =>
  `update store_item set ${column} = ${column} + ${by} where id = ${item};`

const moveResult = (row: 'old' | 'new', by: string) =>
  `update store_item set open_count = open_count + d.by
    from (select i.item_id as item_id, ${by} as by from store_image i where i.id = ${row}.image_id) d
    where store_item.id = d.item_id and d.by != 0;`

const TRIGGERS = [
  `create trigger list_total_open_changed after update of deleted_at, image_count, open_count on store_item
    when ${isOpenItem('old')} != ${isOpenItem('new')} begin
    update list_total set open = open + ${isOpenItem('new')} - ${isOpenItem('old')}, changes = changes + 1
      where shop_id = new.shop_id and kind = new.kind;
  end`,
  `create trigger item_order_image_added after insert on store_image begin
    ${moveItem('new.item_id', 'image_bytes', bytesOf('new'))}
    ${moveItem('new.item_id', 'open_count', isOpenImage('new'))}
  end`,
  `create trigger item_order_bytes_changed after update of deleted_at, size_bytes on store_image
    when ${bytesOf('old')} != ${bytesOf('new')} begin
    ${moveItem('new.item_id', 'image_bytes', `${bytesOf('new')} - ${bytesOf('old')}`)}
  end`,
  `create trigger item_order_image_changed after update of deleted_at, version on store_image
    when (old.deleted_at is null) != (new.deleted_at is null) or old.version != new.version begin
    ${moveItem('new.item_id', 'open_count', `${isOpenImage('new')} - ${isOpenImage('old')}`)}
  end`,
  `create trigger item_order_result_added after insert on image_result begin
    ${moveResult('new', `${open('i', 'new')} - ${live('i')}`)}
  end`,
  `create trigger item_order_result_changed after update of status, version on image_result begin
    ${moveResult('new', `${open('i', 'new')} - ${open('i', 'old')}`)}
  end`,
  `create trigger item_order_result_removed after delete on image_result begin
    ${moveResult('old', `${live('i')} - ${open('i', 'old')}`)}
  end`
]

/**
 * One index for each order of the list, without and with the filter for items that are not done. Like those of
 * migration 012, each contains all columns that paging and searching read.
 */
const OPEN_ORDERS = { id: 'id', title: 'title_search, id', size: 'image_bytes, id' }
const INDEXES = [
  `create index store_item_listed_size on store_item (shop_id, kind, image_bytes, id, title_search, deleted_at,
    image_count) where deleted_at is null and image_count > 0`,
  ...Object.entries(OPEN_ORDERS).map(
    ([
      name,
      columns
    ]) => `create index store_item_open_${name} on store_item (shop_id, kind, (open_count = 0),
      ${columns}${columns.includes('title') ? '' : ', title_search'}, deleted_at, image_count)
      where deleted_at is null and image_count > 0`
  )
]
