import type { Db } from '../../../server/core/database/db.ts'
import type { SignedUrls } from '../signed-urls.ts'
import { type LegacyShop, legacySettings } from './legacy/read.ts'
import type { LegacySettings } from './legacy/schema.ts'
import type { Settings } from './schema.ts'
import { viewSettings } from './settings-view.ts'
import { findSampleImage, getSettings as getStoredSettings } from './sql.ts'

/** Returns the settings in their wire format. */
export async function getSettings(
  db: Db,
  shopId: number,
  signedUrls: SignedUrls
): Promise<Settings> {
  return viewSettings(await getStoredSettings(db, shopId), shopId, signedUrls)
}

/** Returns the settings in the wire format of the legacy calls. */
export async function getLegacySettings(
  db: Db,
  shop: LegacyShop & { id: number },
  signedUrls: SignedUrls
): Promise<LegacySettings> {
  return legacySettings(await getSettings(db, shop.id, signedUrls), shop)
}

/** Returns a signed URL of the current content of one of the shop's product images, or '' if there is none. */
export async function samplePicture(
  db: Db,
  shopId: number,
  signedUrls: SignedUrls
): Promise<string> {
  const image = await findSampleImage(db, shopId)
  if (!image) return ''
  const { id: imageId, version: content } = image
  return signedUrls.pathTo({ shopId, imageId, target: 'result', content, isDownload: false })
}
