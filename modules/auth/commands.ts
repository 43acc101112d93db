import type { Db } from '../../server/core/database/db.ts'
import { inTransaction } from '../../server/core/database/transaction.ts'
import type { Platform } from '../../server/platforms/platform.ts'

export {
  addLostShop,
  addShop,
  chooseLanguage,
  setFullFeatures,
  setShopInfo
} from './sql-shops.ts'
export { revokeToken } from './sql-tokens.ts'
export { createToken } from './tokens.ts'

/**
 * Closes the shop because its merchant uninstalled the app, or because it is to be erased: its runs wait, and all its
 * sign-ins end. The platform may report an uninstall late, so a shop whose app has been reinstalled since `takenAwayAt`
 * stays open.
 * @returns true if this call closed the shop
 */
export async function closeShop(
  { db, platforms }: { db: Db; platforms: ReadonlyMap<string, Pick<Platform, 'forgetTokens'>> },
  shopId: number,
  takenAwayAt: string
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const shop = await trx
      .selectFrom('shop')
      .select(['opened_at', 'platform'])
      .where('id', '=', shopId)
      .executeTakeFirst()
    if (!shop || (shop.opened_at !== null && shop.opened_at > takenAwayAt)) return false
    await trx.updateTable('shop').set({ is_open: 0 }).where('id', '=', shopId).execute()
    await forgetAccess(trx, shopId)
    await platforms.get(shop.platform)?.forgetTokens?.(trx, shopId)
    return true
  })
}

async function forgetAccess(trx: Db, shopId: number): Promise<void> {
  await trx.deleteFrom('session').where('shop_id', '=', shopId).execute()
  await trx.deleteFrom('access_token').where('shop_id', '=', shopId).execute()
}
