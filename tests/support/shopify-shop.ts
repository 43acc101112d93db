import type { Test } from 'tap'
import { hashOf, setAdminToken } from '../../modules/auth/index.ts'
import { findCatalogue } from '../../modules/image-opt/catalogue/sql.ts'
import { toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import type { ShopWorld } from '../stand-in/world.ts'
import { merchantOf } from './app.ts'
import { startShopifyApp } from './shopify-app.ts'
import { TOKEN } from './token.ts'

type Options = Parameters<typeof startShopifyApp>[1]

/**
 * Starts the application, and a shop on the stand-in that has already installed and opened it and whose first sync is
 * over. The application and the stand-in share one clock, which the test advances. Webhooks are handed to the
 * application directly, not over the network.
 */
export async function startShopifyShop(t: Test, options: Options = {}) {
  const started = await startShopifyApp(t, options)
  const { app, db, clock, shop, install, rowOf } = started

  /** Installs the app in a shop. It works for a reinstallation too. */
  async function installIn(world: ShopWorld): Promise<number> {
    world.webhooks.transport = async ({ address, headers, bytes }) => {
      const { pathname } = new URL(address)
      const payload = Buffer.from(bytes)
      const reply = await app.inject({ method: 'POST', url: pathname, headers, payload })
      return reply.statusCode
    }
    await install(world)
    const row = await rowOf(world)
    if (!row) throw new Error(`${world.domain} was not installed`)
    await untilSynced(db, row.id)
    return row.id
  }

  const shopId = await installIn(shop)
  await setAdminToken(db, shopId, hashOf(TOKEN), toText(clock.now()))
  return { ...started, shopId, installIn, merchant: merchantOf(app, TOKEN) }
}

export type ShopifyShop = Awaited<ReturnType<typeof startShopifyShop>>

/** Waits until the sync of the installation is over. Products that a test adds earlier may be missing from it. */
export async function untilSynced(db: Db, shopId: number): Promise<void> {
  while (!(await findCatalogue(db, shopId))?.finished_at)
    await new Promise((resolve) => setTimeout(resolve, 10))
}
