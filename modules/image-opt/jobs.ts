import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { findUnsteady } from '../../server/core/steady-clock.ts'
import { listOpenShopIds, listShopIds } from '../auth/queries.ts'
import { expireResults } from './runs/sql/results.ts'
import { removeOldItems } from './runs/sql/run-log.ts'
import { sweepShop, WAITING_MS } from './sweep.ts'
import { expireUploads, removeAbandoned } from './uploads/sql.ts'

/** Where a store does not tell of its changes, or the server was down when it did. */
export const pollStores: TimedJob = {
  name: 'image-opt/look-for-changes',
  schedule: '4,19,34,49 * * * *',
  run: (app) => app.pollStores()
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

/** What is deleted because of its age stays while the clock cannot be believed. */
async function waitsForClock({ files, clock, config, log }: FastifyInstance): Promise<boolean> {
  const lastLook = join(config.dataDir, 'storage/last-look.json')
  const from = await findUnsteady(lastLook, clock.now(), files.scratchPath())
  if (from)
    log.warn({ from }, 'the clock has jumped: no original is deleted before it runs steadily')
  return from !== undefined
}

/**
 * Ends the retention of originals (specification §7.9) and deletes every file that no image can need any more.
 * What a power cut leaves marked but not deleted is swept by the next run.
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

/** As long as originals: then nothing that was converted can be restored any more. */
export const removeLeftFiles: TimedJob = {
  name: 'image-opt/remove-left-files',
  schedule: '52 4 * * *',
  async run(app) {
    if (await waitsForClock(app)) return
    const { db, storeOf, clock, config, log } = app
    const before = toText(new Date(clock.now().getTime() - config.retentionDays * DAY_MS))
    for (const shopId of await listOpenShopIds(db))
      await storeOf(shopId)
        .removeReplacedFiles?.(before)
        .catch((error) => log.warn({ err: error, shop: shopId }, 'left files were not removed'))
  }
}

/**
 * A merchant who closes the page in the middle leaves files that no run will take. Their rows go here, their
 * files with the next sweep of originals.
 */
export const removeAbandonedUploads: TimedJob = {
  name: 'image-opt/remove-abandoned-uploads',
  schedule: '7 * * * *',
  async run({ db, clock, log }) {
    const before = toText(new Date(clock.now().getTime() - WAITING_MS))
    const removed = await removeAbandoned(db, before)
    if (removed > 0) log.info({ removed }, 'abandoned uploads were removed')
  }
}
