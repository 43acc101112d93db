import { join } from 'node:path'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import { stalledSeconds } from '../modules/image-opt/queries.ts'
import { ageOfNewest, LATE_MS } from './core/backup/backups.ts'
import { isWorker } from './core/config/config.ts'
import { isEnough, type Place } from './core/disk/room.ts'
import { checkWritable } from './core/disk/writable.ts'
import type { Bucket } from './core/files/bucket/bucket.ts'
import { UNCONFIRMED_MS } from './core/time/clock-guard.ts'

/**
 * For how long images may wait without any being begun. A server that works begins the next one when a picture in
 * flight is done, which takes the codecs two minutes at most (decision 009) and a store a few more.
 */
const MOST_STALLED_S = 15 * 60

/**
 * The configuration of the routes that probers ask: they are counted by themselves, and answered when there are too many
 * connections.
 */
export const HEALTH = { config: { kind: 'health' } } as const

/** Serves two health checks for the operator: is the server alive, and is it ready to work (specification §2.3)? */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.get('/healthz', HEALTH, async () => ({ status: 'ok' }))

  app.get('/readyz', HEALTH, async (request, reply) => {
    const rooms = await app.disk.rooms()
    const hasRoom = (...places: Place[]) =>
      rooms.every((room) => !places.includes(room.place) || isEnough(room))
    const { dataDir, storeDir, hasLocalStore } = app.config
    const bucketProblem = await problemOf(app.files.bucket)
    const problem = bucketProblem ?? app.disk.problem()
    const checks = {
      database: await works(sql`select 1`.execute(app.db)),
      storage:
        hasRoom('data', 'storage') && bucketProblem === undefined
          ? await works(Promise.all([dataDir, join(dataDir, 'storage')].map(checkWritable)))
          : 'unavailable',
      store: !hasLocalStore
        ? 'ok'
        : hasRoom('store')
          ? await works(checkWritable(storeDir))
          : 'unavailable',
      // From the first failed write until a write succeeds again, this reports problems that the checks above miss,
      // such as an exceeded disk quota.
      writes: app.disk.trouble() ? 'unavailable' : 'ok',
      // A web process serves merchants whether or not a worker works.
      ...(isWorker(app.config) && {
        workers: app.areWorkersOpen() ? 'ok' : 'unavailable',
        queue: await works(isMoving(app))
      })
    }
    const isReady = Object.values(checks).every((check) => check === 'ok')
    if (!isReady) request.log.warn({ ...checks, problem }, 'not ready')
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'unavailable',
      ...checks,
      ...(problem === undefined ? {} : { problem }),
      ...(await reported(app)),
      free: Object.fromEntries(
        rooms.map(({ place, freeBytes, leastBytes }) => [place, { freeBytes, leastBytes }])
      )
    })
  })
}

/** Returns the sentence that says why the bucket does not answer; undefined if it does, or if there is none. */
const problemOf = (bucket: Bucket | null): Promise<string | undefined> =>
  (bucket?.check() ?? Promise.resolve()).then(
    () => undefined,
    (error: Error) => error.message
  )

/** A check fails by an error or by the answer false. */
const works = (check: Promise<unknown>): Promise<'ok' | 'unavailable'> =>
  check.then(
    (answer) => (answer === false ? 'unavailable' : 'ok'),
    () => 'unavailable'
  )

const isMoving = async ({ db, clock }: Pick<FastifyInstance, 'clock' | 'db'>): Promise<boolean> =>
  (await stalledSeconds(db, clock.now())) < MOST_STALLED_S

/**
 * Returns what an operator has to know and what leaves the server ready: it serves merchants without a backup, and a
 * load balancer that took it away would harm them more (decision 070).
 */
async function reported({
  config: { backupDir },
  clock,
  clockGuard,
  missingPrograms
}: Pick<FastifyInstance, 'clock' | 'clockGuard' | 'config' | 'missingPrograms'>) {
  const isLate = backupDir !== null && (await ageOfNewest(backupDir, clock.now())) >= LATE_MS
  return {
    backups: backupDir === null ? 'off' : isLate ? 'late' : 'ok',
    clock: clockGuard.aheadMs() < UNCONFIRMED_MS ? 'ok' : 'unconfirmed',
    programs: missingPrograms.length > 0 ? 'missing' : 'ok',
    missing: missingPrograms
  }
}
