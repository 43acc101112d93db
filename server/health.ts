import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import type { Place } from './core/disk/room.ts'

const WRITE = constants.R_OK | constants.W_OK

/** Serves two health checks for the operator: is the server alive, and is it ready to work (specification §2.3)? */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    const rooms = await app.disk.rooms()
    const hasRoom = (...places: Place[]) =>
      rooms.every((room) => !places.includes(room.place) || room.freeBytes >= room.leastBytes)
    const { dataDir, storeDir, hasLocalStore } = app.config
    const checks = {
      database: await works(sql`select 1`.execute(app.db)),
      storage: hasRoom('data', 'storage')
        ? await works(
            Promise.all([dataDir, join(dataDir, 'storage')].map((at) => access(at, WRITE)))
          )
        : 'unavailable',
      store: !hasLocalStore
        ? 'ok'
        : hasRoom('store')
          ? await works(access(storeDir, WRITE))
          : 'unavailable',
      // From the first failed write until a write succeeds again, this reports problems that the checks above miss,
      // such as an exceeded disk quota.
      writes: app.disk.trouble() ? 'unavailable' : 'ok',
      workers: app.areWorkersOpen() ? 'ok' : 'unavailable'
    }
    const isReady = Object.values(checks).every((check) => check === 'ok')
    if (!isReady) request.log.warn(checks, 'not ready')
    return reply.code(isReady ? 200 : 503).send({
      status: isReady ? 'ok' : 'unavailable',
      ...checks,
      free: Object.fromEntries(
        rooms.map(({ place, freeBytes, leastBytes }) => [place, { freeBytes, leastBytes }])
      )
    })
  })
}

const works = (check: Promise<unknown>): Promise<'ok' | 'unavailable'> =>
  check.then(
    () => 'ok',
    () => 'unavailable'
  )
