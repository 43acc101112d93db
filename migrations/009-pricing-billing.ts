import { type Kysely, sql } from 'kysely'

/**
 * Adds the ends of cycles, the overage charges, the agreements with the billing platform, and the tables of the local
 * billing platform.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const column of ['units_spent', 'is_capped', 'is_over_quota'])
    await db.schema
      .alterTable('subscription')
      .addColumn(column, 'integer', (type) => type.notNull().defaultTo(0))
      .execute()
  for (const column of ['anchor_at', 'cycle_ends_at', 'discount_until'])
    await db.schema.alterTable('subscription').addColumn(column, 'text').execute()
  await db.schema.alterTable('subscription').addColumn('agreement_id', 'integer').execute()

  for (const column of ['overage', 'is_carried'])
    await db.schema
      .alterTable('quota_unit')
      .addColumn(column, 'integer', (type) => type.notNull().defaultTo(0))
      .execute()
  await db.schema.alterTable('quota_unit').addColumn('spent_at', 'text').execute()
  // Processing an image looks up its quota units twice. With only an index by shop and cycle, each lookup would read
  // every unit of the shop.
  await db.schema.createIndex('quota_unit_image').on('quota_unit').columns(['image_id']).execute()

  // The free plan has only one cycle. Until now its key was the time of its first unit; from now on it is 'free'.
  await sql`update quota_unit set cycle = 'free' where cycle =
    (select cycle from subscription where shop_id = quota_unit.shop_id and level = 0)`.execute(db)
  await sql`update quota_unit set spent_at = taken_at where state = 'spent'`.execute(db)
  await sql`update subscription set cycle = 'free' where level = 0`.execute(db)
  await sql`update subscription set units_spent = (select count(*) from quota_unit
    where shop_id = subscription.shop_id and cycle = subscription.cycle and state = 'spent')`.execute(
    db
  )

  await db.schema
    .createTable('plan_agreement')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('level', 'integer', (column) => column.notNull())
    .addColumn('monthly_cents', 'integer', (column) => column.notNull())
    .addColumn('discount_percent', 'integer', (column) => column.notNull())
    .addColumn('discount_months', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('platform_id', 'text')
    .addColumn('confirmation_url', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('changed_at', 'text', (column) => column.notNull())
    .execute()
  // Allows one open agreement per shop, so that only one of several simultaneous upgrades can succeed, even if the code
  // has a bug.
  await db.schema
    .createIndex('plan_agreement_open')
    .on('plan_agreement')
    .column('shop_id')
    .unique()
    .where(sql.ref('state'), 'in', sql`('creating', 'pending')`)
    .execute()
  await db.schema
    .createIndex('plan_agreement_active')
    .on('plan_agreement')
    .column('shop_id')
    .unique()
    .where(sql.ref('state'), '=', sql`'active'`)
    .execute()

  await db.schema
    .createTable('overage_charge')
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('cycle', 'text', (column) => column.notNull())
    .addColumn('block', 'integer', (column) => column.notNull())
    .addColumn('agreement_id', 'integer')
    .addColumn('cents', 'integer', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('platform_id', 'text')
    .addColumn('reserved_at', 'text', (column) => column.notNull())
    .addColumn('charged_at', 'text')
    .addPrimaryKeyConstraint('overage_charge_key', ['shop_id', 'cycle', 'block'])
    .execute()

  await db.schema
    .createTable('local_subscription')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('shop_id', 'integer', (column) => column.notNull().references('shop.id'))
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('monthly_cents', 'integer', (column) => column.notNull())
    .addColumn('discount_percent', 'integer', (column) => column.notNull())
    .addColumn('discount_months', 'integer', (column) => column.notNull())
    .addColumn('capped_cents', 'integer', (column) => column.notNull())
    .addColumn('usage_terms', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('local_subscription_key', ['shop_id', 'key'])
    .execute()

  await db.schema
    .createTable('local_usage')
    .addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement())
    .addColumn('subscription_id', 'text', (column) =>
      column.notNull().references('local_subscription.id')
    )
    .addColumn('key', 'text', (column) => column.notNull())
    .addColumn('cents', 'integer', (column) => column.notNull())
    .addColumn('description', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('local_usage_key', ['key'])
    .execute()
}
