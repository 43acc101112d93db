import type { FastifyInstance } from 'fastify'
import { listOpenShopIds } from '../auth/queries.ts'

/**
 * Whether Shopify lets us in to the shop. It is asked: what was told may be old, and what stands in the headers of
 * a delivery is not signed.
 * @throws when nobody can say now
 */
export async function isInstalled({ db, storeOf }: FastifyInstance, shopId: number) {
  const isOpen = async () => (await listOpenShopIds(db)).includes(shopId)
  if (!(await isOpen())) return false
  try {
    await storeOf(shopId).shopInfo()
    return true
  } catch (error) {
    // A token that is refused for good has closed the shop.
    if (!(await isOpen())) return false
    throw error
  }
}
