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
import { openAdminClient } from '../../server/core/platform/shopify/admin-client.ts'
import { createShopifyBilling } from '../../server/core/platform/shopify/billing.ts'
import { openSeal } from '../../server/core/platform/shopify/seal.ts'
import { createShopifyStore } from '../../server/core/platform/shopify/store/shopify-store.ts'
import { addPair } from '../../server/core/platform/shopify/token-rows.ts'
import { openTokens } from '../../server/core/platform/shopify/tokens.ts'
import { startStandIn } from '../stand-in/stand-in.ts'
import type { ShopWorld, WorldOptions } from '../stand-in/world.ts'
import { merchantOf, TOKEN, temporaryFolder } from './app.ts'
import { testClock } from './clock.ts'

export const SHOP = 'snow-shop.myshopify.com'
const START = '2026-11-21T08:00:00.000Z'

/**
 * The application with shops on a stand-in for Shopify, one of which is signed in. Both live by one clock, which
 * the test moves; what Shopify tells comes in without a port.
 */
export async function startShopifyApp(
  t: Test,
  { env = {}, ...options }: WorldOptions & { env?: Record<string, string> } = {}
) {
  const clock = testClock(START)
  const standIn = await startStandIn({ clock, ...options })
  const { clientId, secret, previousSecret } = standIn.world.app
  const config = readConfig({
    DATA_DIR: join(temporaryFolder(t), 'data'),
    LOG_LEVEL: 'silent',
    SHOPIFY_API_KEY: clientId,
    SHOPIFY_API_SECRET: secret,
    ...(previousSecret === null ? {} : { SHOPIFY_API_SECRET_PREVIOUS: previousSecret }),
    SHOPIFY_ADMIN_ORIGIN: standIn.adminOrigin,
    ...env
  })
  const { shopify: settings, secretKey } = config
  if (!settings) throw new Error('Expected the settings of a Shopify app')
  const db = openDb(':memory:')
  await migrate(db)
  const files = await openFiles(join(config.dataDir, 'storage'))
  const seal = openSeal(secretKey, 'shopify-token')
  const tokens = openTokens({ db, clock, settings, secretKey })
  const client = openAdminClient({ settings, tokens })
  const domains = new Map<number, string>()
  /** Shops of which whoever watches them was told that something changed. */
  const told: number[] = []
  const shopOf = (id: number) => ({ id, domain: domains.get(id) ?? '' })
  const app = await buildApp({
    config,
    db,
    files,
    clock,
    storeOf: (id) =>
      createShopifyStore({ db, clock, client, settings, shop: shopOf(id), listeners: new Set() }),
    billingOf: (id) => createShopifyBilling({ client, settings, shop: shopOf(id) }),
    shopify: {
      tokens,
      addShop: ({ id, domain }) => void domains.set(id, domain),
      tell: (id) => void told.push(id)
    }
  })
  t.teardown(async () => {
    await app.close()
    await db.destroy()
    await standIn.close()
  })

  /** As after the merchant has opened the app: a row, and tokens that work. */
  async function install(shop: ShopWorld): Promise<number> {
    const now = clock.now()
    const known = await db
      .selectFrom('shop')
      .select('id')
      .where('store_key', '=', shop.domain)
      .executeTakeFirst()
    const { id } = known ?? (await addShopRow(app, shop))
    domains.set(id, shop.domain)
    const { accessToken, refreshToken, expiresIn, refreshExpiresIn } = shop.access.grantPair()
    const scopes = settings ? standIn.world.app.scopes.join(',') : ''
    const seconds = { accessSeconds: expiresIn, refreshSeconds: refreshExpiresIn }
    await addPair(db, seal, id, { accessToken, refreshToken, ...seconds, scopes }, now)
    // What Shopify tells reaches the app here.
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
  await setOnlyToken(db, shopId, hashOf(TOKEN), toText(clock.now()))
  return {
    app,
    db,
    clock,
    standIn,
    shop,
    shopId,
    told,
    install,
    dataDir: config.dataDir,
    merchant: merchantOf(app, TOKEN)
  }
}

export type ShopifyApp = Awaited<ReturnType<typeof startShopifyApp>>

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
