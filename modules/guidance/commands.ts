import type { Db } from '../../server/core/database/db.ts'
import { addGuide } from './sql.ts'

/**
 * Records that a new shop is led to the guide. This happens only once: a merchant who leaves the guide can return to
 * it from the image page (decision 027).
 * @returns false if the shop was led there before, or has opened the guide by itself
 */
export const beginGuide = (db: Db, shopId: number): Promise<boolean> =>
  addGuide(db, { shop_id: shopId, state: 'begun', step: 1, draft: null })
