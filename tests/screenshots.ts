import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import { CHROMIUM_ARGS, findChromium } from './chromium.ts'
import { TOKEN } from './support/app.ts'
import { CLI } from './support/cli.ts'
import { optimiseAll } from './support/runs.ts'
import { type Server, startServer } from './support/server.ts'

/**
 * `npm run screenshots` takes the screenshots in docs/images from the demo store, in light and dark, and those of the
 * App Store listing in data/listing (docs/publishing.md §6). A listing must not show prices, countdowns or requests
 * for reviews, so its screenshots come from a server with strict rules and without plans.
 */
const FOLDER = join(import.meta.dirname, '../docs/images')
const SCREEN = { width: 1280, height: 900 }
const LISTING_FOLDER = join(import.meta.dirname, '../data/listing')
/** The only size of a screenshot that the form accepts. */
const LISTING_SCREEN = { width: 1600, height: 900 }

type Shot = { name: string; path: string; open?(page: Page): Promise<void> }

const SHOTS: readonly Shot[] = [
  { name: 'image-optimisation', path: '/image_optimisation' },
  { name: 'compare', path: '/image_optimisation', open: openComparison },
  { name: 'page-speed', path: '/main' },
  { name: 'settings', path: '/setting', open: untilPreviewed },
  { name: 'pricing', path: '/pricing' },
  { name: 'guide', path: '/guidance?step=2' }
]

const LISTING_RULES = { STORE_RULES: 'strict', BILLING: 'off' }
const LISTED: readonly Shot[] = [
  { name: 'image-optimisation', path: '/image_optimisation' },
  { name: 'compare', path: '/image_optimisation', open: openComparison },
  { name: 'page-speed', path: '/main', open: untilChecked },
  { name: 'settings', path: '/setting', open: untilPreviewed }
]

/** The time limit of a speed check, which opens the store three times on each device. */
const CHECK_MS = 300_000

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
 * Scrolls to the top and waits until the fonts and the visible pictures have loaded and the animations have ended.
 */
async function fullyLoaded(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0))
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

/** Starts a server with a new demo store and optimises its products. Stops the server after `work`. */
async function withDemoStore(
  env: Record<string, string>,
  work: (server: Server) => Promise<void>
): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'))
  const server = await startServer({ DATA_DIR: dataDir, ...env })
  try {
    await optimiseAll(server.merchant)
    await server.merchant.post('/api/v1/saveNewGuideCfg', { new_guide_status: 0 })
    const seen = { name: 'congratulations', type: 'param', st: 1, exp: 0 }
    await server.merchant.post('/api/v2/setting/saveAppSwitch', seen)
    await work(server)
  } finally {
    await server.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

type Look = { viewport: typeof SCREEN; colorScheme: 'light' | 'dark' }

/** Takes the screenshots and writes each one to the path that `pathOf` returns for its name. */
async function take(
  { address }: Server,
  shots: readonly Shot[],
  look: Look,
  pathOf: (name: string) => string
): Promise<void> {
  const page = await browser.newPage({ ...look, locale: 'en-US', reducedMotion: 'reduce' })
  await page.goto(`${address}/main?authToken=${TOKEN}`)
  for (const { name, path, open } of shots) {
    await page.goto(address + path)
    await open?.(page)
    await fullyLoaded(page)
    await page.screenshot({ path: pathOf(name) })
  }
  await page.close()
}

const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
mkdirSync(FOLDER, { recursive: true })
mkdirSync(LISTING_FOLDER, { recursive: true })
try {
  await withDemoStore({}, async (server) => {
    for (const colorScheme of ['light', 'dark'] as const)
      await take(server, SHOTS, { viewport: SCREEN, colorScheme }, (name) =>
        join(FOLDER, `${name}-${colorScheme}.png`)
      )
  })
  await withDemoStore(LISTING_RULES, (server) =>
    take(server, LISTED, { viewport: LISTING_SCREEN, colorScheme: 'light' }, (name) =>
      join(LISTING_FOLDER, `${name}.png`)
    )
  )
} finally {
  await browser.close()
}
const { status } = spawnSync(process.execPath, [CLI, 'optimise', FOLDER, '--auto'], {
  stdio: 'inherit'
})
process.exitCode = status ?? 1
