import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import type { Test } from 'tap'
import { setExampleCards } from '../../modules/recommendations/commands.ts'
import { putDatabase } from '../support/prepared-database.ts'
import { type Server, startServer } from '../support/server.ts'
import { openDatabaseIn, runSql } from '../support/server-database.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { TOKEN } from '../support/token.ts'

export type OpenShop = Server & {
  storeDir: string
  /** Runs statements in the server's database, and returns the rows of the last one. */
  sql<Row = Record<string, unknown>>(...statements: string[]): Promise<Row[]>
  /**
   * Opens a page of the server with the access token in the address, like the address that the server prints when it
   * starts.
   */
  signIn(page: Page, path?: string): Promise<void>
}

type Options = {
  isNew?: boolean
  isUnrated?: boolean
  /** Whether the operator has entered recommendations, so that there is a tab for them. */
  hasCards?: boolean
}

/**
 * Starts the real server with a new store. Both are removed after the test. Few tests are about the guide, the
 * congratulations on the first run or the request for a rating. Unless `isNew` is set, all three are marked as done;
 * with `isUnrated`, only the rating is not.
 */
export async function openShop(
  t: Test,
  fill: (storeDir: string) => Promise<void> | void,
  env: Record<string, string> = {},
  { isNew = false, isUnrated = isNew, hasCards = false }: Options = {}
): Promise<OpenShop> {
  const folder = temporaryFolder(t)
  const storeDir = join(folder, 'store')
  mkdirSync(storeDir)
  await fill(storeDir)
  const dataDir = join(folder, 'data')
  await putDatabase(dataDir)
  const server = await startServer({
    DATA_DIR: dataDir,
    STORE_DIR: storeDir,
    // A check takes a minute and has its own tests. Without this, the dashboard of a new shop starts one.
    PAGESPEED: 'off',
    ...env
  })
  t.teardown(() => server.stop())
  if (!isNew) await beenHereBefore(server)
  if (hasCards) await enterExamples(dataDir)
  if (!isUnrated) await server.merchant.post('/api/v1/reviewTipsClick', { score: 0 })
  return {
    ...server,
    storeDir,
    sql: (...statements) => runSql(dataDir, ...statements),
    async signIn(page, path = '/image_optimisation') {
      const address = new URL(path, server.address)
      address.searchParams.set('authToken', TOKEN)
      await page.goto(address.href)
    }
  }
}

/** Marks the congratulations on the first run and the guide as done. */
export async function beenHereBefore({ merchant }: Server): Promise<void> {
  const seen = { name: 'congratulations', type: 'param', st: 1, exp: 0 }
  await merchant.post('/api/v2/setting/saveAppSwitch', seen)
  await merchant.post('/api/v1/saveNewGuideCfg', { new_guide_status: 0 })
}

/** Enters the cards of the demo shop, as the operator's command would. */
async function enterExamples(dataDir: string): Promise<void> {
  const db = openDatabaseIn(dataDir)
  await setExampleCards(db)
  await db.destroy()
}
