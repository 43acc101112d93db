import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import type { FastifyInstance, FastifyPluginAsync } from 'fastify'
import { sql } from 'kysely'
import { WITHOUT_GIFSICLE } from './core/gifsicle.ts'

/** For operators: is the server alive, and can it work (specification §2.3)? */
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
      .send({ status: isReady ? 'ok' : 'unavailable', ...checks, programs: programsOf(app) })
  })
}

/** Information only: a server without one works, at a cost. */
const programsOf = ({ gifsicle }: FastifyInstance) => ({
  gifsicle: gifsicle ? { status: 'found' } : { status: 'missing', note: WITHOUT_GIFSICLE }
})

const works = (check: Promise<unknown>): Promise<'ok' | 'unavailable'> =>
  check.then(
    () => 'ok',
    () => 'unavailable'
  )
