import type { FastifyInstance } from 'fastify'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { listOpenShopIds, listShopIds } from '../auth/queries.ts'
import { expireResults } from './runs/sql/results.ts'
import { sweepShop } from './sweep.ts'
import { expireUploads } from './uploads/sql.ts'

/**
 * Returns the time before which the retention of what was kept then has ended. A clock that may be ahead is said in the
 * log, because what it keeps takes room.
 */
async function endOfRetention({
  clockGuard,
  config,
  log
}: Pick<FastifyInstance, 'clockGuard' | 'config' | 'log'>): Promise<Date> {
  const now = await clockGuard.trustedNow()
  const aheadDays = Math.floor(clockGuard.aheadMs() / DAY_MS)
  if (aheadDays > 0)
    log.warn(
      { trusted: now, aheadDays },
      'the clock has jumped and nothing confirms it: originals are deleted by the trusted time'
    )
  return new Date(now.getTime() - config.retentionDays * DAY_MS)
}

/**
 * Ends the retention of originals (specification §7.9) and deletes every file that no image can need any more. If a
 * power cut leaves an original expired but not deleted, the next sweep deletes it.
 */
export const expireOriginals: TimedJob = {
  name: 'image-opt/expire-originals',
  schedule: '12 * * * *',
  async run(app) {
    const { db, files, log, brokenLaws } = app
    const end = await endOfRetention(app)
    const before = toText(end)
    const expired = (await expireResults(db, before)) + (await expireUploads(db, before))
    if (expired > 0) log.info({ expired }, 'originals expired')
    for (const shopId of await files.listShops())
      await brokenLaws.among(() => sweepShop(app, shopId))
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
    const { db, storeOf, log } = app
    const before = toText(await endOfRetention(app))
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
