import type { Db } from '../../../server/core/db.ts'
import type { Settings } from '../schema.ts'
import { DEFAULT_SETTINGS } from '../settings.ts'

export async function getSettings(db: Db, shopId: number): Promise<Settings> {
  const row = await db
    .selectFrom('image_settings')
    .select('settings')
    .where('shop_id', '=', shopId)
    .executeTakeFirst()
  return row ? (JSON.parse(row.settings) as Settings) : DEFAULT_SETTINGS
}

export async function setSettings(db: Db, shopId: number, settings: Settings, now: string) {
  const columns = { settings: JSON.stringify(settings), updated_at: now }
  await db
    .insertInto('image_settings')
    .values({ shop_id: shopId, ...columns })
    .onConflict((conflict) => conflict.column('shop_id').doUpdateSet(columns))
    .execute()
}
