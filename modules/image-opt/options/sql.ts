import type { Db } from '../../../server/core/db.ts'
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
