import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright-core'
import { CHROMIUM_ARGS, findChromium } from './chromium.ts'
import { TOKEN } from './support/app.ts'
import { CLI } from './support/cli.ts'
import { optimiseAll } from './support/runs.ts'
import { startServer } from './support/server.ts'

/**
 * `npm run screenshots`: takes the screenshots in docs/images from the demo store, light and dark, and those of the
 * App Store listing in data/listing (docs/publishing.md §6).
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
  { name: 'settings', path: '/setting' },
  { name: 'pricing', path: '/pricing' },
  { name: 'guide', path: '/guidance?step=2' }
]

async function openComparison(page: Page): Promise<void> {
  await page.locator('[data-island="History"][data-awake]').waitFor({ state: 'attached' })
  await page.getByRole('button', { name: 'Compare' }).first().click()
  await page.getByRole('dialog').getByRole('slider').waitFor()
}

/** Waits until fonts and pictures are loaded and animations have ended. */
async function fullyLoaded(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.images].every(({ complete, loading }) => complete || loading === 'lazy')
  )
  await page.evaluate(async () => {
    await document.fonts.ready
    await Promise.all(document.getAnimations().map((each) => each.finished.catch(() => {})))
  })
}

const dataDir = mkdtempSync(join(tmpdir(), 'screenshots-'))
const server = await startServer({ DATA_DIR: dataDir })
const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
mkdirSync(FOLDER, { recursive: true })
mkdirSync(LISTING_FOLDER, { recursive: true })
try {
  await optimiseAll(server.merchant)
  await server.merchant.post('/api/v1/saveNewGuideCfg', { new_guide_status: 0 })
  const seen = { name: 'congratulations', type: 'param', st: 1, exp: 0 }
  await server.merchant.post('/api/v2/setting/saveAppSwitch', seen)
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await browser.newPage({
      viewport: SCREEN,
      locale: 'en-US',
      colorScheme,
      reducedMotion: 'reduce'
    })
    await page.goto(`${server.address}/main?authToken=${TOKEN}`)
    for (const { name, path, open } of SHOTS) {
      await page.goto(server.address + path)
      await open?.(page)
      await fullyLoaded(page)
      await page.screenshot({ path: join(FOLDER, `${name}-${colorScheme}.png`) })
      if (colorScheme === 'dark') continue
      await page.setViewportSize(LISTING_SCREEN)
      await fullyLoaded(page)
      await page.screenshot({ path: join(LISTING_FOLDER, `${name}.png`) })
      await page.setViewportSize(SCREEN)
    }
    await page.close()
  }
} finally {
  await browser.close()
  await server.stop()
  rmSync(dataDir, { recursive: true, force: true })
}
const { status } = spawnSync(process.execPath, [CLI, 'optimise', FOLDER, '--auto'], {
  stdio: 'inherit'
})
process.exitCode = status ?? 1
