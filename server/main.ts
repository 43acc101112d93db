import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import closeWithGrace from 'close-with-grace'
import type { FastifyInstance } from 'fastify'
import { hashOf, hasSignedIn } from '../modules/auth/index.ts'
import { BUNDLED, SOURCES } from '../modules/image-opt/index.ts'
import { visitPathOf } from '../modules/page-speed/queries.ts'
import { setExampleCards } from '../modules/recommendations/commands.ts'
import { buildApp, MODULES } from './app.ts'
import { backUpNightly } from './core/backup/backup-job.ts'
import { type Config, ConfigError, ROLES, type Role } from './core/config/config.ts'
import type { Db } from './core/database/db.ts'
import { dialectOf } from './core/database/dialect.ts'
import { endAsLost, lockDataDir } from './core/database/lock.ts'
import {
  refuseBucket,
  refuseForeignDatabase,
  refuseLostDatabase,
  reserveShopIds
} from './core/database/lost-database.ts'
import { migrate } from './core/database/migrate.ts'
import { openDatabase } from './core/database/open.ts'
import { openSharedMutex } from './core/database/shared-mutex.ts'
import { removeOldCopy } from './core/database/sqlite/copy.ts'
import { codeOf } from './core/disk/errors.ts'
import { removeLeftovers } from './core/disk/leftovers.ts'
import { keepPrivate } from './core/disk/private-folder.ts'
import { TROUBLE_WORDS, type Trouble, troubleIn } from './core/disk/trouble.ts'
import { checkDisk } from './core/disk/watch.ts'
import { EXIT } from './core/exit-codes.mjs'
import { takeFreeBucket } from './core/files/bucket/owner.ts'
import { openFiles } from './core/files/files.ts'
import type { Fleet, FleetLog } from './core/fleet/fleet.ts'
import { holdFolder } from './core/holding/hold-folder.ts'
import { nameOfDatabase, refuseUnfinished } from './core/move/sides.ts'
import { systemClock } from './core/system-clock.ts'
import { checkClock } from './core/time/clock-guard.ts'
import { openOutsideTime } from './core/time/outside-time.ts'
import { refuseForeignStorage } from './foreign-storage.ts'
import { registerPages } from './pages.ts'
import { registerStorefront } from './platforms/local/storefront/storefront.ts'
import { openPlatforms } from './platforms/open-platforms.ts'
import { isStoreInside, readConfig } from './read-config.ts'
import { obeySignals, STOP_SIGNALS } from './stop-signals.ts'
import { endingFor } from './words-and-exit-code.ts'

/** The folder in which the build puts the scripts that shops load. */
const SCRIPT_FOLDER = join(import.meta.dirname, '../dist/storefront')

/**
 * How long a shutdown waits for work in flight. The codec host ends the work on a picture after a minute. The next
 * start resumes the run.
 */
const GRACE_MS = 90_000

async function start(): Promise<void> {
  const { role, isDev } = readArguments()
  const config = readConfig(process.env, { role })
  const lock = await lockDataDir(config.dataDir)
  removeLeftovers(config.dataDir)
  if (config.databaseUrl === null) refuseLostDatabase(config.dataDir)
  if (config.bucket) await refuseBucket({ ...config, bucket: config.bucket })
  const open = keepPrivate(config.dataDir, isStoreInside(config))
  const isDemoNew = config.hasLocalStore && (await openStoreDir(config)) === 'drawn'
  const store = config.hasLocalStore
    ? await holdFolder({
        variable: 'STORE_DIR',
        folder: config.storeDir,
        dataDir: config.dataDir,
        lock: lock.id,
        onLost: endAsLost
      })
    : undefined

  const db = await openMigrated(config)
  if (isDemoNew) await setExampleCards(db)
  const outside = openOutsideTime(systemClock)
  const files = await openFiles(join(config.dataDir, 'storage'), systemClock, {
    bucket: config.bucket,
    outside,
    withLock: openSharedMutex(db, 'kept-file')
  })
  if (config.databaseUrl !== null) {
    await refuseUnfinished(db, nameOfDatabase(config))
    await refuseForeignDatabase(db, config.dataDir, files)
  }
  await refuseForeignStorage(config, db, files)
  if (files.bucket) await takeFreeBucket(files.bucket, config.secretKey)
  await reserveShopIds(db, files)

  const logs = openEarlyLog()
  const fleet = await openFleet(config, logs.log)
  const platforms = await openPlatforms({
    config,
    db,
    clock: systemClock,
    log: logs.log,
    fleet,
    outside
  })
  const { local } = platforms
  const app = await buildApp({
    config,
    db,
    files,
    fleet,
    clock: systemClock,
    outside,
    readDatabaseClock: () => dialectOf(db).readClock(db),
    codecPrograms: isDev ? SOURCES : BUNDLED,
    ...platforms
  })
  logs.continueIn(app.log)
  if (open.length > 0) app.log.warn({ open }, 'other users of this machine can read these')
  const isServing = role !== 'worker'
  if (local && isServing)
    await registerStorefront(app, {
      store: local.store,
      scriptFolder: SCRIPT_FOLDER,
      sendPicture: app.sendPicture,
      visitPath: () => visitPathOf(db, local.shopId, config.secretKey)
    })
  if (isServing) await registerPages(app, isDev ? 'dev' : 'built')
  await app.queue.schedule(app, [
    checkDisk,
    checkClock,
    ...(config.databaseUrl === null ? [removeOldCopy, backUpNightly] : []),
    ...MODULES.flatMap((module) => module.timedJobs)
  ])

  const grace = { delay: GRACE_MS, logger: app.log, skip: [...STOP_SIGNALS] }
  const { close } = closeWithGrace(grace, async ({ err }) => {
    if (err) app.log.error({ err }, 'shutting down after an error')
    await app.close()
    await fleet?.close()
    await db.destroy()
    store?.release()
    lock.release()
  })
  signals.finishBy((signal) => {
    app.log.info({ signal }, 'finishing what is in work; the same signal again ends it at once')
    close()
  })
  await listen(app, config)
  const address = addressOf(app, config)
  // APP_URL leads to a web process.
  if (!isServing) console.log(`\nA worker answers at ${app.listeningOrigin}/readyz`)
  for (const { label, registration, storeOf } of app.platforms.values())
    if (registration && storeOf && isServing)
      console.log(`\n${label} shops are served at ${address}`)
  if (local && isServing) {
    // A log is read by others than the operator, who has signed in by then; a terminal is not.
    const isShown = process.stdout.isTTY || !(await hasSignedIn(db, hashOf(config.adminToken)))
    console.log(`\nOpen ${address}${isShown ? `/?authToken=${config.adminToken}` : ''}`)
  }
}

/** @throws ConfigError for an unknown argument or role */
function readArguments(): { role: Role; isDev: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        role: { type: 'string', default: 'all' },
        dev: { type: 'boolean', default: false }
      }
    })
    const role = ROLES.find((known) => known === values.role)
    if (role) return { role, isDev: values.dev }
    throw new ConfigError(`--role must be one of ${ROLES.join(', ')}, not '${values.role}'`)
  } catch (error) {
    throw error instanceof ConfigError ? error : new ConfigError((error as Error).message)
  }
}

/** Joins the other processes on the database. With SQLite there are none, and nothing of it is loaded. */
async function openFleet(config: Config, log: FleetLog): Promise<Fleet | null> {
  const { databaseUrl, role, bucket, hasLocalStore } = config
  if (databaseUrl === null) return null
  const { joinFleet } = await import('./core/fleet/join.ts')
  // The originals and the pictures of a folder are out of other processes' reach.
  return joinFleet({ databaseUrl, role, isAlone: bucket === null || hasLocalStore }, log)
}

/** Returns a log for what is opened before the app, whose log takes over as soon as it exists. */
function openEarlyLog(): { log: FleetLog; continueIn(log: FleetLog): void } {
  let target: FleetLog = console
  return {
    log: {
      error: (facts, text) => target.error(facts, text),
      info: (facts, text) => target.info(facts, text),
      warn: (facts, text) => target.warn(facts, text)
    },
    continueIn(log) {
      target = log
    }
  }
}

async function openMigrated(config: Config): Promise<Db> {
  const db = await openDatabase(config)
  try {
    await migrate(db)
    return db
  } catch (error) {
    // Closing the database removes its write-ahead log. If the operator replaced the database with a copy, SQLite would
    // apply a log that was left behind to that copy.
    await db.destroy()
    throw error
  }
}

const LISTEN_FAULTS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ port }) =>
    `PORT ${port} is in use by another program; stop it, or choose another port`,
  EACCES: ({ port }) =>
    `PORT ${port} needs more privileges than this user has; choose one above 1023`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is not an address of this machine`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not an address of this machine`
}

/**
 * How many new connections may wait until they are accepted. A client whose connection finds no room there tries again
 * only after a second, so this is as many as Linux allows; the default is 511.
 */
const MOST_PENDING = 4096

async function listen(app: FastifyInstance, config: Config): Promise<void> {
  try {
    await app.listen({ port: config.port, host: config.host, backlog: MOST_PENDING })
  } catch (error) {
    const explain = LISTEN_FAULTS[(error as NodeJS.ErrnoException).code ?? '']
    throw explain ? new ConfigError(explain(config)) : error
  }
}

/** Returns the address to print. With PORT=0, it contains the port that the system chose. */
function addressOf(app: FastifyInstance, { appUrl, port }: Config): string {
  if (port !== 0) return appUrl
  const address = new URL(appUrl)
  address.port = String((app.server.address() as AddressInfo).port)
  return address.origin
}

/**
 * Checks that the store's folder exists and can be read. If the folder of the demo store is missing, the demo store is
 * drawn.
 */
async function openStoreDir({ storeDir, isDemoStore }: Config): Promise<'found' | 'drawn'> {
  if (existsSync(storeDir)) {
    checkReadable(storeDir)
    return 'found'
  }
  if (!isDemoStore)
    throw new ConfigError(`STORE_DIR ${storeDir} does not exist; name a folder of pictures`)
  console.error('Drawing the demo store…')
  const program = join(import.meta.dirname, 'platforms/local/demo/draw.ts')
  const drawing = spawn(process.execPath, [program, storeDir], { stdio: ['pipe', 2, 2] })
  const [code, signal] = await once(drawing, 'exit')
  // The signal that ends the server reaches the drawing too, and may end it before this process has read its own.
  if (STOP_SIGNALS.includes(signal)) process.exit(EXIT.done)
  if (code !== 0) throw new Error('The demo store could not be drawn; name a folder in STORE_DIR')
  return 'drawn'
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

const WAY_OUT: Record<Trouble, string> = {
  'disk-full': 'Make room for DATA_DIR, then start it again',
  'read-only': 'Let this user write to DATA_DIR, then start it again',
  'database-gone': 'Start it again when the database answers'
}

// Node and close-with-grace end a process that failed with 1, which stands for a check that found something.
process.on('exit', (code) => {
  if (code === EXIT.foundWrong) process.exitCode = EXIT.failed
})
// Until there is work to finish, the start ends like after a power cut, and the next one begins anew.
const signals = obeySignals()
try {
  await start()
} catch (error) {
  const { exitCode, words } = endingFor('The start', error)
  const trouble = codeOf(error).startsWith('BUCKET_') ? undefined : troubleIn(error)
  console.error(
    trouble
      ? `The server cannot start, because ${TROUBLE_WORDS[trouble]} (${(error as Error).message}). ${WAY_OUT[trouble]}: runs continue where they stopped.`
      : words
  )
  process.exit(exitCode)
}
