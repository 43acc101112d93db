import type { FrameLocator, Page } from 'playwright'
import type { Test } from 'tap'
import { serveApp } from '../stand-in/serve-app.ts'
import { startStandIn } from '../stand-in/stand-in.ts'
import type { Switches } from '../stand-in/switches.ts'
import type { ShopWorld } from '../stand-in/world.ts'
import { freePort } from '../support/free-port.ts'
import { putDatabase } from '../support/prepared-database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

export type Admin = {
  shop: ShopWorld
  appUrl: string
  /** Returns the address of a path in the shop's admin, which the stand-in serves. */
  at(path: string): string
  dataDir: string
}

/**
 * Opens a shop on the stand-in of Shopify, with the real server as its app. The admin is at localhost and the app at
 * 127.0.0.1, so a browser treats them as different sites, as it does in the real admin.
 */
export async function openAdmin(
  t: Test,
  { env = {}, switches = {} }: { env?: Record<string, string>; switches?: Partial<Switches> } = {}
): Promise<Admin> {
  const dataDir = temporaryFolder(t)
  const appUrl = `http://127.0.0.1:${await freePort()}`
  const redirectUrls = [`${appUrl}/shopify/auth/callback`]
  const standIn = await startStandIn({
    host: 'localhost',
    switches,
    app: { appUrl, redirectUrls }
  })
  const shop = standIn.addShop('harbor-goods.myshopify.com', { name: 'Harbor Goods' })
  await putDatabase(dataDir)
  const app = serveApp(standIn, { dataDir, env: { ...process.env, LOG_LEVEL: 'error', ...env } })
  t.teardown(async () => {
    app.stop()
    await app.ended
    await standIn.close()
  })
  const code = await app.ready
  if (code !== 'ready') throw new Error(`The server ended with ${code}`)
  const at = (path: string) => `${standIn.origin}/${shop.domain}/admin/${path}`
  return { shop, appUrl, at, dataDir }
}

export const appIn = (page: Page): FrameLocator => page.frameLocator('iframe[data-app]')

/** Waits until an island in the frame is hydrated. */
export const awakeIn = (page: Page, island: string) =>
  appIn(page).locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' })
