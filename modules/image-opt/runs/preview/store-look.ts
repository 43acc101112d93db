import type { Db } from '../../../../server/core/database/db.ts'
import { findCatalogue } from '../../catalogue/sql.ts'
import type { SignedUrls } from '../../signed-urls.ts'
import type { StoreLook } from './schema.ts'
import { listLargestImages, sumProductImages } from './sql.ts'

/** How many images the guide shows before and after. */
const SHOWN = 3

/** Returns what the guide shows of the store before anything is optimised. It is read from the catalogue. */
export async function storeLook(
  db: Db,
  shopId: number,
  signedUrls: SignedUrls
): Promise<StoreLook> {
  const catalogue = await findCatalogue(db, shopId)
  const { images, bytes } = await sumProductImages(db, shopId)
  const largest = await listLargestImages(db, shopId, SHOWN)
  return {
    is_read: typeof catalogue?.finished_at === 'string' ? 1 : 0,
    image_count: images,
    size: bytes,
    images: largest.map(({ id, file_name, version, size_bytes }) => ({
      opt_id: String(id),
      file_name,
      img_size: size_bytes,
      thumbnail: signedUrls.pathTo({
        shopId,
        imageId: id,
        target: 'thumbnail',
        content: version,
        isDownload: false
      })
    }))
  }
}
