import type { Browser, Locator, Page } from 'playwright'
import type { Test } from 'tap'
import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import { awake, openBrowser, openPage, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { jpeg, put, putProducts } from '../support/shop.ts'
import { type OpenShop, openShop } from './open-shop.ts'

/** Starts a shop with content on every page, and a browser that is signed in to it. */
export async function openTour(
  t: Test,
  options: Parameters<Browser['newPage']>[0] = {},
  env: Record<string, string> = {}
): Promise<{ shop: OpenShop; page: Page }> {
  const fill = async (storeDir: string) => {
    await putProducts(storeDir, 2)
    put(storeDir, {
      'collections/kitchen/cover.jpg': await jpeg(7),
      'blogs/news/opening/cover.jpg': await jpeg(8)
    })
  }
  const shop = await openShop(
    t,
    fill,
    { LISTING_URL: 'https://listing.example/reviews', ...env },
    { isUnrated: true, hasCards: true }
  )
  await optimiseAll(shop.merchant)
  const page = await openPage(t, await openBrowser(t), {
    ...options,
    expected: /status of 404/
  })
  await shop.signIn(page)
  return { shop, page }
}

/** Checks the page in its current state; `what` names the state. */
export type Check = (what: string) => Promise<void>

/** Public pages. They take their language from the address. */
const PUBLIC = ['/sign-in', '/404', '/error', '/cookieError', '/privacy-policy']

const STEPS_OF_THE_GUIDE = [1, 2, 3, 4, 5].map((step) => `/guidance?step=${step}`)

const SIGNED_IN = [
  '/image_optimisation',
  '/main',
  '/setting',
  '/setting/legacy',
  '/pricing',
  '/recommended-apps',
  '/theme-editor',
  ...STEPS_OF_THE_GUIDE
]

/** Opens every page as the server sends it to a signed-in browser, and checks each. */
export async function everyPage(
  page: Page,
  { address }: OpenShop,
  language: string,
  check: Check
): Promise<void> {
  for (const path of [...PUBLIC.map((path) => `${path}?locale=${language}`), ...SIGNED_IN]) {
    await page.goto(address + path)
    await check(path)
  }
  await page.goto(`${address}/image_optimisation`)
  const details = page.locator('a[href*="image_optimisation_details"]').first()
  await page.goto(new URL((await details.getAttribute('href')) ?? '', address).href)
  await check('the details of a product')
}

/**
 * Opens every dialog, and the page on which a plan is approved, and checks each. Buttons are found by their text in
 * the language of `words`.
 */
export async function everyDialog(
  page: Page,
  { address, merchant }: OpenShop,
  words: TranslationFunctions,
  check: Check
): Promise<void> {
  const button = (name: string) => page.getByRole('button', { name, exact: true }).first()
  const front = page.locator('[role="dialog"], [role="alertdialog"]')
  const open = async (opener: Locator) => {
    await opener.click()
    await front.last().waitFor()
  }
  const close = async () => {
    await page.keyboard.press('Escape')
    await until('the dialog is closed', async () => (await front.count()) === 0)
  }

  const { body } = await merchant.post('/api/v1/changePlans', { newLevel: 1 })
  await page.goto(new URL(body.url, address).href)
  await check('the page on which a plan is approved')
  await button(words.confirmPage.approve()).click()
  await page.waitForURL('**/pricing*')
  await awake(page, 'PlanPicker')
  await button(words.planPicker.downgrade()).click()
  await front.waitFor()
  await check('the confirmation of a downgrade')
  await front.getByRole('button', { name: words.planPicker.go(), exact: true }).click()
  await button(words.planPicker.freeTimes()).waitFor()

  const again = await merchant.post('/api/v1/changePlans', { newLevel: 1 })
  await page.goto(new URL(again.body.url, address).href)
  await button(words.confirmPage.approve()).click()
  await page.waitForURL('**/pricing*')

  await page.goto(`${address}/image_optimisation`)
  for (const island of ['HeaderActions', 'History', 'RunLog']) await awake(page, island)

  await open(button(words.imagesPage.settings()))
  await check('the optimization settings')
  await front.getByRole('radio', { checked: false }).first().check()
  await front.getByRole('button', { name: words.dialog.cancel(), exact: true }).click()
  await page.locator('[role="alertdialog"]').waitFor()
  await check('the question before leaving')
  await page
    .locator('[role="alertdialog"]')
    .getByRole('button', { name: words.compression.leave(), exact: true })
    .click()
  await until('the dialog is closed', async () => (await front.count()) === 0)

  await open(button(words.imagesPage.optimize()))
  await front.getByLabel(words.manual.selectPage(), { exact: true }).check()
  await check('the manual selection')
  for (const tab of [words.manual.tabs.collection(), words.manual.tabs.article()]) {
    await front.getByRole('tab', { name: tab, exact: true }).click()
    await check(`the manual selection, ${tab}`)
  }
  await close()

  await open(button(words.uploads.action()))
  await check('the upload')
  await close()

  await open(button(words.runLog.open()))
  await front.getByRole('listitem').first().waitFor()
  await check('the log of runs')
  await close()

  await page.getByRole('button', { name: words.history.compare() }).first().click()
  await front.getByRole('slider').waitFor()
  await check('the comparison')
  await close()

  await open(button(words.feedback.open()))
  await check('the message to support')
  await close()

  await page.getByRole('region', { name: words.review.title() }).waitFor()
  await check('the question for a rating')

  await page.goto(`${address}/main`)
  await awake(page, 'SpeedVideo')
  await open(button(words.speed.video.watch()))
  await check('the film')
  await close()
}
