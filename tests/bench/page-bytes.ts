import { chromium } from 'playwright'
import { CHROMIUM_ARGS } from '../support/chromium.ts'
import { type PageWeight, weighPage } from '../support/page-weight.ts'
import { optimiseAll } from '../support/runs.ts'
import { startServer } from '../support/server.ts'
import { TOKEN } from '../support/token.ts'

export type PageBytes = PageWeight & { page: string }

const PAGES = ['/sign-in', '/404', '/image_optimisation']

/** Measures what a browser fetches for each page before any interaction, in compressed bytes. */
export async function measurePages(
  storeDir: string,
  dataDir: string,
  executablePath: string
): Promise<PageBytes[]> {
  const server = await startServer({ STORE_DIR: storeDir, DATA_DIR: dataDir, BILLING: 'off' })
  await optimiseAll(server.merchant)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  // The first visit after the first run may open a dialog that congratulates, once. Its files belong to no page.
  const first = await browser.newPage()
  await first.goto(`${server.address}/?authToken=${TOKEN}`)
  await first.goto(`${server.address}/image_optimisation`)
  await first.waitForLoadState('networkidle')
  await first.close()
  const measured: PageBytes[] = []
  for (const path of PAGES) {
    const page = await browser.newPage()
    if (path === '/image_optimisation') await page.goto(`${server.address}/?authToken=${TOKEN}`)
    await page.goto(server.address + path)
    await page.waitForLoadState('networkidle')
    measured.push({ page: path, ...(await weighPage(page)) })
    await page.close()
  }
  await browser.close()
  await server.stop()
  return measured
}
