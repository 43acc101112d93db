import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Locator, type Page } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../../support/chromium.ts'
import { optimiseAll } from '../../support/runs.ts'
import { type Server, startServer } from '../../support/server.ts'
import { jpeg, put } from '../../support/shop.ts'
import { TOKEN } from '../../support/token.ts'

/** The largest number of rows on a page of a list (specification §7.2). */
const ROWS = 100
const FRAMES = 200

export type FrameTimes = { what: string; median: number; p95: number; most: number }

/**
 * Measures how many milliseconds the main thread needs per frame while a list of 100 rows is scrolled, and while its
 * rows are selected.
 */
export async function measureFrames(): Promise<FrameTimes[]> {
  const folder = mkdtempSync(join(tmpdir(), 'psb-frames-'))
  const storeDir = join(folder, 'store')
  for (let index = 0; index < ROWS; index++)
    put(storeDir, {
      [`products/cup-${index}/cup.jpg`]: await jpeg(index, 96, 96),
      [`products/cup-0/view-${index}.jpg`]: await jpeg(index, 64, 96)
    })
  const env = { STORE_DIR: storeDir, DATA_DIR: join(folder, 'data'), BILLING: 'off' }
  const server = await startServer(env)
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  try {
    await optimiseAll(server.merchant)
    return [
      ...(await history(browser, server)),
      ...(await manualList(browser, server)),
      ...(await images(browser, server))
    ]
  } finally {
    await browser.close()
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function history(browser: Browser, server: Server): Promise<FrameTimes[]> {
  const page = await open(browser, server)
  await awake(page, 'History')
  await showAll(page.locator('section.history'))
  return timesOf(page, 'history', 'section.history')
}

async function manualList(browser: Browser, server: Server): Promise<FrameTimes[]> {
  const page = await open(browser, server)
  await awake(page, 'HeaderActions')
  await page.getByRole('button', { name: 'Optimize images' }).first().click()
  await showAll(page.getByRole('dialog', { name: 'Manually optimize' }))
  return timesOf(page, 'manual list', '[role=dialog]')
}

async function images(browser: Browser, server: Server): Promise<FrameTimes[]> {
  const page = await open(browser, server)
  await awake(page, 'History')
  await showAll(page.locator('section.history'))
  const row = page.getByRole('row').filter({ hasText: `${ROWS + 1} images` })
  await row.getByRole('link').first().click()
  await awake(page, 'DetailTable')
  await showAll(page.locator('section.detail'))
  return timesOf(page, 'images of a product', 'section.detail')
}

async function open(browser: Browser, server: Server): Promise<Page> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US'
  })
  await page.goto(`${server.address}/?authToken=${TOKEN}`)
  await page.goto(`${server.address}/image_optimisation`)
  return page
}

/** Waits until an island is hydrated. */
const awake = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' })

async function showAll(list: Locator): Promise<void> {
  await list.getByLabel('Rows').selectOption(String(ROWS))
  const boxes = list.locator('tbody [type=checkbox]')
  await boxes.nth(ROWS - 1).waitFor()
}

async function timesOf(page: Page, list: string, within: string): Promise<FrameTimes[]> {
  const found = await page.evaluate(framesIn, { within, frames: FRAMES })
  if (found.rows < ROWS)
    throw new Error(`Expected ${ROWS} rows in the ${list}, found ${found.rows}`)
  return Object.entries(found.times).map(([what, times]) => {
    const sorted = times.toSorted((one, other) => one - other)
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
    return { what: `${list}: ${what}`, median: at(0.5), p95: at(0.95), most: at(1) }
  })
}

/** Runs in the page. Each step runs at the start of a frame, and the frame ends once it has been painted. */
async function framesIn({ within, frames }: { within: string; frames: number }) {
  const place = document.querySelector(within) ?? document.body
  const boxes = [
    ...place.querySelectorAll<HTMLElement>('tbody [type=checkbox], tbody [role=checkbox]')
  ]
  const scrolled =
    [...place.querySelectorAll('*')].find(
      ({ scrollHeight, clientHeight }) => clientHeight > 200 && scrollHeight > clientHeight * 2
    ) ?? document.documentElement

  function frame(step: () => void): Promise<number> {
    return new Promise((resolve) => {
      requestAnimationFrame(() => {
        const start = performance.now()
        const { port1, port2 } = new MessageChannel()
        port1.onmessage = () => resolve(performance.now() - start)
        step()
        port2.postMessage(null)
      })
    })
  }
  const times: Record<string, number[]> = { scrolling: [], 'choosing a row': [] }
  for (let index = 0; index < frames; index++)
    times.scrolling?.push(await frame(() => scrolled.scrollBy(0, index < frames / 2 ? 45 : -45)))
  for (let index = 0; index < frames; index++)
    times['choosing a row']?.push(await frame(() => boxes[index % boxes.length]?.click()))
  return { times, rows: boxes.length }
}
