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

/** Polls stores that do not report their changes, or that reported them while the server was down. */
export const pollStores: TimedJob = {
  name: 'image-opt/look-for-changes',
  schedule: '4,19,34,49 * * * *',
  run: (app) => app.pollStores()
}

/** How far back the run log goes. */
const LOG_MS = 90 * DAY_MS

/** Deletes the items of old runs; their totals stay in the rows of the runs. */
export const pruneRuns: TimedJob = {
  name: 'image-opt/prune-runs',
  schedule: '37 3 * * *',
  async run({ db, clock, log }) {
    const removed = await removeOldItems(db, toText(new Date(clock.now().getTime() - LOG_MS)))
    if (removed > 0) log.info({ removed }, 'the items of old runs were removed')
  }
}

/** Tells whether deletions by age have to wait, because the clock cannot be trusted. */
async function waitsForClock({ files, clock, config, log }: FastifyInstance): Promise<boolean> {
  const lastLook = join(config.dataDir, 'storage/last-look.json')
  const from = await findUnsteady(lastLook, clock.now(), files.scratchPath())
  if (from)
    log.warn({ from }, 'the clock has jumped: no original is deleted until it runs steadily')
  return from !== undefined
}

/**
 * Ends the retention of originals (specification §7.9) and deletes every file that no image can need any more. If a
 * power cut leaves a file marked but not deleted, the next run sweeps it.
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

/** Deletes replaced files at the age at which originals expire: by then no converted image can be restored. */
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
        .catch((error) =>
          log.warn({ err: error, shop: shopId }, 'the replaced files could not be removed')
        )
  }
}

/**
 * Removes uploads that a merchant abandoned by closing the page, which no run will take. It deletes their rows; the
 * next sweep deletes their files.
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
