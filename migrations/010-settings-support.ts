import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('shop')
    .addColumn('is_language_chosen', 'integer', (column) => column.notNull().defaultTo(0))
    .execute()

  await db.schema
    .createTable('shop_setting')
    .addColumn('shop_id', 'integer', (column) => column.primaryKey().references('shop.id'))
    .addColumn('review_score', 'integer')
    .addColumn('reviewed_at', 'text')
    .addColumn('is_advert_dismissed', 'integer', (column) => column.notNull().defaultTo(0))
    .addColumn('congratulated_at', 'text')
    .execute()

  await db.schema
    .createTable('click_count')
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('count', 'integer', (column) => column.notNull())
    .addPrimaryKeyConstraint('click_count_key', ['shop_id', 'name', 'day'])
    .execute()

  await db.schema
    .createTable('guide')
    .addColumn('shop_id', 'integer', (column) => column.primaryKey().references('shop.id'))
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('step', 'integer', (column) => column.notNull())
    .addColumn('draft', 'text')
    .execute()
  // Shops that existed before the set-up guide are already set up, so their guide is marked as done.
  await sql`insert into guide (shop_id, state, step) select id, 'done', 1 from shop`.execute(db)

  await db.schema
    .createTable('contact_message')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('email', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('mailed_at', 'text')
    .execute()
  await db.schema
    .createIndex('contact_message_shop')
    .on('contact_message')
    .columns(['shop_id', 'created_at'])
    .execute()
  await db.schema
    .createIndex('contact_message_unsent')
    .on('contact_message')
    .column('id')
    .where(sql.ref('mailed_at'), 'is', null)
    .execute()

  await db.schema
    .createTable('support_contact')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('path', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute()
  await db.schema
    .createIndex('support_contact_shop')
    .on('support_contact')
    .columns(['shop_id', 'created_at'])
    .execute()
}
