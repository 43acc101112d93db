import type { Db } from '../../server/core/db.ts'

export { chooseLanguage } from './sql.ts'
export { setScopes, setShopInfo } from './sql-shopify.ts'

/**
 * The merchant took the app away: nothing is done for the shop any more, and nobody is signed in to it. Of an
 * app that was installed again since then nothing is taken: the platform may tell late.
 * @returns whether the shop is closed
 */
export async function closeShop(db: Db, shopId: number, takenAwayAt: string): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const shop = await trx
      .selectFrom('shop')
      .select('opened_at')
      .where('id', '=', shopId)
      .where('platform', '=', 'shopify')
      .executeTakeFirst()
    if (!shop || (shop.opened_at !== null && shop.opened_at > takenAwayAt)) return false
    await trx.updateTable('shop').set({ is_open: 0 }).where('id', '=', shopId).execute()
    await forgetAccess(trx, shopId)
    return true
  })
}

async function forgetAccess(trx: Db, shopId: number): Promise<void> {
  await trx.deleteFrom('session').where('shop_id', '=', shopId).execute()
  await trx.deleteFrom('access_token').where('shop_id', '=', shopId).execute()
  await trx.deleteFrom('shopify_token').where('shop_id', '=', shopId).execute()
}
