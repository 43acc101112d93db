import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, realpathSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { hashOf, openLocalShop, setOnlyToken } from '../modules/auth/index.ts'
import { visitPathOf } from '../modules/page-speed/queries.ts'
import { buildApp, MODULES } from './app.ts'
import { systemClock, toText } from './core/clock.ts'
import { type Config, ConfigError, readConfig } from './core/config.ts'
import { type Db, openDb } from './core/db.ts'
import { openFiles } from './core/files.ts'
import { lockDataDir } from './core/lock.ts'
import { migrate } from './core/migrate.ts'
import { createLocalStore } from './core/platform/local/local-store.ts'
import { registerStorefront } from './core/platform/local/storefront/storefront.ts'
import { StoreError } from './core/platform/platform.ts'
import { registerPages } from './pages.ts'
import { startScheduler } from './scheduler.ts'

/** Where the build leaves the scripts that shops load. */
const SCRIPT_FOLDER = join(import.meta.dirname, '../dist/storefront')

/** A picture may take a minute; then the host kills it and the run can be resumed at the next start. */
const GRACE_MS = 90_000

async function start(): Promise<void> {
  const config = readConfig(process.env)
  const lock = lockDataDir(config.dataDir)
  openStoreDir(config)

  const db = openDataBase(config.dataDir)
  await migrate(db)
  const files = await openFiles(join(config.dataDir, 'storage'))

  const directory = config.storeDir
  const now = toText(systemClock.now())
  const info = await createLocalStore({ db, shopId: 0, directory }).shopInfo()
  const shop = await openLocalShop(db, realpathSync(directory), info, config.hasFullFeatures, now)
  await setOnlyToken(db, shop.id, hashOf(config.adminToken), now)
  const log = { warn: (...words: [object, string]) => app.log.warn(...words) }
  const store = createLocalStore({ db, shopId: shop.id, directory, log })
  const storeOf = (shopId: number) => {
    // What another folder's shop has left to do must not be done to this one.
    if (shopId !== shop.id)
      throw new StoreError('unreachable', 'STORE_DIR names another folder now')
    return store
  }
  const app = await buildApp({ config, db, files, clock: systemClock, storeOf })
  await registerStorefront(app, {
    store,
    scriptFolder: SCRIPT_FOLDER,
    visitPath: () => visitPathOf(db, shop.id, config.secretKey)
  })
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
  await listen(app, config)
  console.log(`\nOpen ${addressOf(app, config)}/?authToken=${config.adminToken}`)
}

function openDataBase(dataDir: string): Db {
  try {
    return openDb(join(dataDir, 'page-speed-boost.db'))
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR ${dataDir}: the database cannot be opened: ${(error as Error).message}`
    )
  }
}

const LISTEN_FAULTS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) =>
    `PORT ${port} is in use by another program; stop that one, or choose another`,
  EACCES: ({ port }) => `PORT ${port} needs more rights than this user has; choose one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine`
}

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host })
  } catch (error) {
    const explain = LISTEN_FAULTS[(error as NodeJS.ErrnoException).code ?? '']
    throw explain ? new ConfigError(explain(config)) : error
  }
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
  if (existsSync(storeDir)) return checkReadable(storeDir)
  if (!isDemoStore)
    throw new ConfigError(`STORE_DIR ${storeDir} does not exist; name a folder of pictures`)
  console.error('Drawing the demo store…')
  const program = join(import.meta.dirname, 'core/platform/local/demo/draw.ts')
  const { status } = spawnSync(process.execPath, [program, storeDir], { stdio: ['ignore', 2, 2] })
  if (status !== 0) throw new Error('The demo store could not be drawn; name a folder in STORE_DIR')
}

function checkReadable(storeDir: string): void {
  try {
    readdirSync(storeDir)
  } catch (error) {
    throw new ConfigError(
      `STORE_DIR ${storeDir} cannot be read as a folder: ${(error as Error).message}`
    )
  }
}

try {
  await start()
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error)
  process.exit(1)
}
