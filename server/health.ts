import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'

/** For operators (DECISIONS §1): is it alive, and can it work? */
export const healthRoutes: FastifyPluginAsync = async (app) => {
  app.get('/healthz', async () => ({ status: 'ok' }))

  app.get('/readyz', async (request, reply) => {
    const checks = {
      database: await works(sql`select 1`.execute(app.db)),
      storage: await works(access(app.config.dataDir, constants.R_OK | constants.W_OK)),
      store: app.config.hasLocalStore
        ? await works(access(app.config.storeDir, constants.R_OK))
        : 'ok',
      workers: app.areWorkersOpen() ? 'ok' : 'unavailable'
    }
    const isReady = Object.values(checks).every((check) => check === 'ok')
    if (!isReady) request.log.warn(checks, 'not ready')
    return reply
      .code(isReady ? 200 : 503)
      .send({ status: isReady ? 'ok' : 'unavailable', ...checks })
  })
}

const works = (check: Promise<unknown>): Promise<'ok' | 'unavailable'> =>
  check.then(
    () => 'ok',
    () => 'unavailable'
  )
