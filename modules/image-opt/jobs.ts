import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { findUnsteady } from '../../server/core/steady-clock.ts'
import { listOpenShopIds, listShopIds } from '../auth/queries.ts'
import { expireResults } from './runs/sql/results.ts'
import { sweepShop } from './sweep.ts'
import { expireUploads } from './uploads/sql.ts'

/** Tells whether deletions by age have to wait because the clock cannot be trusted. */
async function waitsForClock({ files, clock, config, log }: FastifyInstance): Promise<boolean> {
  const clockRecord = join(config.dataDir, 'storage/last-look.json')
  const from = await findUnsteady(clockRecord, clock.now(), files.scratchPath())
  if (from)
    log.warn({ from }, 'the clock has jumped: no original is deleted until it runs steadily')
  return from !== undefined
}

/**
 * Ends the retention of originals (specification §7.9) and deletes every file that no image can need any more. If a
 * power cut leaves an original expired but not deleted, the next sweep deletes it.
 */
export const expireOriginals: TimedJob = {
  name: 'image-opt/expire-originals',
  schedule: '12 * * * *',
  async run(app) {
    if (await waitsForClock(app)) return
    const { db, files, clock, config, log } = app
    const end = new Date(clock.now().getTime() - config.retentionDays * DAY_MS)
    const before = toText(end)
    const expired = (await expireResults(db, before)) + (await expireUploads(db, before))
    if (expired > 0) log.info({ expired }, 'originals expired')
    for (const shopId of await files.listShops()) await sweepShop(app, shopId)
    for (const shopId of await listShopIds(db)) await files.removeThumbnails(shopId, end)
  }
}

/**
 * Deletes replaced files whose retention has ended. From then on, no converted image can be restored, so none of these
 * files is needed.
 */
export const removeReplacedFiles: TimedJob = {
  name: 'image-opt/remove-replaced-files',
  schedule: '52 4 * * *',
  async run(app) {
    if (await waitsForClock(app)) return
    const { db, storeOf, clock, config, log } = app
    const before = toText(new Date(clock.now().getTime() - config.retentionDays * DAY_MS))
    for (const shopId of await listOpenShopIds(db))
      await storeOf(shopId)
        .removeReplacedFiles?.(before)
        .catch((error) =>
          log.warn(
            { err: error, shop: shopId },
            'the replaced files of a store could not be deleted'
          )
        )
  }
}
