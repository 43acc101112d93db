import { sql } from 'kysely'
import type { Db } from '../../server/core/database/db.ts'
import { ROWS_AT_ONCE } from '../../server/core/database/rows-at-once.ts'

/** Inserts rows for this many images of a store, without files: the quota counts rows. */
export async function putImages(db: Db, shopId: number, images: number): Promise<void> {
  const { id } = await db
    .insertInto('store_item')
    .values({
      shop_id: shopId,
      kind: 'product',
      platform_id: 'many',
      title: 'Many',
      title_search: 'many',
      blog_id: null,
      blog_title: null,
      vendor: '',
      product_type: '',
      price: '',
      is_published: 1,
      seen: 1,
      deleted_at: null,
      history_at: null
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (let first = 1; first <= images; first += ROWS_AT_ONCE) {
    const last = Math.min(images, first + ROWS_AT_ONCE - 1)
    await sql`with recursive n(i) as (select ${sql.lit(first)} union all select i + 1 from n where i < ${sql.lit(last)})
      insert into store_image (shop_id, item_id, platform_id, position, file_name, alt, size_bytes,
        version, url, seen) select ${sql.lit(shopId)}, ${sql.lit(id)}, 'image-' || i, i, i || '.jpg', '', 1, 'v', '', 1
      from n`.execute(db)
  }
}

/**
 * Records the images up to `last` as charged one after the other in the current cycle, as a month of work would leave
 * them. `quota` is the number of images that the plan includes.
 */
export async function spendUpTo(db: Db, shopId: number, last: number, quota: number, now: string) {
  await sql`insert into quota_unit (shop_id, cycle, image_id, state, taken_at, spent_at, overage)
    select ${sql.lit(shopId)}, cycle, store_image.id, 'spent', ${now}, ${now},
      case when store_image.position > ${quota} then store_image.position - ${quota} else 0 end
    from store_image join subscription on subscription.shop_id = ${shopId}
    where store_image.shop_id = ${shopId} and store_image.position <= ${last}
    on conflict do nothing`.execute(db)
  await sql`update subscription set
    units_taken = (select count(*) from quota_unit where quota_unit.shop_id = ${shopId}
      and quota_unit.cycle = subscription.cycle),
    units_spent = (select count(*) from quota_unit where quota_unit.shop_id = ${shopId}
      and quota_unit.cycle = subscription.cycle and state = 'spent')
    where shop_id = ${shopId}`.execute(db)
  await sql`insert into overage_charge (shop_id, cycle, block, agreement_id, cents, state, reserved_at)
    select distinct ${sql.lit(shopId)}, quota_unit.cycle, (overage + 999) / 1000, subscription.agreement_id, 499,
      'due', ${now} from quota_unit join subscription on subscription.shop_id = ${shopId}
    where quota_unit.shop_id = ${shopId} and quota_unit.cycle = subscription.cycle and overage > 0
    on conflict (shop_id, cycle, block) do update set state = 'due'
      where overage_charge.state = 'reserved'`.execute(db)
}
