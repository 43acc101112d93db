import type { Db } from '../../../server/core/db.ts'
import type { Order } from '../pipeline/order.ts'
import { UNFINISHED } from './runs.ts'
import { getSettings } from './settings.ts'

/**
 * A watermark's picture is kept while the settings or the order of an unfinished run name it; one that was
 * removed goes with the next sweep.
 */
export async function listNeededWatermarks(db: Db, shopId: number): Promise<string[]> {
  const { hash } = (await getSettings(db, shopId)).image_opt.watermark
  const runs = await db
    .selectFrom('run')
    .select('picture_order')
    .distinct()
    .where('shop_id', '=', shopId)
    .where('state', 'in', UNFINISHED)
    .execute()
  const ordered = runs.map(
    ({ picture_order }) => (JSON.parse(picture_order) as Order | null)?.watermark?.hash ?? ''
  )
  return [hash, ...ordered].filter((each) => each !== '')
}
