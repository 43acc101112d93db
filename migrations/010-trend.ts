import { type Kysely, sql } from 'kysely'

/**
 * Returns the SQL condition for results that count towards the totals: those of compressed images, even if their
 * originals have expired.
 */
const isCounted = (row: string) => sql.raw(`${row}.status in ('compressed', 'expired')`)

const add = (row: string, sign: 1 | -1) =>
  sql.raw(`insert into daily_total (shop_id, day, images, saved_bytes)
    select ${row}.shop_id, substr(${row}.optimised_at, 1, 10), ${sign},
      ${sign} * (${row}.original_bytes - ${row}.result_bytes)
    where ${row}.status in ('compressed', 'expired')
    on conflict (shop_id, day) do update set images = images + excluded.images,
      saved_bytes = saved_bytes + excluded.saved_bytes;`)

/**
 * Stores the totals of image_result by day. Computing them would be too slow: a month of a large shop has hundreds of
 * thousands of rows, and a page that shows the sums has 5 ms. Triggers update the totals with every change of a
 * result.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('daily_total')
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('images', 'integer', (column) => column.notNull())
    .addColumn('saved_bytes', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('daily_total_key', ['shop_id', 'day'])
    .execute()
  await sql`insert into daily_total (shop_id, day, images, saved_bytes)
    select shop_id, substr(optimised_at, 1, 10), count(*), sum(original_bytes - result_bytes)
    from image_result where ${isCounted('image_result')} group by 1, 2`.execute(db)
  await sql`create trigger image_result_added after insert on image_result
    begin ${add('new', 1)} end`.execute(db)
  await sql`create trigger image_result_changed after update on image_result
    begin ${add('old', -1)} ${add('new', 1)} end`.execute(db)
  await sql`create trigger image_result_removed after delete on image_result
    begin ${add('old', -1)} end`.execute(db)
}
