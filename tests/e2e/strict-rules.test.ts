import type { Page } from 'playwright'
import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'
import { everyPage } from './tour.ts'

const STRICT = { STORE_RULES: 'strict' }
const LISTING = 'https://listing.example/reviews'
const dialogs = (page: Page) => page.locator('[role="dialog"], [role="alertdialog"]')

t.test(
  'the discount offer names its last day, and the page does not reload when the offer ends §11.8.1 §16.2',
  async (t) => {
    const shop = await openShop(t, () => {}, STRICT)
    const page = await openPage(t, await openBrowser(t))
    await page.clock.install()
    await shop.signIn(page, '/pricing')
    await awake(page, 'PlanPicker')
    let loads = 0
    page.on('load', () => {
      loads += 1
    })
    const line = page.getByText(/^Offer ends on /)
    const said = await line.innerText()
    await page.clock.fastForward(169 * 60 * 60 * 1000)
    t.equal(await line.innerText(), said)
    t.equal(await page.getByRole('timer').count(), 0)
    t.equal(loads, 0)
  }
)

t.test('a dialog opens only after a press on the card that offers it §16.3', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1), STRICT, { isNew: true })
  await shop.merchant.post('/api/v1/saveNewGuideCfg', { new_guide_status: 0 })
  await optimiseAll(shop.merchant)
  const browser = await openBrowser(t)
  const page = await openPage(t, browser)
  await shop.signIn(page)
  await awake(page, 'Prompts')
  const card = page.getByRole('region', { name: 'Congratulations' })
  await says(card, /^You saved \d+\.\d\d.KB on your first run$/)
  t.equal(await dialogs(page).count(), 0)
  await card.getByRole('button', { name: 'See the result' }).click()
  const dialog = page.getByRole('dialog', { name: 'Congratulations' })
  await says(dialog, 'The new files are that much smaller than the originals.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })

  await page.goto(`${shop.address}/setting/legacy`)
  await awake(page, 'LegacySettings')
  const upgrade = page.getByRole('region', { name: 'Automatic optimization' })
  await says(upgrade, /needs your permission again/)
  t.equal(await dialogs(page).count(), 0)
  await upgrade.getByRole('button', { name: 'Authorise app' }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Authorise app' }).waitFor()
  await page.keyboard.press('Escape')
  await says(page, 'For the better experience of the APP, please upgrade.')
  // The reload below must wait until the call has been answered.
  const saved = page.waitForResponse(/saveAppSwitch/)
  await upgrade.getByRole('button', { name: 'Close' }).click()
  await upgrade.waitFor({ state: 'detached' })
  await saved
  await page.reload()
  await awake(page, 'LegacySettings')
  t.notOk(await upgrade.isVisible(), 'the card stays closed after a reload')
})

t.test(
  'every rating, low or high, leads to the listing and to the contact form §16.4',
  async (t) => {
    const browser = await openBrowser(t)
    for (const stars of ['2 stars', '5 stars']) {
      const env = { ...STRICT, LISTING_URL: LISTING }
      const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1), env, {
        isUnrated: true
      })
      await optimiseAll(shop.merchant)
      const page = await openPage(t, browser)
      await shop.signIn(page)
      await awake(page, 'Prompts')
      await page.getByRole('button', { name: 'Rate the app' }).click()
      await page.getByRole('radio', { name: stars }).check()
      await page.getByRole('button', { name: 'Send rating' }).click()
      const thanks = page.getByRole('dialog', { name: 'Thank you for your rating.' })
      const listing = thanks.getByRole('link', { name: 'Leave a public rating' })
      t.equal(await listing.getAttribute('href'), LISTING, stars)
      t.equal(page.context().pages().length, 1, 'no tab is opened')
      await thanks.getByRole('button', { name: 'Tell us more' }).click()
      await page.getByRole('dialog', { name: 'Contact support' }).waitFor()
      await page.keyboard.press('Escape')
      t.equal(await page.getByRole('button', { name: 'Rate the app' }).count(), 0)
    }
  }
)

t.test(
  'in the admin the platform asks for a rating after a successful run, and no button offers to rate the app',
  async (t) => {
    const fill = (storeDir: string) => putProducts(storeDir, 1)
    const shop = await openShop(t, fill, STRICT, { isUnrated: true })
    await optimiseAll(shop.merchant)
    const page = await openPage(t, await openBrowser(t))
    await page.addInitScript(() => {
      const asked: string[] = []
      const request = async () => {
        asked.push(location.pathname)
        return { success: true, code: 'success' }
      }
      Object.assign(window, { asked, shopify: { reviews: { request } } })
    })
    const asked = () => page.evaluate(() => (window as unknown as { asked: string[] }).asked)
    await shop.signIn(page)
    for (const island of ['Prompts', 'History', 'RunProgress']) await awake(page, island)
    t.equal(await page.getByRole('button', { name: 'Rate the app' }).count(), 0)
    t.strictSame(await asked(), [], 'opening the page does not ask')
    await page.getByRole('button', { name: 'Restore original: Product 1' }).click()
    await says(page, '1 product restored')
    await until('the platform has asked', async () => (await asked()).length === 1)
    await until('the rating is recorded as requested', async () => {
      const { body } = await shop.merchant.get('/api/v1/getSettingInfo')
      return body.data.review_tips === 0
    })
  }
)

t.test('the guide ends without asking for a rating §16.7', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1), STRICT)
  await optimiseAll(shop.merchant)
  const page = await openPage(t, await openBrowser(t), { expected: /ERR_FAILED/ })
  await shop.signIn(page, '/guidance?step=5')
  await awake(page, 'Wizard')
  await says(page, 'Step 4 of 4')
  await page.route('**/saveSettings', (route) => route.abort())
  const next = page.getByRole('button', { name: 'Next' })
  await next.click()
  await page.getByRole('main').getByRole('alert').getByText('Error').waitFor()
  await page.waitForTimeout(1500)
  t.match(page.url(), /guidance/, 'an error does not leave the page by itself')
  await page.unroute('**/saveSettings')
  await next.click()
  await says(page, 'Your store is set up')
  t.equal(await page.getByRole('radio').count(), 0)
  await page.waitForURL('**/pricing')
})

const CLAIMS = /80%|200 to 300 ms|faster|easier to find|better search|opens? (it )?at once/g

t.test('pages explain how preloading works and promise no result §16.8', async (t) => {
  const fill = (storeDir: string) => putProducts(storeDir, 1)
  const browser = await openBrowser(t)
  const said = async (env: Record<string, string>) => {
    const shop = await openShop(t, fill, env)
    await optimiseAll(shop.merchant)
    const page = await openPage(t, browser, { javaScriptEnabled: false, expected: /status of 404/ })
    await shop.signIn(page)
    const claims: string[] = []
    await everyPage(page, shop, 'en', async (where) => {
      // The text of the page, including its collapsed parts but not the props of its islands.
      const text = await page.locator('main').evaluate((main) => {
        for (const script of main.querySelectorAll('script')) script.remove()
        return main.textContent ?? ''
      })
      for (const [claim] of text.matchAll(CLAIMS)) claims.push(`${where}: ${claim}`)
      if (where === '/main') t.match(text, /Speed test scores stay the same\./)
    })
    return claims
  }
  t.strictSame(await said(STRICT), [])
  t.ok((await said({})).length > 4)
})
