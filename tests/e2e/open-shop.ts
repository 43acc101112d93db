import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Test } from 'tap'
import { TOKEN, temporaryFolder } from '../support/app.ts'
import { type Server, startServer } from '../support/server.ts'

export type OpenShop = Server & {
  storeDir: string
  /**
   * Opens a page of the server with the access token in the address, like the address that the server prints when it
   * starts.
   */
  signIn(page: Page, path?: string): Promise<void>
}

/**
 * Starts the real server over a new store and removes both after the test. A new shop would begin with the guide,
 * celebrate its first run and ask for a rating after the second. The first two are marked as done unless `isNew` is set,
 * the third unless `isUnrated` is set too, because few tests are about them.
 */
export async function openShop(
  t: Test,
  fill: (storeDir: string) => Promise<void> | void,
  env: Record<string, string> = {},
  { isNew = false, isUnrated = isNew }: { isNew?: boolean; isUnrated?: boolean } = {}
): Promise<OpenShop> {
  const folder = temporaryFolder(t)
  const storeDir = join(folder, 'store')
  mkdirSync(storeDir)
  await fill(storeDir)
  const server = await startServer({ DATA_DIR: join(folder, 'data'), STORE_DIR: storeDir, ...env })
  t.teardown(() => server.stop())
  if (!isNew) await beenHereBefore(server)
  if (!isUnrated) await server.merchant.post('/api/v1/reviewTipsClick', { score: 0 })
  return {
    ...server,
    storeDir,
    async signIn(page, path = '/image_optimisation') {
      const address = new URL(path, server.address)
      address.searchParams.set('authToken', TOKEN)
      await page.goto(address.href)
    }
  }
}

async function beenHereBefore({ merchant }: Server): Promise<void> {
  const seen = { name: 'congratulations', type: 'param', st: 1, exp: 0 }
  await merchant.post('/api/v2/setting/saveAppSwitch', seen)
  await merchant.post('/api/v1/saveNewGuideCfg', { new_guide_status: 0 })
}
