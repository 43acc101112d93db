import { chromium } from 'playwright-core'
import { TOKEN } from '../support/app.ts'
import { CHROMIUM_ARGS } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { startServer } from '../support/server.ts'

export type PageBytes = { page: string; react: number; other: number; css: number }

const PAGES = ['/sign-in', '/404', '/image_optimisation']

/** What a browser fetches for each page before anyone touches it, as compressed bytes. */
export async function measurePages(
  storeDir: string,
  dataDir: string,
  executablePath: string
): Promise<PageBytes[]> {
  const server = await startServer({ STORE_DIR: storeDir, DATA_DIR: dataDir, BILLING: 'off' })
  await optimiseAll(server.merchant)
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_ARGS })
  const measured: PageBytes[] = []
  for (const path of PAGES) {
    const page = await browser.newPage()
    if (path === '/image_optimisation') await page.goto(`${server.address}/?authToken=${TOKEN}`)
    await page.goto(server.address + path)
    await page.waitForLoadState('networkidle')
    const files = await page.evaluate(() =>
      performance.getEntriesByType('resource').map((entry) => {
        const { name, encodedBodySize } = entry as PerformanceResourceTiming
        return { name, bytes: encodedBodySize }
      })
    )
    const sum = (pattern: RegExp, but?: RegExp) =>
      files
        .filter(({ name }) => pattern.test(name) && !but?.test(name))
        .reduce((total, { bytes }) => total + bytes, 0)
    const react = /\/react[-.][^/]*\.js/
    measured.push({ page: path, react: sum(react), other: sum(/\.js$/, react), css: sum(/\.css$/) })
    await page.close()
  }
  await browser.close()
  await server.stop()
  return measured
}
