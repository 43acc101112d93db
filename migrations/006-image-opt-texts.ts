import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('local_file').addColumn('alt_first', 'text').execute()
  await db.schema.alterTable('local_file').addColumn('alt_written', 'text').execute()

  // The first variant of an item and the variant of an image can appear in templates for alt texts and file names.
  await db.schema
    .alterTable('store_item')
    .addColumn('first_variant', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  await db.schema
    .alterTable('store_image')
    .addColumn('variant', 'text', (column) => column.notNull().defaultTo(''))
    .execute()
  // File names are unique in a shop. Upper and lower case count as equal, as they do in addresses.
  await sql`create index store_image_file_name
    on store_image (shop_id, file_name collate nocase)`.execute(db)

  await sql`create index image_result_file_name
    on image_result (shop_id, original_file_name collate nocase)`.execute(db)

  // The column `texts` of a run says which image metadata the run writes, that of a result says what was written. It is
  // 'null' if there is none.
  await db.schema
    .alterTable('run')
    .addColumn('texts', 'text', (column) => column.notNull().defaultTo('null'))
    .execute()
  await db.schema.alterTable('run_item').addColumn('stem', 'text').execute()
  await db.schema
    .createIndex('run_item_stem')
    .on('run_item')
    .columns(['shop_id', 'stem'])
    .where(sql.ref('stem'), 'is not', null)
    .execute()
  await db.schema
    .alterTable('image_result')
    .addColumn('texts', 'text', (column) => column.notNull().defaultTo('null'))
    .execute()
  for (const column of ['original_alt', 'result_alt', 'result_file_name'])
    await db.schema.alterTable('image_result').addColumn(column, 'text').execute()
}
