import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { listOpenShopIds, listShopIds } from '../auth/queries.ts'
import { expireResults, listNeededOriginals } from './sql/results.ts'
import { removeOldItems } from './sql/run-log.ts'
import { expireUploads, removeAbandoned } from './sql/uploads.ts'
import { listNeededWatermarks } from './sql/watermarks.ts'

/** Where a store does not tell of its changes, or the server was down when it did. */
export const lookForChanges: TimedJob = {
  name: 'image-opt/look-for-changes',
  schedule: '4,19,34,49 * * * *',
  run: (app) => app.lookForChanges()
}

/** The log of the runs goes back so far. */
const LOG_MS = 90 * DAY_MS

/** Forgets the single images of old runs: what the runs came to is in their own rows. */
export const pruneRuns: TimedJob = {
  name: 'image-opt/prune-runs',
  schedule: '37 3 * * *',
  async run({ db, clock, log }) {
    const removed = await removeOldItems(db, toText(new Date(clock.now().getTime() - LOG_MS)))
    if (removed > 0) log.info({ removed }, 'the lists of old runs were removed')
  }
}

/** An original is written before anything refers to it; younger ones are not swept. */
const SWEEP_AFTER_MS = DAY_MS

/**
 * Ends the 30 days of originals (specification §1), and frees the disk of every file that no image can
 * need any more. What is marked but not deleted when the power fails is swept by the next run.
 */
export const expireOriginals: TimedJob = {
  name: 'image-opt/expire-originals',
  schedule: '12 * * * *',
  async run({ db, files, clock, config, log }) {
    const now = clock.now().getTime()
    const before = toText(new Date(now - config.retentionDays * DAY_MS))
    const expired = (await expireResults(db, before)) + (await expireUploads(db, before))
    if (expired > 0) log.info({ expired }, 'originals expired')
    for (const shopId of await listShopIds(db)) {
      const old = new Date(now - SWEEP_AFTER_MS)
      const needed = await listNeededOriginals(db, shopId)
      for (const hash of await listNeededWatermarks(db, shopId)) needed.add(hash)
      for (const hash of await files.list(shopId, old))
        if (!needed.has(hash)) files.removeOld(shopId, hash, old)
      await files.removeThumbnails(shopId, new Date(before))
    }
  }
}

/** As long as originals: then nothing that was converted can be restored any more. */
export const removeLeftFiles: TimedJob = {
  name: 'image-opt/remove-left-files',
  schedule: '52 4 * * *',
  async run({ db, storeOf, clock, config, log }) {
    const before = toText(new Date(clock.now().getTime() - config.retentionDays * DAY_MS))
    for (const shopId of await listOpenShopIds(db))
      await storeOf(shopId)
        .removeLeftFiles?.(before)
        .catch((error) => log.warn({ err: error, shop: shopId }, 'left files were not removed'))
  }
}

/** A merchant who closes the page in the middle leaves files that no run will take. */
const ABANDONED_AFTER_MS = DAY_MS

/** Their rows go here, their files with the next sweep of originals. */
export const removeAbandonedUploads: TimedJob = {
  name: 'image-opt/remove-abandoned-uploads',
  schedule: '7 * * * *',
  async run({ db, clock, log }) {
    const before = toText(new Date(clock.now().getTime() - ABANDONED_AFTER_MS))
    const removed = await removeAbandoned(db, before)
    if (removed > 0) log.info({ removed }, 'abandoned uploads were removed')
  }
}
