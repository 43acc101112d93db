import type { Page } from 'playwright'
import { untilDone } from '../support/runs.ts'
import type { Server } from '../support/server.ts'
import { TOKEN } from '../support/token.ts'

/** Takes a picture of what is on the screen, or of the whole page, under this name. */
export type Shoot = (name: string, extent?: 'screen' | 'whole') => Promise<void>

/** The time limit of a speed check, which opens the store three times on each device. */
export const CHECK_MS = 600_000

/**
 * Walks a new shop from signing in to the measured gain, and takes a picture of each screen. docs/walk.md shows them in
 * this order.
 */
export async function walk(page: Page, server: Server, shoot: Shoot): Promise<void> {
  const { address, merchant } = server
  const open = async (path: string, island: string) => {
    await page.goto(address + path)
    await page.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' })
  }
  await page.goto(`${address}/sign-in`)
  await shoot('sign-in')
  await page.getByLabel('Access token').fill(TOKEN)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL((url) => url.pathname !== '/sign-in')

  await open('/main', 'SpeedGauge')
  const firstCheck = await untilChecked(server, '')
  await open('/main', 'SpeedGauge')
  await shoot('page-speed-before', 'whole')

  await guide(page, open, shoot)
  await merchant.post('/api/v1/reviewTipsClick', { score: 0 })
  const seen = { name: 'congratulations', type: 'param', st: 1, exp: 0 }
  await merchant.post('/api/v2/setting/saveAppSwitch', seen)

  await open('/image_optimisation', 'HeaderActions')
  await shoot('image-optimisation-empty')
  await run(page, server, shoot)
  await untilChecked(server, firstCheck)

  await open('/image_optimisation', 'History')
  await shoot('image-optimisation')
  await open('/image_optimisation?sort=saved', 'History')
  await page.locator('#history-panel').evaluate((panel) => panel.parentElement?.scrollIntoView())
  await shoot('history')
  await page
    .getByRole('button', { name: /^Compare: / })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('slider').waitFor()
  await shoot('compare')
  await page.keyboard.press('Escape')
  await page.locator('#history-panel tbody a').first().click()
  await page.locator('[data-island="DetailTable"][data-awake]').waitFor({ state: 'attached' })
  await shoot('details')
  await page.goto(`${address}/setting`)
  await page.locator('.live-preview-size').waitFor()
  await shoot('settings')
  await open('/main', 'SpeedGauge')
  await shoot('page-speed', 'whole')
  await open('/pricing', 'PlanPicker')
  await shoot('pricing', 'whole')
}

type Open = (path: string, island: string) => Promise<void>

async function guide(page: Page, open: Open, shoot: Shoot): Promise<void> {
  await open('/guidance', 'Wizard')
  await page.getByText(/ can be saved \(\d+%\)\.$/).waitFor()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>('.look-tile')].every(({ innerText }) =>
      innerText.includes('→')
    )
  )
  await shoot('guide-gain', 'whole')
  const next = page.locator('.wizard-foot button[type=submit]')
  for (const name of ['images', 'alt-texts', 'file-names', 'originals']) {
    const before = await page.getByRole('heading', { level: 1 }).innerText()
    await next.click()
    await page.getByRole('heading', { level: 1 }).filter({ hasNotText: before }).waitFor()
    await shoot(`guide-${name}`)
  }
  await next.click()
  const stars = page.getByRole('button', { name: /star/ })
  // The page does not go on while the pointer is on the stars.
  await stars.nth(2).hover()
  await shoot('guide-rating')
  await page.mouse.move(0, 0)
  await page.waitForURL('**/pricing')
}

/** Optimises all products as a merchant does. */
async function run(page: Page, { merchant }: Server, shoot: Shoot): Promise<void> {
  await page.getByRole('button', { name: 'Optimize images' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
  await dialog.getByRole('button', { name: /^Select all/ }).click()
  await dialog.getByText(/12 selected/).waitFor()
  await shoot('choose')
  await dialog.getByRole('button', { name: 'Optimize 12 products' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByRole('progressbar').first().waitFor()
  await page.waitForFunction(() => document.querySelectorAll('#history-panel tbody tr').length > 2)
  await shoot('image-optimisation-running')
  await untilDone(merchant)
}

/** Waits until a check has ended after the one that ended at `last`. Returns when it ended. */
async function untilChecked({ merchant }: Server, last: string): Promise<string> {
  const end = Date.now() + CHECK_MS
  while (Date.now() < end) {
    const { body } = await merchant.get('/api/v2/home/getPageSpeedScore')
    if (body.status === 3) throw new Error(`The store could not be measured: ${body.reason}`)
    if (body.status === 1 && body.checked_at !== last) return String(body.checked_at)
    await new Promise((resolve) => setTimeout(resolve, 1000))
  }
  throw new Error(`Expected a finished check within ${CHECK_MS} ms`)
}
