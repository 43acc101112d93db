import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../../server/app.ts'
import { openFiles } from '../../../server/core/files/files.ts'
import { systemClock } from '../../../server/core/system-clock.ts'
import { openPlatforms } from '../../../server/platforms/open-platforms.ts'
import { readConfig } from '../../../server/read-config.ts'
import { openPrepared } from '../prepared-database.ts'

/** The channel on which Fastify announces a new application before anything is registered with it. */
const MADE = 'fastify.initialization'

/**
 * Builds the application with every call that a server can have: those of a local store and those of Shopify shops.
 * `begin` receives it before its first route. Nothing is listened to, and no shop is asked for anything.
 */
export async function withAllCalls<Result>(
  begin: (app: FastifyInstance) => void,
  work: (app: FastifyInstance) => Result
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'psb-'))
  const announced = (message: unknown) => begin((message as { fastify: FastifyInstance }).fastify)
  subscribe(MADE, announced)
  try {
    const config = readConfig({
      DATA_DIR: join(folder, 'data'),
      APP_URL: 'https://boost.example.com',
      SHOPIFY_API_KEY: 'a-client-id',
      SHOPIFY_API_SECRET: 'a-client-secret',
      LOG_LEVEL: 'silent'
    })
    const clock = systemClock
    const db = await openPrepared()
    const files = await openFiles(join(config.dataDir, 'storage'), clock)
    const platforms = await openPlatforms({ config, db, clock, log: { warn: () => {} } })
    const app = await buildApp({ config, db, files, clock, ...platforms })
    await app.ready()
    const result = work(app)
    await app.close()
    await db.destroy()
    return result
  } finally {
    unsubscribe(MADE, announced)
    rmSync(folder, { recursive: true, force: true })
  }
}
