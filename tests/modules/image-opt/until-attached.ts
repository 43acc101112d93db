import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '../../../server/core/database/db.ts'

/** Longer than a start on these shops takes on a busy machine. */
const MOST_MS = 30_000

/** Waits until the history names one of these originals for what this many images show, and closes the database. */
export async function untilAttached(db: Db, originals: string[], images: number): Promise<void> {
  const known = sql<{ images: number }>`select count(*) as images from image_result
    join store_image on store_image.id = image_id and store_image.version = image_result.version
    where status = 'compressed' and original_hash in (${sql.join(originals)})`
  try {
    for (const end = Date.now() + MOST_MS; ; ) {
      const [found] = (await known.execute(db)).rows
      if (Number(found?.images) === images) return
      if (Date.now() > end) throw new Error(`${found?.images} of ${images} images are attached`)
      await setTimeout(50)
    }
  } finally {
    await db.destroy()
  }
}
