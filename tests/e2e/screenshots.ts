import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from '../support/chromium.ts'
import { CLI } from '../support/cli.ts'
import { optimiseAll } from '../support/runs.ts'
import { type Server, startServer } from '../support/server.ts'
import { TOKEN } from '../support/token.ts'
import { CHECK_MS, walk } from './walk.ts'

/**
 * `npm run screenshots` walks a new shop through every screen and takes their pictures for docs/walk.md, in light and
 * dark; then it takes those of the App Store listing in data/listing (docs/publishing.md §6). A listing must not show
 * prices, countdowns or requests for reviews, so its screenshots come from a server with strict rules and without
 * plans. With `-- --walk` it takes no pictures for the listing.
 */
const FOLDER = join(import.meta.dirname, '../../docs/images')
const SCREEN = { width: 1280, height: 900 }
const LISTING_FOLDER = join(import.meta.dirname, '../../data/listing')
/** The only size of a screenshot that the form accepts. */
const LISTING_SCREEN = { width: 1600, height: 900 }

type Shot = { name: string; path: string; open?(page: Page): Promise<void> }

const LISTING_RULES = { STORE_RULES: 'strict', BILLING: 'off' }
const LISTED: readonly Shot[] = [
  { name: 'image-optimisation', path: '/image_optimisation' },
  { name: 'compare', path: '/image_optimisation', open: openComparison },
  { name: 'page-speed', path: '/main', open: untilChecked },
  { name: 'settings', path: '/setting', open: untilPreviewed }
]

async function untilChecked(page: Page): Promise<void> {
  await page
    .locator('[data-island="SpeedGauge"][data-awake] button[aria-busy="false"]')
    .waitFor({ timeout: CHECK_MS })
  const rating = page.getByRole('button', { name: 'Rate the app' })
  await rating.locator('xpath=following::button[1]').click()
  await rating.waitFor({ state: 'hidden' })
}

async function untilPreviewed(page: Page): Promise<void> {
  await page.locator('.live-preview-size').waitFor()
}

async function openComparison(page: Page): Promise<void> {
  await page.locator('[data-island="History"][data-awake]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await page.getByRole('dialog').getByRole('slider').waitFor()
}

/**
 * Waits until the fonts and the visible pictures have loaded and the animations have ended.
 */
async function fullyLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(
      (image) => image.complete || image.getBoundingClientRect().top > innerHeight
    )
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})))
  })
}

/** Starts a server with a new demo store. Stops the server after `work`. */
async function withDemoStore(
  env: Record<string, string>,
  work: (server: Server) => Promise<void>
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'))
  const server = await startServer({ DATA_DIR: dataDir, ...env })
  try {
    await work(server)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

/** Optimises the products, and marks as done what shows itself only to a new shop. */
async function settle({ merchant }: Server): Promise<void> {
  await optimiseAll(merchant)
  await merchant.post('/api/v1/saveNewGuideCfg', { new_guide_status: 0 })
  const seen = { name: 'congratulations', type: 'param', st: 1, exp: 0 }
  await merchant.post('/api/v2/setting/saveAppSwitch', seen)
}

/** Walks through the app and takes each picture twice, in light and dark. */
async function takeWalk(server: Server): Promise<void> {
  const page = await browser.newPage({ viewport: SCREEN, locale: 'en-US', reducedMotion: 'reduce' })
  page.setDefaultTimeout(60_000)
  await walk(page, server, async (name, extent) => {
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      await fullyLoaded(page)
      await page.screenshot({
        path: join(FOLDER, `${name}-${colorScheme}.png`),
        fullPage: extent === 'whole'
      })
    }
  })
  await page.close()
}

/** Takes the pictures of the listing. */
async function takeListing({ address }: Server): Promise<void> {
  const page = await browser.newPage({
    viewport: LISTING_SCREEN,
    colorScheme: 'light',
    locale: 'en-US',
    reducedMotion: 'reduce'
  })
  await page.goto(`${address}/main?authToken=${TOKEN}`)
  for (const { name, path, open } of LISTED) {
    await page.goto(address + path)
    await open?.(page)
    await page.evaluate(() => scrollTo(0, 0))
    await fullyLoaded(page)
    await page.screenshot({ path: join(LISTING_FOLDER, `${name}.png`) })
  }
  await page.close()
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
mkdirSync(FOLDER, { recursive: true })
mkdirSync(LISTING_FOLDER, { recursive: true })
try {
  await withDemoStore({ LISTING_URL: 'https://listing.example/reviews' }, takeWalk)
  if (!process.argv.includes('--walk'))
    await withDemoStore(LISTING_RULES, async (server) => {
      await settle(server)
      await takeListing(server)
    })
} finally {
  await browser.close()
}
const { status } = spawnSync(process.execPath, [CLI, 'optimise', FOLDER, '--auto'], {
  stdio: 'inherit'
})
process.exitCode = status ?? 1
