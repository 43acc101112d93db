import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { hashOf, openLocalShop, setAdminToken } from '../../modules/auth/index.ts'
import { BUNDLED } from '../../modules/image-opt/index.ts'
import { buildApp } from '../../server/app.ts'
import { type Clock, toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { openFiles } from '../../server/core/files/files.ts'
import type { PictureLimits } from '../../server/core/pictures/send-picture.ts'
import { checkClock } from '../../server/core/time/clock-guard.ts'
import type { OutsideTime } from '../../server/core/time/outside-time.ts'
import type { LocalStore } from '../../server/platforms/local/store/items/local-item.ts'
import { createLocalStore } from '../../server/platforms/local/store/local-store.ts'
import { readConfig } from '../../server/read-config.ts'
import { testClock } from './clock.ts'
import { compareAnswers } from './documented.ts'
import type { Merchant } from './merchant.ts'
import { openPrepared } from './prepared-database.ts'
import { temporaryFolder } from './temporary-folder.ts'
import { TOKEN } from './token.ts'

export type TestApp = {
  app: FastifyInstance
  merchant: Merchant
  storeDir: string
  dataDir: string
  shopId: number
  clock: Clock & { set(text: string): void; forward(ms: number): void }
}

/**
 * Starts the complete application without a port, on a new database and an empty store folder. Put pictures into
 * storeDir before the first call that syncs the store.
 */
export async function startApp(
  t: Test,
  {
    env = {},
    wrapStore = (store) => store,
    pictures = {},
    outside,
    stallMs,
    openDatabase = openPrepared
  }: {
    env?: Record<string, string>
    wrapStore?: (store: LocalStore) => LocalStore
    pictures?: PictureLimits
    /** Says what others say about the time. */
    outside?: OutsideTime
    stallMs?: number
    openDatabase?: () => Promise<Db>
  } = {}
): Promise<TestApp> {
  const folder = temporaryFolder(t)
  const storeDir = join(folder, 'store')
  mkdirSync(storeDir)
  const config = readConfig({
    DATA_DIR: join(folder, 'data'),
    STORE_DIR: storeDir,
    ADMIN_TOKEN: TOKEN,
    LOG_LEVEL: 'silent',
    ...env
  })
  const db = await openDatabase()
  const clock = testClock('2026-11-21T08:00:00.000Z')
  const files = await openFiles(join(config.dataDir, 'storage'), clock, config)
  const stores = new Map<number, LocalStore>()
  const storeOf = (shopId: number) => {
    const store =
      stores.get(shopId) ?? wrapStore(createLocalStore({ db, shopId, directory: storeDir }))
    stores.set(shopId, store)
    return store
  }
  const app = await buildApp({
    config,
    db,
    files,
    clock,
    storeOf,
    pictures,
    ...(outside && { outside }),
    ...(stallMs !== undefined && { stallMs }),
    codecPrograms: BUNDLED
  })
  compareAnswers(app)
  const info = { domain: 'harbor-goods.local', name: 'Harbor Goods', email: 'owner@example.com' }
  const shop = await openLocalShop(
    db,
    { key: storeDir, path: storeDir },
    info,
    config.hasFullFeatures,
    toText(clock.now())
  )
  await setAdminToken(db, shop.id, hashOf(TOKEN), toText(clock.now()))
  await checkClock.run(app)
  t.teardown(async () => {
    await app.close()
    await db.destroy()
  })
  return {
    app,
    storeDir,
    dataDir: config.dataDir,
    shopId: shop.id,
    clock,
    merchant: merchantOf(app, TOKEN)
  }
}

/** Returns a client that calls the app as a signed-in merchant. */
export function merchantOf(app: FastifyInstance, token: string): Merchant {
  const call = async (options: { method: 'GET' | 'POST'; url: string; payload?: object }) => {
    const headers = { authorization: `ShopifyAdmin ${token}` }
    const reply = await app.inject({ ...options, headers })
    return { status: reply.statusCode, body: reply.json() }
  }
  return {
    get: (url) => call({ method: 'GET', url }),
    post: (url, body) => call({ method: 'POST', url, payload: body })
  }
}
