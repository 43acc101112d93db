import t from 'tap'
import { openBrowser, openPage, says, until } from '../support/browser.ts'
import { jpeg } from '../support/shop.ts'
import { appIn, awakeIn, openAdmin } from './admin-of.ts'

t.test(
  "inside the platform's admin strict rules apply, and the platform itself asks for the rating §16.4",
  async (t) => {
    const { shop, at } = await openAdmin(t, { env: { STORE_RULES: 'strict' } })
    const media = [{ fileName: 'mug.jpg', alt: '', bytes: await jpeg(1, 640, 480) }]
    await shop.merchant.addProduct({ title: 'Harbor mug', vendor: 'Kiln & Tide', media })
    const browser = await openBrowser(t)
    const page = await openPage(t, browser, { expected: /status of 503|ERR_FAILED/ })
    const app = appIn(page)
    await page.goto(at('apps'))
    await page.getByRole('link', { name: 'Install app' }).click()
    await page.getByRole('button', { name: 'Install' }).click()
    await app.getByRole('heading', { level: 1, name: 'Welcome to Page Speed Boost' }).waitFor()
    await awakeIn(page, 'Wizard')
    await app.getByRole('button', { name: 'Set up later' }).click()

    const guide = app.getByRole('region', { name: 'Finish setting up' })
    await guide.getByRole('button', { name: 'Dismiss' }).click()
    await guide.waitFor({ state: 'hidden' })
    await awakeIn(page, 'HeaderActions')
    await page.route('**/reOptimize', (route) => route.abort())
    await app.getByRole('button', { name: 'Optimize images' }).first().click()
    const dialog = app.getByRole('dialog', { name: 'Manually optimize' })
    await dialog.getByLabel('Select all on this page').check()
    const start = dialog.getByRole('button', { name: 'Optimize 1 product' })
    await start.click()
    await says(dialog.getByRole('alert'), 'Check your connection and try again.')
    await page.unroute('**/reOptimize')
    await start.click()
    await says(app.locator('body'), '1 product optimized')

    const asked = page.getByRole('dialog').filter({ hasText: 'Rate Page Speed Boost' })
    await asked.waitFor()
    t.equal(await app.getByRole('button', { name: 'Rate the app' }).count(), 0)
    await page.keyboard.press('Escape')
    const card = app.getByRole('region', { name: 'Congratulations' })
    await says(card, /on your first run$/)
    t.equal(await app.getByRole('dialog').count(), 0)

    await page.reload()
    await awakeIn(page, 'Prompts')
    await until('the guide stays closed after a reload', async () => !(await guide.isVisible()))
    t.equal(await app.locator('html').getAttribute('data-dismissed'), 'guide')
  }
)
