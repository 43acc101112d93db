import type { Db } from '../../server/core/db.ts'

export async function listShopIds(db: Db): Promise<number[]> {
  const shops = await db.selectFrom('shop').select('id').orderBy('id').execute()
  return shops.map(({ id }) => id)
}
