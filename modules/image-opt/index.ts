/** Compresses the store's images in durable runs, keeps their originals for 30 days, gives them back. */
import type { Module } from '../../server/core/module.ts'
import { openTurns } from '../../server/core/turns.ts'
import { listOpenShopIds } from '../auth/queries.ts'
import { openAutomatic } from './automatic/automatic.ts'
import { openEstimates } from './estimate.ts'
import {
  expireOriginals,
  lookForChanges,
  pruneRuns,
  removeAbandonedUploads,
  removeLeftFiles
} from './jobs.ts'
import { openLinks } from './links.ts'
import { startCodecPool } from './pool.ts'
import { exclusionRoutes } from './routes/exclusions.ts'
import { fileRoutes } from './routes/files.ts'
import { historyRoutes } from './routes/history.ts'
import { legacyRoutes } from './routes/legacy.ts'
import { runLogRoutes } from './routes/run-log.ts'
import { runRoutes } from './routes/runs.ts'
import { settingsRoutes } from './routes/settings.ts'
import { uploadRoutes, uploadTargets } from './routes/uploads.ts'
import { startRunner } from './runner.ts'
import type { Running } from './running.ts'
import { openCatalogue } from './sync.ts'
import { openTickets } from './upload/ticket.ts'

export { withUploads } from './upload/store.ts'

/**
 * More threads than pictures to compute at once: while one hands its result over and waits for the next,
 * the cores stay busy. Measured on two cores: 0.89 of a bare loop of sharp without, 0.96 with one.
 */
const SPARE_THREADS = 1

/**
 * Images under way beside those that are computed. Shopify takes 1 to 3 s for each change, and in a product
 * makes one after the other. Measured with 1.5 s on two busy cores: 0.8 images a second with one beside
 * and 1.6 with eight; with five pictures a product 0.5 and 1.1.
 */
const BESIDE = { folder: 1, shopify: 8 }

export const imageOpt: Module = {
  name: 'image-opt',
  timedJobs: [lookForChanges, pruneRuns, expireOriginals, removeLeftFiles, removeAbandonedUploads],
  async start(app) {
    const { config, db, files, clock, log, storeOf } = app
    await files.clearScratch()
    const threads = config.imageWorkers + SPARE_THREADS
    const codec = startCodecPool({ workers: threads })
    const { billing } = config
    const inTurn = openTurns()
    const work = { db, files, clock, codec, storeOf, billing, inTurn }
    const beside = config.shopify ? BESIDE.shopify : BESIDE.folder
    const runner = await startRunner({ ...work, log, threads, beside })
    const catalogue = openCatalogue(app)
    const automatic = openAutomatic(app, { catalogue, runner })
    const running: Running = {
      codec,
      runner,
      catalogue,
      automatic,
      estimates: openEstimates(app, codec),
      links: openLinks(config.secretKey, clock),
      tickets: openTickets(config.secretKey, clock)
    }
    app.decorate('areWorkersOpen', () => runner.isOpen())
    app.decorate('lookForChanges', automatic.lookEverywhere)
    app.decorate('lookAtStore', (shopId: number) => void lookAt(shopId))
    app.addHook('onListen', () => void lookAtStores())
    app.addHook('onClose', async () => {
      await automatic.close()
      await runner.close()
      await codec.close()
    })

    /** Not waited for: a large store must not delay the start. */
    async function lookAtStores() {
      for (const shopId of await listOpenShopIds(db)) await lookAt(shopId)
    }

    const lookAt = (shopId: number) =>
      running.catalogue
        .look(shopId)
        .catch((error) => log.error({ err: error, shop: shopId }, 'the store could not be read'))

    return {
      calls: async (signedIn) => {
        await signedIn.register(historyRoutes, running)
        await signedIn.register(runRoutes, running)
        await signedIn.register(runLogRoutes, running)
        await signedIn.register(exclusionRoutes)
        await signedIn.register(settingsRoutes, running)
        await signedIn.register(legacyRoutes, running)
        await signedIn.register(uploadRoutes, running)
      },
      publicCalls: async (anyone) => {
        await anyone.register(fileRoutes, running)
        await anyone.register(uploadTargets, running)
      }
    }
  }
}
