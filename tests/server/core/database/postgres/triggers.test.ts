import { sql } from 'kysely'
import t from 'tap'
import { type Db, openDb } from '../../../../../server/core/database/db.ts'
import { migrate } from '../../../../../server/core/database/migrate.ts'
import { NO_POSTGRES } from '../../../../support/postgres/cluster.ts'
import { hasPostgres, openNewDatabase } from '../../../../support/postgres/databases.ts'

const STEPS = 800
const [ITEMS, IMAGES] = [4, 12]

/** Returns the next of a series of numbers below `end` that is always the same. */
function series(seed: number): (end: number) => number {
  let state = seed
  return (end) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * end)
  }
}

/** Returns the statements that a shop of some items, images, results, units and uploads goes through. */
function statements(): string[] {
  const pick = series(20_261_128)
  const one = <Value>(values: readonly Value[]) => values[pick(values.length)] as Value
  const at = () => `'2026-11-2${pick(5)}T08:00:00.000Z'`
  const text = (...values: string[]) => `'${one(values)}'`
  const image = () => 1 + pick(IMAGES)
  const changes = [
    () => `update store_image set deleted_at = ${one(['null', at()])} where id = ${image()}`,
    () => `update store_image set version = ${text('v1', 'v2')} where id = ${image()}`,
    () => `update store_image set size_bytes = ${pick(9000)} where id = ${image()}`,
    () =>
      `update store_item set title_search = ${text('mug', 'cup')} where id = ${1 + pick(ITEMS)}`,
    () => `update store_item set history_at = ${one(['null', at()])} where id = ${1 + pick(ITEMS)}`,
    () =>
      `update store_item set deleted_at = ${one(['null', 'null', at()])} where id = ${1 + pick(ITEMS)}`,
    () => `delete from image_result where image_id = ${image()}`,
    () => `update image_result set status = ${text('compressed', 'restored', 'failed', 'expired', 'unchanged')}
      where image_id = ${image()}`,
    () => `update image_result set result_hash = ${text('a', 'b')}, result_bytes = ${pick(9000)},
      result_file_name = ${text('x.jpg', 'y.jpg')}, result_alt = ${text('', 'alt')}, version = ${text('v1', 'v2')},
      optimised_at = ${at()} where image_id = ${image()}`,
    () => `update image_result set original_hash = null where image_id = ${image()}`,
    () => `update run_item set state = ${text('waiting', 'working', 'failed', 'done')}, attempts = ${pick(4)},
      plan = ${text('{"original":{"hash":"a","bytes":5}}', '{"original":{"hash":"b","bytes":6}}')}
      where image_id = ${image()}`,
    () =>
      `update quota_unit set state = ${text('reserved', 'spent')}, overage = ${pick(2)} where image_id = ${image()}`,
    () => `update upload set state = ${text('taken', 'waiting')} where id = 1`,
    () => `update shop set is_open = ${pick(2)} where id = 1`,
    () => {
      const id = image()
      return `insert into image_result (image_id, shop_id, item_id, status, original_hash, original_bytes,
        original_file_name, result_hash, result_bytes, width, height, version, picture_order, optimised_at, run_id,
        input_type, output_type, has_watermark, original_alt, result_alt, result_file_name)
        select ${id}, 1, item_id, ${text('compressed', 'unchanged', 'failed')}, 'a', 5000, 'x.jpg', ${text('a', 'b')},
          ${pick(5000)}, 1, 1, ${text('v1', 'v2')}, '{}', ${at()}, ${one(['null', '1'])}, 'png', ${text('png', 'jpeg')},
          ${pick(2)}, '', ${text('', 'alt')}, 'x.jpg'
        from store_image where id = ${id} and not exists (select 1 from image_result where image_id = ${id})`
    }
  ]
  const each = (count: number, make: (id: number) => string) =>
    Array.from({ length: count }, (_, index) => make(index + 1))
  return [
    `insert into shop (id, platform, store_key, domain, name, email, language, is_old, is_open, created_at)
      values (1, 'local', '/store', '', '', '', 'en', 0, 1, '')`,
    ...each(
      ITEMS,
      (
        id
      ) => `insert into store_item (id, shop_id, kind, platform_id, title, title_search, vendor, product_type, price,
        is_published, seen) values (${id}, 1, ${text('product', 'collection')}, 'i${id}', 'Mug', 'mug', '', '', '', 1, 1)`
    ),
    ...each(
      IMAGES,
      (
        id
      ) => `insert into store_image (id, shop_id, item_id, platform_id, position, file_name, alt, size_bytes, version,
        url, seen) values (${id}, 1, ${1 + (id % ITEMS)}, 'm${id}', 1, 'x.jpg', '', 5000, 'v1', '', ${id % 5})`
    ),
    `insert into run (id, shop_id, kind, item_kind, state, picture_order, images_total, items_total, created_at,
      claimed_at, started_by) values (1, 1, 'optimise', 'product', 'running', '{}', 1, 1, '', '', 'merchant')`,
    ...each(
      IMAGES,
      (id) => `insert into run_item (run_id, shop_id, item_id, image_id, state)
        values (1, 1, ${1 + (id % ITEMS)}, ${id}, 'waiting')`
    ),
    ...each(
      IMAGES,
      (id) =>
        `insert into quota_unit (shop_id, cycle, image_id, state, taken_at) values (1, 'c', ${id}, 'reserved', '')`
    ),
    `insert into upload (id, shop_id, state, file_name, size_bytes, content_hash, changed_at)
      values (1, 1, 'waiting', 'a.png', 5, 'h', '')`,
    ...each(STEPS, () => one(changes)())
  ]
}

const STORED = {
  shop_total: sql`select images, open_images, saved_images, original_bytes, result_bytes from shop_total`,
  items: sql`select id, image_count, open_count, image_bytes, saved_bytes from store_item order by id`,
  list_total: sql`select kind, listed, history, open, changes from list_total order by kind`,
  daily_total: sql`select day, images, saved_bytes from daily_total order by day`,
  journal: sql`select shop_id, image_id, what, who, run_id, facts from journal_line order by id`
}

/** The totals as the rows say, computed without the triggers. */
const open = sql.raw(`case when i.deleted_at is null and i.seen != 0 and (r.image_id is null
  or r.status in ('restored', 'failed') or r.version != i.version) then 1 else 0 end`)
const saved = sql.raw(`i.deleted_at is null and r.result_hash is not null
  and r.result_hash is distinct from r.original_hash`)
const joined = sql.raw('store_image i left join image_result r on r.image_id = i.id')
const COMPUTED = {
  shop_total: sql`select sum(case when i.deleted_at is null and i.seen != 0 then 1 else 0 end) as images,
    sum(${open}) as open_images, sum(case when ${saved} then 1 else 0 end) as saved_images,
    sum(case when ${saved} then r.original_bytes else 0 end) as original_bytes,
    sum(case when ${saved} then r.result_bytes else 0 end) as result_bytes from ${joined}`,
  items: sql`select i.item_id as id, sum(case when i.deleted_at is null then 1 else 0 end) as image_count,
    sum(${open}) as open_count, sum(case when i.deleted_at is null then i.size_bytes else 0 end) as image_bytes,
    coalesce(sum(r.original_bytes - r.result_bytes), 0) as saved_bytes from ${joined} group by i.item_id order by i.item_id`,
  daily_total: sql`select substr(optimised_at, 1, 10) as day, count(*) as images,
    sum(original_bytes - result_bytes) as saved_bytes from image_result
    where status in ('compressed', 'expired') group by 1 order by 1`
}

async function read(db: Db, queries: Record<string, typeof STORED.items>) {
  const found: Record<string, unknown[]> = {}
  for (const [name, query] of Object.entries(queries)) {
    const { rows } = await query.execute(db)
    found[name] = rows.map((row) =>
      Object.fromEntries(
        Object.entries(row as object).map(([column, value]) => [
          column,
          typeof value === 'string' && /^\d+$/.test(value)
            ? Number(value)
            : column === 'facts' && typeof value === 'string'
              ? JSON.parse(value)
              : value
        ])
      )
    )
  }
  return found
}

t.test(
  'stored totals are what the rows say, and both databases write the same totals and journal',
  { skip: hasPostgres() ? false : NO_POSTGRES },
  async (t) => {
    const sqlite = openDb(':memory:')
    await migrate(sqlite)
    const postgres = await openNewDatabase()
    t.teardown(() => Promise.all([sqlite.destroy(), postgres.destroy()]))
    for (const db of [sqlite, postgres])
      for (const statement of statements()) await sql.raw(statement).execute(db)
    const stored = await read(sqlite, STORED)
    t.ok((stored.journal?.length ?? 0) > 100, 'the journal has lines')
    t.strictSame(await read(postgres, STORED), stored)
    const computed = await read(sqlite, COMPUTED)
    t.strictSame(stored.shop_total, computed.shop_total)
    t.strictSame(stored.items, computed.items)
    t.strictSame(
      stored.daily_total?.filter((day) => (day as { images: number }).images !== 0),
      computed.daily_total
    )
  }
)
