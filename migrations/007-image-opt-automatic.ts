import { type Kysely, sql } from 'kysely'

/** Adds the columns for automatic mode, for exclusions, and for the totals of runs (decisions 018 and 019). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('store_image')
    .addColumn('is_fresh', 'integer', (column) => column.notNull().defaultTo(1))
    .execute()
  // An image is fresh until we have worked on its current version, so images with a result for that version are not
  // fresh.
  await sql`update store_image set is_fresh = 0 where exists (select 1 from image_result
    where image_result.image_id = store_image.id and image_result.version = store_image.version)`.execute(
    db
  )
  await db.schema
    .createIndex('store_image_fresh')
    .on('store_image')
    .column('shop_id')
    .where(sql.ref('is_fresh'), '=', sql.lit(1))
    .execute()

  for (const table of ['store_image', 'store_item'])
    await db.schema.alterTable(table).addColumn('excluded_at', 'text').execute()

  for (const column of ['images_done', 'images_unchanged', 'images_failed', 'images_stopped'])
    await db.schema.alterTable('run').addColumn(column, 'integer').execute()
  // Fills in the totals of runs that ended before the columns existed.
  const counted = (state: string) =>
    sql`(select count(*) from run_item where run_item.run_id = run.id and run_item.state = ${state})`
  await sql`update run set images_done = ${counted('done')}, images_unchanged = ${counted('unchanged')},
    images_failed = ${counted('failed')}, images_stopped = ${counted('stopped')}
    where state in ('done', 'stopped')`.execute(db)
  await db.schema.createIndex('run_finished').on('run').columns(['finished_at']).execute()
}
