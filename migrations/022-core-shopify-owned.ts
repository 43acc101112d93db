import type { Kysely } from 'kysely'

/** What we put into the images of collections and articles (decision 049). */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('shopify_owned_image')
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('image_id', 'text', (column) => column.notNull())
    .addColumn('mark', 'text', (column) => column.notNull())
    .addColumn('hash', 'text', (column) => column.notNull())
    .addColumn('version', 'text')
    .addPrimaryKeyConstraint('shopify_owned_image_key', ['shop_id', 'image_id', 'mark'])
    .execute()
}
