import { type Kysely, sql } from 'kysely'

/**
 * Speeds up the lists and totals of large shops (decision 021). It adds a search index of the titles, stores counts
 * and sums instead of computing them, and adds indexes with all columns that paging reads. Triggers keep all of this
 * up to date, so that no code that writes can forget to.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('store_item')
    .addColumn('image_count', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()
  await db.schema
    .createTable('list_total')
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('listed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('history', 'integer', (column) => column.notNull().defaultTo(0))
    .addPrimaryKeyConstraint('list_total_key', ['shop_id', 'kind'])
    .execute()
  let total = db.schema
    .createTable('shop_total')
    .addColumn('shop_id', 'integer', (column) => column.primaryKey().references('shop.id'))
  for (const name of ['images', 'open_images', 'saved_images', 'original_bytes', 'result_bytes'])
    total = total.addColumn(name, 'integer', (column) => column.notNull().defaultTo(0))
  await total.execute()

  for (const statement of [...SEARCH, ...BACKFILL, ...TRIGGERS, ...INDEXES])
    await sql.raw(statement).execute(db)
}

const SEARCH = [
  `create virtual table item_search using fts5(title_search, content='store_item', content_rowid='id',
    tokenize='trigram case_sensitive 1', detail=none, columnsize=0)`,
  `insert into item_search(item_search) values ('rebuild')`
]

/** SQL conditions on an item. `item` is the name that its row has in the statement. */
const listed = (item: string) => `(${item}.deleted_at is null and ${item}.image_count > 0)`
const inHistory = (item: string) => `(${item}.history_at is not null)`

/** Conditions on an image and its result. In a trigger, either of the two may be the `old` or `new` row. */
const live = (image: string) => `(${image}.deleted_at is null and ${image}.seen != 0)`
const open = (image: string, result: string) => `(${live(image)} and (${result}.image_id is null
  or ${result}.status in ('restored', 'failed') or ${result}.version != ${image}.version))`
const saved = (image: string, result: string) =>
  `(${image}.deleted_at is null and ${result}.result_hash is not null
    and ${result}.result_hash is not ${result}.original_hash)`

/** The five numbers that one image with its result adds to shop_total. */
const numbersOf = (image: string, result: string) => `
  ${live(image)} as images,
  ${open(image, result)} as open_images,
  ${saved(image, result)} as saved_images,
  iif(${saved(image, result)}, ${result}.original_bytes, 0) as original_bytes,
  iif(${saved(image, result)}, ${result}.result_bytes, 0) as result_bytes`

const NAMES = ['images', 'open_images', 'saved_images', 'original_bytes', 'result_bytes']

const BACKFILL = [
  `update store_item set image_count = (select count(*) from store_image
    where store_image.item_id = store_item.id and store_image.deleted_at is null)`,
  `insert into list_total (shop_id, kind, listed, history)
    select shop_id, kind, sum(${listed('store_item')}), sum(${inHistory('store_item')})
    from store_item group by shop_id, kind`,
  `insert into shop_total (shop_id, ${NAMES.join(', ')})
    select shop_id, ${NAMES.map((name) => `sum(${name})`).join(', ')} from (
      select i.shop_id, ${numbersOf('i', 'r')}
      from store_image i left join image_result r on r.image_id = i.id)
    group by shop_id`
]

/**
 * Updates shop_total: subtracts the numbers from before a change and adds those from after it. The SQL avoids 'insert
 * or ignore', because inside a trigger SQLite handles conflicts as the outer statement says.
 */
const move = (shop: string, before: string | null, after: string | null) => `
  insert into shop_total (shop_id) select ${shop}
    where not exists (select 1 from shop_total where shop_id = ${shop});
  update shop_total set ${NAMES.map((name) => `${name} = shop_total.${name} + d.${name}`).join(', ')}
  from (select ${NAMES.map((name) => `sum(sign * n.${name}) as ${name}`).join(', ')} from (
    ${[
      before === null ? '' : `select -1 as sign, * from (${before})`,
      after === null ? '' : `select 1 as sign, * from (${after})`
    ]
      .filter((part) => part !== '')
      .join(' union all ')}) n) d
  where shop_total.shop_id = ${shop};`

/**
 * Selects the five numbers of the image in the trigger's `old` or `new` row, joined with the result of that image.
 */
const ofImage = (row: 'old' | 'new') => `select ${numbersOf('i', 'r')} from
  (select ${row}.id as id, ${row}.deleted_at as deleted_at, ${row}.seen as seen, ${row}.version as version) i
  left join image_result r on r.image_id = i.id`

const ofResult = (row: 'old' | 'new') => `select ${numbersOf('i', 'r')} from store_image i join
  (select ${row}.image_id as image_id, ${row}.status as status, ${row}.version as version,
    ${row}.result_hash as result_hash, ${row}.original_hash as original_hash, ${row}.original_bytes as original_bytes,
    ${row}.result_bytes as result_bytes) r on r.image_id = i.id`

const withoutResult = (row: 'old' | 'new') => `select ${numbersOf('i', 'r')} from store_image i
  left join (select null as image_id, null as status, null as version, null as result_hash, null as original_hash,
    null as original_bytes, null as result_bytes) r on 1 where i.id = ${row}.image_id`

const TRIGGERS = [
  `create trigger item_search_added after insert on store_item begin
    insert into item_search (rowid, title_search) values (new.id, new.title_search);
    insert into list_total (shop_id, kind) select new.shop_id, new.kind
      where not exists (select 1 from list_total where shop_id = new.shop_id and kind = new.kind);
    update list_total set listed = listed + ${listed('new')}, history = history + ${inHistory('new')}
      where shop_id = new.shop_id and kind = new.kind;
  end`,
  `create trigger item_search_changed after update of title_search on store_item
    when old.title_search is not new.title_search begin
    insert into item_search (item_search, rowid, title_search)
      values ('delete', old.id, old.title_search);
    insert into item_search (rowid, title_search) values (new.id, new.title_search);
  end`,
  `create trigger list_total_changed after update of deleted_at, history_at, image_count on store_item
    when ${listed('old')} != ${listed('new')} or ${inHistory('old')} != ${inHistory('new')} begin
    update list_total set listed = listed + ${listed('new')} - ${listed('old')},
      history = history + ${inHistory('new')} - ${inHistory('old')}
      where shop_id = new.shop_id and kind = new.kind;
  end`,
  `create trigger shop_total_image_added after insert on store_image begin
    update store_item set image_count = image_count + (new.deleted_at is null) where id = new.item_id;
    ${move('new.shop_id', null, ofImage('new'))}
  end`,
  `create trigger image_count_changed after update of deleted_at on store_image
    when (old.deleted_at is null) != (new.deleted_at is null) begin
    update store_item set image_count = image_count + (new.deleted_at is null) - (old.deleted_at is null)
      where id = new.item_id;
  end`,
  `create trigger shop_total_image_changed after update of deleted_at, version on store_image
    when (old.deleted_at is null) != (new.deleted_at is null) or old.version != new.version begin
    ${move('new.shop_id', ofImage('old'), ofImage('new'))}
  end`,
  `create trigger shop_total_result_added after insert on image_result begin
    ${move('new.shop_id', withoutResult('new'), ofResult('new'))}
  end`,
  `create trigger shop_total_result_changed after update of status, version, result_hash, original_hash,
    original_bytes, result_bytes on image_result begin
    ${move('new.shop_id', ofResult('old'), ofResult('new'))}
  end`,
  `create trigger shop_total_result_removed after delete on image_result begin
    ${move('old.shop_id', ofResult('old'), withoutResult('old'))}
  end`
]

/**
 * Each index is sorted like its list and contains all columns that paging and searching read, so that SQLite never has
 * to read the table itself.
 */
const INDEXES = [
  `drop index store_item_history`,
  `create index store_item_history on store_item (shop_id, kind, history_at, id, title_search)
    where history_at is not null`,
  `create index store_item_listed on store_item (shop_id, kind, id, title_search, deleted_at, image_count)
    where deleted_at is null and image_count > 0`,
  // The two indexes below contain as few columns as possible, because counting reads the whole index.
  `create index store_item_history_title on store_item (shop_id, kind, title_search, history_at)
    where history_at is not null`,
  `create index store_item_listed_title on store_item (shop_id, kind, title_search, deleted_at,
    image_count) where deleted_at is null and image_count > 0`
]
