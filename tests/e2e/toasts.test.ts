import type { Page } from 'playwright'
import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

/** Returns the names of the buttons in a dialog or form that are covered by a toast. */
const coveredIn = (page: Page, selector: string) =>
  page.locator(`${selector} button:visible`).evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect()
        const points = [0.2, 0.5, 0.8].map((share) => [left + width * share, top + height / 2])
        return points.some(([x = 0, y = 0]) => {
          const hit = document.elementFromPoint(x, y)
          return hit?.closest('.toast') != null
        })
      })
      .map((button) => button.textContent || button.getAttribute('aria-label'))
  )

t.test('toasts never cover the buttons of a dialog or a form §13.6.2', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 2), { BILLING: 'off' })
  const browser = await openBrowser(t)
  for (const [width, height] of [
    [1280, 800],
    [768, 600],
    [400, 800],
    [400, 500]
  ] as const) {
    const page = await openPage(t, browser)
    await page.setViewportSize({ width, height })
    await shop.signIn(page, '/image_optimisation?tab=4')
    const history = page.getByRole('region', { name: 'Optimization History' })
    await history.scrollIntoViewIfNeeded()
    await awake(page, 'History')
    await history.getByText('Upload images').click()
    const dialog = page.getByRole('dialog', { name: 'Upload images' })
    const start = dialog.getByRole('button', { name: 'Upload and optimize' })
    await start.click()
    await start.click()
    const shown = page.locator('.toast:visible')
    const most = width < 551 ? 1 : 2
    await until('the toasts are shown', async () => (await shown.count()) === most)
    t.strictSame(await coveredIn(page, '.dialog'), [], `a dialog at ${width} × ${height}`)

    await page.goto(`${shop.address}/setting/legacy`)
    await awake(page, 'LegacySettings')
    await page.getByRole('dialog', { name: 'Automatic optimization' }).waitFor()
    await page.keyboard.press('Escape')
    await says(shown, 'For the better experience of the APP, please upgrade.')
    await page.getByRole('radio', { name: /^Automatic/ }).check()
    t.ok(await page.getByRole('button', { name: 'Save' }).isVisible())
    t.strictSame(await coveredIn(page, '.save-bar'), [], `Save at ${width} × ${height}`)
  }
})
