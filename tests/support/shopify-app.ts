import { join } from 'node:path'
import type { InjectOptions } from 'fastify'
import type { Test } from 'tap'
import { BUNDLED } from '../../modules/image-opt/index.ts'
import { buildApp } from '../../server/app.ts'
import type { Db } from '../../server/core/database/db.ts'
import { openFiles } from '../../server/core/files/files.ts'
import { registerPages } from '../../server/pages.ts'
import { openPlatforms } from '../../server/platforms/open-platforms.ts'
import { readConfig } from '../../server/read-config.ts'
import { idTokenFor, type Launch, launchAddress } from '../stand-in/access/launch.ts'
import { startStandIn } from '../stand-in/stand-in.ts'
import type { ShopWorld, WorldOptions } from '../stand-in/world.ts'
import { type MovableClock, testClock } from './clock.ts'
import { compareAnswers } from './documented.ts'
import { openPrepared } from './prepared-database.ts'
import { givenSwitches } from './switch-rows.ts'
import { temporaryFolder } from './temporary-folder.ts'

export const SHOP = 'snow-shop.myshopify.com'
export const START = '2026-11-21T08:00:00.000Z'
export const APP_URL = 'https://boost.example.com'

export type ShopifyTestApp = Awaited<ReturnType<typeof startShopifyApp>>

/**
 * Starts the application with its pages, as a server of Shopify shops runs it, beside the stand-in and without a port.
 */
export async function startShopifyApp(
  t: Test,
  {
    env = {},
    app: registration,
    clock = testClock(START),
    openDatabase = openPrepared,
    ...options
  }: Omit<WorldOptions, 'clock'> & {
    env?: Record<string, string>
    clock?: MovableClock
    openDatabase?: () => Promise<Db>
  } = {}
) {
  const redirectUrls = [`${APP_URL}/shopify/auth/callback`]
  const standIn = await startStandIn({
    clock,
    ...options,
    switches: { ...givenSwitches(), ...options.switches },
    app: { appUrl: APP_URL, redirectUrls, ...registration }
  })
  const shop = standIn.addShop(SHOP, { name: 'Snow Shop', email: 'owner@snow-shop.example' })
  const config = readConfig({
    DATA_DIR: join(temporaryFolder(t), 'data'),
    APP_URL,
    SHOPIFY_API_KEY: standIn.world.app.clientId,
    SHOPIFY_API_SECRET: standIn.world.app.secret,
    SHOPIFY_ADMIN_ORIGIN: standIn.adminOrigin,
    LOG_LEVEL: 'silent',
    ...env
  })
  const db = await openDatabase()
  const files = await openFiles(join(config.dataDir, 'storage'), clock)
  const log = { warn: () => {} }
  const platforms = await openPlatforms({ config, db, clock, log })
  const app = await buildApp({ config, db, files, clock, codecPrograms: BUNDLED, ...platforms })
  await registerPages(app, 'built')
  compareAnswers(app)
  t.teardown(async () => {
    await app.close()
    await db.destroy()
    await standIn.close()
  })

  const ask = async (options: InjectOptions) => {
    const reply = await app.inject(options)
    return {
      status: reply.statusCode,
      headers: reply.headers,
      location: String(reply.headers.location ?? ''),
      cookies: reply.cookies,
      text: reply.body
    }
  }

  /** Requests a page as the admin's frame does. The address is a path or begins with APP_URL. */
  const open = (address: string, cookies: Record<string, string> = {}) =>
    ask({ url: address.replace(APP_URL, ''), headers: { 'sec-fetch-dest': 'iframe' }, cookies })

  return {
    app,
    db,
    clock,
    config,
    standIn,
    shop,
    ask,
    open,
    /** Calls the app as App Bridge does. */
    call: (url: string, of: ShopWorld, options: InjectOptions = {}) =>
      ask({ url, headers: { authorization: `Bearer ${idTokenFor(of)}` }, ...options }),
    rowOf: ({ domain }: ShopWorld) =>
      db.selectFrom('shop').selectAll().where('domain', '=', domain).executeTakeFirst(),
    /** Installs the app and opens it once. */
    async install(of: ShopWorld, launch?: Launch) {
      of.access.install()
      return open(launchAddress(of, launch))
    }
  }
}
