import type { Db } from '../../../../server/core/database/db.ts'
import type { EncodeOptions } from '../../engine/encode-options.ts'
import { getSettings } from '../../options/sql.ts'
import { UNFINISHED } from './runs.ts'

/**
 * A watermark's picture is kept while the settings or the encode options of an unfinished run name it;
 * one that was removed goes with the next sweep.
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
    ({ picture_order }) =>
      (JSON.parse(picture_order) as EncodeOptions | null)?.watermark?.hash ?? ''
  )
  return [hash, ...ordered].filter((each) => each !== '')
}
