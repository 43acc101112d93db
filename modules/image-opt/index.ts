/** Compresses the store's images in durable runs, keeps their originals for a retention period and restores them. */

import type { FastifyInstance } from 'fastify'
import { openKeyedMutex } from '../../server/core/keyed-mutex.ts'
import type { Module } from '../../server/core/module.ts'
import { listOpenShopIds } from '../auth/queries.ts'
import { type Catalogue, openCatalogue } from './catalogue/sync.ts'
import { startCodecPool } from './engine/pool/pool.ts'
import { fileRoutes } from './history/file-routes.ts'
import { historyRoutes, itemRoutes, totalRoutes } from './history/routes.ts'
import { expireOriginals, removeReplacedFiles } from './jobs.ts'
import { watchCodecs, watchWork } from './metrics.ts'
import { legacyRoutes } from './options/legacy/routes.ts'
import { settingsRoutes } from './options/routes.ts'
import { openAutomatic } from './runs/automatic/automatic.ts'
import { automaticRoutes } from './runs/automatic/routes.ts'
import { openEstimates } from './runs/estimate/estimate.ts'
import { exclusionRoutes } from './runs/exclude/routes.ts'
import { pollStores, pruneRuns } from './runs/jobs.ts'
import { pauseRoutes, runLogRoutes, undoAndRetryRoutes } from './runs/log/routes.ts'
import { openPreviews } from './runs/preview/previews.ts'
import { previewRoutes } from './runs/preview/routes.ts'
import { progressRoutes, runRoutes } from './runs/routes.ts'
import { startRunner } from './runs/runner.ts'
import { openSignedUrls } from './signed-urls.ts'
import { reportUnnamed } from './sweep.ts'
import { removeAbandonedUploads } from './uploads/jobs.ts'
import { uploadRoutes, uploadTargets } from './uploads/routes.ts'
import { openUploadTokens } from './uploads/upload-token.ts'
import { scrubOriginals } from './verify-originals.ts'

export { BUNDLED, type CodecPrograms, SOURCES } from './engine/pool/programs.ts'
export { type Recovered, recoverHistory, recoverShops } from './recover.ts'
export { withUploads } from './uploads/store.ts'
export { verifyOriginals } from './verify-originals.ts'

/**
 * Codec threads beyond the number of pictures that are encoded at once. They keep the cores busy while a thread hands
 * over its result and waits for its next picture. On two cores, the speed without a spare thread was 0.89 of that of a
 * bare sharp loop, and 0.96 with one.
 */
const SPARE_THREADS = 1

/**
 * How many images may be in flight in addition to those that are being encoded. Shopify takes 1 to 3 s for each change
 * and processes the changes of one product one after the other. Measured with 1.5 s per change on two busy cores: 0.8
 * images per second with one additional image and 1.6 with eight; with five images per product, 0.5 and 1.1.
 */
const BESIDE = { folder: 1, shopify: 8 }

export const imageOpt: Module = {
  name: 'image-opt',
  timedJobs: [
    pollStores,
    pruneRuns,
    expireOriginals,
    removeReplacedFiles,
    removeAbandonedUploads,
    scrubOriginals
  ],
  async start(app) {
    await app.files.clearScratch()
    const running = await startServices(app)
    const { automatic, catalogue, codec, runner } = running
    watchWork(app, runner)
    app.decorate('areWorkersOpen', () => runner.isOpen())
    app.decorate('pollStores', automatic.pollStores)
    app.decorate('pollStore', (shopId: number) => void automatic.poll(shopId))
    app.decorate('syncStore', (shopId: number) => void syncStore(app, catalogue, shopId))
    app.addHook('onListen', () => {
      void syncStores(app, catalogue)
      reportUnnamed(app).catch((error) =>
        app.log.error({ err: error }, 'the originals without a row could not be counted')
      )
    })
    app.addHook('onClose', async () => {
      await automatic.close()
      await runner.close()
      await codec.close()
    })

    return {
      calls: async (signedIn) => {
        await signedIn.register(historyRoutes, running)
        await signedIn.register(itemRoutes, running)
        await signedIn.register(totalRoutes, running)
        await signedIn.register(runRoutes, running)
        await signedIn.register(progressRoutes)
        await signedIn.register(previewRoutes, running)
        await signedIn.register(automaticRoutes, running)
        await signedIn.register(runLogRoutes, running)
        await signedIn.register(pauseRoutes, running)
        await signedIn.register(undoAndRetryRoutes, running)
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

/** Starts the background work and opens the services that the routes share. */
async function startServices(app: FastifyInstance) {
  const { config, db, files, clock, disk, log, storeOf } = app
  const threads = config.imageWorkers + SPARE_THREADS
  const codec = startCodecPool({ workers: threads, onEnd: watchCodecs(app), ...app.codecPrograms })
  const { billing } = config
  const withLock = openKeyedMutex()
  const work = { db, files, clock, codec, storeOf, billing, withLock }
  const beside = config.shopify ? BESIDE.shopify : BESIDE.folder
  const runner = await startRunner({ ...work, disk, log, threads, beside })
  const catalogue = openCatalogue(app)
  return {
    codec,
    runner,
    catalogue,
    automatic: openAutomatic(app, { catalogue, runner }),
    estimates: openEstimates(app, codec),
    previews: openPreviews(app, codec),
    signedUrls: openSignedUrls(config.secretKey, clock),
    uploadTokens: openUploadTokens(config.secretKey, clock)
  }
}

/**
 * Syncs the stores of all shops. The server does not wait for it when it starts, so a large store does not delay the
 * start.
 */
async function syncStores(app: FastifyInstance, catalogue: Catalogue): Promise<void> {
  for (const shopId of await listOpenShopIds(app.db)) await syncStore(app, catalogue, shopId)
}

/** Syncs a store, and logs errors. */
function syncStore({ disk, log }: FastifyInstance, catalogue: Catalogue, shopId: number) {
  return catalogue.sync(shopId).catch(async (error) => {
    if (await disk.meet(error)) return
    log.error({ err: error, shop: shopId }, 'a store could not be synced')
  })
}
