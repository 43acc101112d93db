import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Test } from 'tap'
import { hashOf, setOnlyToken } from '../../modules/auth/index.ts'
import { buildApp } from '../../server/app.ts'
import { toText } from '../../server/core/clock.ts'
import { readConfig } from '../../server/core/config.ts'
import { openDb } from '../../server/core/db.ts'
import { openFiles } from '../../server/core/files.ts'
import { migrate } from '../../server/core/migrate.ts'
import { openSeal } from '../../server/core/platform/shopify/seal.ts'
import { addPair } from '../../server/core/platform/shopify/token-rows.ts'
import { openPlatforms } from '../../server/platforms.ts'
import { startStandIn } from '../stand-in/stand-in.ts'
import type { ShopWorld, WorldOptions } from '../stand-in/world.ts'
import { merchantOf, TOKEN, temporaryFolder } from './app.ts'
import { testClock } from './clock.ts'

export const SHOP = 'snow-shop.myshopify.com'
const START = '2026-11-21T08:00:00.000Z'

/**
 * The application without its pages, with shops on a stand-in for Shopify, one of which has it installed and has
 * its merchant signed in. Both live by one clock, which the test moves; what Shopify tells comes in without a port.
 */
export async function openInstalledShop(
  t: Test,
  { env = {}, ...options }: WorldOptions & { env?: Record<string, string> } = {}
) {
  const clock = testClock(START)
  const standIn = await startStandIn({ clock, ...options })
  const { clientId, secret, previousSecret, scopes } = standIn.world.app
  const config = readConfig({
    DATA_DIR: join(temporaryFolder(t), 'data'),
    LOG_LEVEL: 'silent',
    SHOPIFY_API_KEY: clientId,
    SHOPIFY_API_SECRET: secret,
    ...(previousSecret === null ? {} : { SHOPIFY_API_SECRET_PREVIOUS: previousSecret }),
    SHOPIFY_ADMIN_ORIGIN: standIn.adminOrigin,
    ...env
  })
  const db = openDb(':memory:')
  await migrate(db)
  const files = await openFiles(join(config.dataDir, 'storage'))
  const platforms = await openPlatforms({ config, db, clock, log: { warn: () => {} } })
  const { shopify } = platforms
  if (!shopify) throw new Error('Expected the settings of a Shopify app')
  /** Shops of which whoever watches them was told that something changed. */
  const told: number[] = []
  const tell = (shopId: number) => {
    told.push(shopId)
    shopify.tell(shopId)
  }
  const app = await buildApp({
    config,
    db,
    files,
    clock,
    ...platforms,
    shopify: { ...shopify, tell }
  })
  t.teardown(async () => {
    await app.close()
    await db.destroy()
    await standIn.close()
  })

  /** As after the merchant has opened the app: a row, and tokens that work. */
  async function install(shop: ShopWorld): Promise<number> {
    const { domain } = shop
    const known = await db
      .selectFrom('shop')
      .select('id')
      .where('store_key', '=', domain)
      .executeTakeFirst()
    const { id } = known ?? (await addShopRow(app, shop))
    app.shopify?.addShop({ id, domain })
    const { accessToken, refreshToken, expiresIn, refreshExpiresIn } = shop.access.grantPair()
    const seconds = { accessSeconds: expiresIn, refreshSeconds: refreshExpiresIn }
    const pair = { accessToken, refreshToken, ...seconds, scopes: scopes.join(',') }
    await addPair(db, openSeal(config.secretKey, 'shopify-token'), id, pair, clock.now())
    shop.webhooks.transport = async ({ address, headers, bytes }) => {
      const { pathname } = new URL(address)
      const payload = Buffer.from(bytes)
      const reply = await app.inject({ method: 'POST', url: pathname, headers, payload })
      return reply.statusCode
    }
    return id
  }

  const shop = standIn.addShop(SHOP, { name: 'Snow Shop', email: 'owner@snow-shop.example' })
  const shopId = await install(shop)
  const signIn = (id: number) => setOnlyToken(db, id, hashOf(TOKEN), toText(clock.now()))
  await signIn(shopId)
  return {
    app,
    db,
    clock,
    standIn,
    shop,
    shopId,
    told,
    install,
    signIn,
    dataDir: config.dataDir,
    merchant: merchantOf(app, TOKEN)
  }
}

export type InstalledShop = Awaited<ReturnType<typeof openInstalledShop>>

const addShopRow = ({ db, clock }: FastifyInstance, { domain, name, email }: ShopWorld) =>
  db
    .insertInto('shop')
    .values({
      platform: 'shopify',
      store_key: domain,
      domain,
      name,
      email,
      language: 'en',
      is_old: 1,
      is_open: 0,
      created_at: toText(clock.now())
    })
    .returning('id')
    .executeTakeFirstOrThrow()
