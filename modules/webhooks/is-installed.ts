import type { FastifyInstance } from 'fastify'
import { findShop } from '../auth/queries.ts'

/**
 * Tells whether the platform still gives us access to the shop. It is asked each time, because a delivery may be old
 * and its headers are not signed.
 * @throws if the platform cannot be asked now
 */
export async function isInstalled({ db, storeOf }: FastifyInstance, shopId: number) {
  const isOpen = async () => (await findShop(db, shopId))?.is_open === 1
  if (!(await isOpen())) return false
  try {
    await storeOf(shopId).shopInfo()
    return true
  } catch (error) {
    // shopInfo() closes the shop if the platform refuses its tokens permanently.
    if (!(await isOpen())) return false
    throw error
  }
}
