import type { Db } from '../../../server/core/db.ts'
import { getSettings } from './settings.ts'

/** The watermark's picture is kept while the settings name it; one that was removed goes with the next sweep. */
export async function listNeededWatermarks(db: Db, shopId: number): Promise<string[]> {
  const { hash } = (await getSettings(db, shopId)).image_opt.watermark
  return hash === '' ? [] : [hash]
}
