import type { FastifyInstance } from 'fastify'
import { listOpenShopIds } from '../auth/queries.ts'

/**
 * Tells whether Shopify still gives us access to the shop. It asks Shopify each time, because a delivery may be old
 * and its headers are not signed.
 * @throws if Shopify cannot be asked now
 */
export async function isInstalled({ db, storeOf }: FastifyInstance, shopId: number) {
  const isOpen = async () => (await listOpenShopIds(db)).includes(shopId)
  if (!(await isOpen())) return false
  try {
    await storeOf(shopId).shopInfo()
    return true
  } catch (error) {
    // shopInfo() closes the shop if Shopify refuses its tokens permanently.
    if (!(await isOpen())) return false
    throw error
  }
}
