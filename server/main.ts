import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { hashOf, setOnlyToken, takeLocalShop } from '../modules/auth/index.ts'
import { buildApp, MODULES } from './app.ts'
import { systemClock, toText } from './core/clock.ts'
import { type Config, ConfigError, readConfig } from './core/config.ts'
import { openDb } from './core/db.ts'
import { openFiles } from './core/files.ts'
import { lockDataDir } from './core/lock.ts'
import { migrate } from './core/migrate.ts'
import type { LocalStore } from './core/platform/local/local-item.ts'
import { createLocalStore } from './core/platform/local/local-store.ts'
import { registerStorefront } from './core/platform/local/storefront/storefront.ts'
import { registerPages } from './pages.ts'
import { startScheduler } from './scheduler.ts'

/** A picture may take a minute; then the host kills it and the run can be resumed at the next start. */
const GRACE_MS = 90_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const lock = lockDataDir(config.dataDir)
  openStoreDir(config)

  const db = openDb(join(config.dataDir, 'page-speed-boost.db'))
  await migrate(db)
  const files = await openFiles(join(config.dataDir, 'storage'))

  const stores = new Map<number, LocalStore>()
  const storeOf = (shopId: number): LocalStore => {
    const store = stores.get(shopId) ?? createLocalStore({ db, shopId, directory: config.storeDir })
    stores.set(shopId, store)
    return store
  }
  const app = await buildApp({ config, db, files, clock: systemClock, storeOf })

  const info = await createLocalStore({ db, shopId: 0, directory: config.storeDir }).shopInfo()
  const now = toText(systemClock.now())
  const shop = await takeLocalShop(db, info, now)
  await setOnlyToken(db, shop.id, hashOf(config.adminToken), now)
  await registerStorefront(app, { store: storeOf(shop.id) })
  await registerPages(app, process.argv.includes('--dev') ? 'dev' : 'built')
  startScheduler(
    app,
    MODULES.flatMap((module) => module.timedJobs)
  )

  closeWithGrace({ delay: GRACE_MS, logger: app.log }, async ({ err }) => {
    if (err) app.log.error({ err }, 'closing after a fault')
    await app.close()
    await db.destroy()
    lock.release()
  })
  await app.listen({ port: config.port, host: config.host })
  console.log(`\nOpen ${addressOf(app, config)}/?authToken=${config.adminToken}`)
}

/** PORT=0 lets the system choose: the address then carries the port it chose. */
function addressOf(app: FastifyInstance, { appUrl, port }: Config): string {
  if (port !== 0) return appUrl
  const address = new URL(appUrl)
  address.port = String((app.server.address() as AddressInfo).port)
  return address.origin
}

/** The folder of the store has to be there; only the demo store is made when it is not. */
function openStoreDir({ storeDir, isDemoStore }: Config): void {
  if (existsSync(storeDir)) return
  if (!isDemoStore)
    throw new ConfigError(`STORE_DIR ${storeDir} does not exist; name a folder of pictures`)
  console.error('Drawing the demo store…')
  const program = join(import.meta.dirname, 'core/platform/local/demo/draw.ts')
  const { status } = spawnSync(process.execPath, [program, storeDir], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('The demo store could not be drawn; name a folder in STORE_DIR')
}

try {
  await start()
} catch (error) {
  const isKnown = error instanceof ConfigError || (error as { code?: string }).code === 'EADDRINUSE'
  console.error(isKnown ? (error as Error).message : error)
  process.exit(1)
}
