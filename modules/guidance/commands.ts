import type { Db } from '../../server/core/database/db.ts'
import { addGuide } from './sql.ts'

/**
 * Records that a new shop is led to the guide. It happens once: whoever leaves the guide finds the way back on the image
 * page (decision 027).
 * @returns false if the shop was led there before, or came by itself
 */
export const beginGuide = (db: Db, shopId: number): Promise<boolean> =>
  addGuide(db, { shop_id: shopId, state: 'begun', step: 1, draft: null })
