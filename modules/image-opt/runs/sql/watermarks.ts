import type { Db } from '../../../../server/core/database/db.ts'
import type { EncodeOptions } from '../../engine/encode-options.ts'
import { getSettings } from '../../options/sql.ts'
import { UNFINISHED } from './runs.ts'

/**
 * Lists the hashes of the watermarks that the settings or an unfinished run refer to; the sweep may delete all others.
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
  const inRuns = runs.map(
    ({ picture_order }) =>
      (JSON.parse(picture_order) as EncodeOptions | null)?.watermark?.hash ?? ''
  )
  return [hash, ...inRuns].filter((each) => each !== '')
}
