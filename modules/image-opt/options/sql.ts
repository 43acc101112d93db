import type { Db } from '../../../server/core/database/db.ts'
import { withDefaults } from './merge-settings.ts'
import { DEFAULT_SETTINGS, type StoredSettings } from './settings.ts'

/** Returns a shop's settings, or the defaults if it has none. */
export async function getSettings(db: Db, shopId: number): Promise<StoredSettings> {
  const row = await db
    .selectFrom('image_settings')
    .select('settings')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return row ? withDefaults(JSON.parse(row.settings) as StoredSettings) : DEFAULT_SETTINGS
}

export async function setSettings(db: Db, shopId: number, settings: StoredSettings, now: string) {
  const columns = { settings: JSON.stringify(settings), updated_at: now }
  await db
    .insertInto('image_settings')
    .values({ shop_id: shopId, ...columns })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(columns))
    .execute()
}

/** Finds a product's image to preview the settings on. GIFs are left out, because they get no watermark. */
export function findSampleImage(db: Db, shopId: number) {
  return db
    .selectFrom('store_image')
    .innerJoin('store_item', 'store_item.id', 'store_image.item_id')
    .select(['store_image.id', 'store_image.version'])
    .where('store_image.shop_id', '=', shopId)
    .where('store_item.kind', '=', 'product')
    .where('store_image.deleted_at', 'is', null)
    .where('store_image.file_name', 'not like', '%.gif')
    .orderBy('store_image.id')
    .limit(1)
    .executeTakeFirst()
}
