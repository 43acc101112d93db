/** Compresses the store's images in durable runs, keeps their originals for a retention period and restores them. */

import type { FastifyInstance } from 'fastify'
import { isWorker } from '../../server/core/config/config.ts'
import { openSharedMutex } from '../../server/core/database/shared-mutex.ts'
import type { Module } from '../../server/core/module.ts'
import { RUNS } from '../../server/core/queue/queue.ts'
import { listOpenShopIds } from '../auth/queries.ts'
import { openCatalogue } from './catalogue/sync.ts'
import { startCodecPool } from './engine/pool/pool.ts'
import { fileRoutes } from './history/file-routes.ts'
import { historyRoutes, itemRoutes, totalRoutes } from './history/routes.ts'
import { expireOriginals, removeReplacedFiles } from './jobs.ts'
import { type LostResults, openLostResults } from './lost-results.ts'
import { watchCodecs, watchWork } from './metrics.ts'
import { legacyRoutes } from './options/legacy/routes.ts'
import { settingsRoutes } from './options/routes.ts'
import { openAutomatic } from './runs/automatic/automatic.ts'
import { POLL_STORE } from './runs/automatic/poll-store.ts'
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

export { countUnattached, wordsForUnattached } from './count-unattached.ts'
export { BUNDLED, type CodecPrograms, SOURCES } from './engine/pool/programs.ts'
export { recoverHistory, recoverShops } from './recover.ts'
export { withUploads } from './uploads/store.ts'
export { verifyOriginals } from './verify-originals.ts'

/**
 * Codec threads beyond the number of pictures that are encoded at once. They keep the cores busy while a thread hands
 * over its result and waits for its next picture. On two cores, the speed without a spare thread was 0.89 of that of a
 * bare sharp loop, and 0.96 with one.
 */
const SPARE_THREADS = 1

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
    const services = openServices(app)
    const { codec } = services
    const work = isWorker(app.config) ? await startWork(app, services) : undefined
    watchWork(app, work?.runner)
    app.decorate('areWorkersOpen', () => work?.runner.isOpen() ?? false)
    app.decorate('pollStores', async () => work?.automatic.pollStores())
    app.decorate('storeChanged', (shopId: number) => work?.automatic.noteChange(shopId))
    app.decorate('pollStore', (shopId: number) => void app.queue.ask(POLL_STORE, { shopId }))
    app.decorate('syncStore', (shopId: number) => void syncStore(app, services, shopId))
    app.addHook('onClose', async () => {
      await services.catalogue.close()
      await work?.lost.close()
      await work?.automatic.close()
      await work?.runner.close()
      await codec.close()
    })

    return {
      calls: async (signedIn) => {
        await signedIn.register(historyRoutes, services)
        await signedIn.register(itemRoutes, services)
        await signedIn.register(totalRoutes, services)
        await signedIn.register(runRoutes, services)
        await signedIn.register(progressRoutes)
        await signedIn.register(previewRoutes, services)
        await signedIn.register(automaticRoutes, services)
        await signedIn.register(runLogRoutes, services)
        await signedIn.register(pauseRoutes)
        await signedIn.register(undoAndRetryRoutes)
        await signedIn.register(exclusionRoutes)
        await signedIn.register(settingsRoutes, services)
        await signedIn.register(legacyRoutes, services)
        await signedIn.register(uploadRoutes, services)
      },
      publicCalls: async (anyone) => {
        await anyone.register(fileRoutes, services)
        await anyone.register(uploadTargets, services)
      }
    }
  }
}

type Services = ReturnType<typeof openServices>

/**
 * Opens what the routes share. A process that works on no run has a codec pool too, for the few pictures that somebody
 * at a page waits for: thumbnails, previews, estimates and watermarks. Its host is not started before one is needed.
 */
function openServices(app: FastifyInstance) {
  const { config, clock } = app
  const threads = config.imageWorkers + SPARE_THREADS
  const codec = startCodecPool({ workers: threads, onEnd: watchCodecs(app), ...app.codecPrograms })
  return {
    codec,
    catalogue: openCatalogue(app),
    estimates: openEstimates(app, codec),
    previews: openPreviews(app, codec),
    signedUrls: openSignedUrls(config.secretKey, clock),
    uploadTokens: openUploadTokens(config.secretKey, clock)
  }
}

/** Starts the work on runs and automatic mode, and takes part in what a fleet is asked to do. */
async function startWork(app: FastifyInstance, services: Services) {
  const { config, db, files, clock, disk, log, queue, storeOf, brokenLaws } = app
  const { codec } = services
  const { billing } = config
  const withLock = openSharedMutex(db, 'equal-content')
  const lost = openLostResults(app, services.catalogue)
  const work = { db, files, clock, codec, storeOf, billing, withLock, lineageOf: lost.of }
  const threads = config.imageWorkers + SPARE_THREADS
  const beside = Math.max(
    ...[...app.platforms.values()].map(({ imagesBeside = 1 }) => imagesBeside)
  )
  const own = { disk, log, queue, threads, beside, brokenLaws, fleet: app.fleet }
  const runner = await startRunner({ ...work, ...own })
  const automatic = openAutomatic(app, services.catalogue)
  await queue.work(RUNS, () => runner.takePart())
  await queue.work(POLL_STORE, (shopId) => automatic.poll(shopId ?? 0))
  app.addHook('onListen', () => {
    // A process that may have company has missed nothing, because the others kept the catalogues up to date.
    if (app.fleet && !app.fleet.isAlone) return
    readStores(app, services, lost).catch((error) =>
      app.log.error({ err: error }, 'the stores could not be synced')
    )
  })
  return { runner, automatic, lost }
}

/**
 * Syncs the stores of all shops, and attaches originals that the database does not know. The server does not wait for it
 * when it starts, so a large store does not delay the start.
 */
async function readStores(app: FastifyInstance, services: Services, lost: LostResults) {
  for (const shopId of await listOpenShopIds(app.db)) {
    await syncStore(app, services, shopId)
    await lost.attach(shopId).catch(async (error) => {
      if (await app.disk.meet(error)) return
      app.log.error({ err: error, shop: shopId }, 'originals could not be attached again')
    })
  }
  await reportUnnamed(app)
}

/** Syncs a store, and logs errors. */
function syncStore({ disk, log }: FastifyInstance, { catalogue }: Services, shopId: number) {
  return catalogue.sync(shopId).catch(async (error) => {
    if (await disk.meet(error)) return
    log.error({ err: error, shop: shopId }, 'a store could not be synced')
  })
}
