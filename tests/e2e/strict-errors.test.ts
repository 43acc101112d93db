import type { Page } from 'playwright'
import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { putProducts } from '../support/shop.ts'
import { type OpenShop, openShop } from './open-shop.ts'

/** A save or an action that fails, and the page on which the merchant starts it. */
type Failing = {
  what: string
  path: string
  island: string
  /** The pattern of the address whose call fails. */
  call: string
  act(page: Page): Promise<void>
  words: RegExp
}

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

const FAILING: Failing[] = [
  {
    what: 'the overcharge switch',
    path: '/setting',
    island: 'Overcharge',
    call: '**/saveAppSwitch',
    act: async (page) => {
      await page.getByRole('switch', { name: 'Overcharge' }).click()
      await press('Turn on')(page)
    },
    words: /^Try again later$/
  },
  {
    what: 'the language selector',
    path: '/setting',
    island: 'LanguageSelect',
    call: '**/updateLanguage',
    act: async (page) => void (await page.getByLabel('Language').selectOption('fr')),
    words: /^The language could not be saved/
  },
  {
    what: 'the switch for visitor figures',
    path: '/main',
    island: 'SpeedVisitors',
    call: '**/saveVisitorFigures',
    act: (page) => page.getByRole('switch', { name: /^Collect visitors/ }).click(),
    words: /^Try again later$/
  },
  {
    what: 'the switch for automatic mode',
    path: '/image_optimisation',
    island: 'AutoSwitch',
    call: '**/saveSettings',
    act: (page) => page.getByRole('switch', { name: 'Automatic optimization' }).click(),
    words: /^Your change could not be saved/
  },
  {
    what: 'restoring a row of the history',
    path: '/image_optimisation',
    island: 'History',
    call: '**/restore',
    act: press('Restore original: Product 1'),
    words: /^Something went wrong/
  },
  {
    what: 'the downgrade to a smaller plan',
    path: '/pricing',
    island: 'PlanPicker',
    call: '**/changePlans',
    async act(page) {
      await press('Downgrade')(page)
      await press('Continue downgrade')(page)
    },
    words: /^The plan could not be changed/
  }
]

async function openPaying(t: Parameters<typeof openShop>[0], env: Record<string, string>) {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1), env)
  const page = await openPage(t, await openBrowser(t), {
    expected: /ERR_FAILED|ERR_INTERNET_DISCONNECTED/
  })
  await shop.signIn(page)
  const { body } = await shop.merchant.post('/api/v1/changePlans', { newLevel: 1 })
  await page.goto(shop.address + body.url)
  await press('Approve')(page)
  await says(page, 'Your plan has changed.')
  await optimiseAll(shop.merchant)
  // The switch of automatic mode turns on only in a shop that is set up.
  await shop.merchant.post('/api/v2/image-opt/saveSettings', { image_opt: { product: 1 } })
  return { shop, page }
}

/** Performs the action while its call fails, and waits until a toast shows the error. */
async function fail(page: Page, shop: OpenShop, { path, island, call, act }: Failing) {
  await page.goto(shop.address + path)
  await awake(page, island)
  await page.route(call, (route) => route.abort())
  await act(page)
  await page.locator('.toast[role="alert"], .toast').first().waitFor()
  await page.unroute(call)
}

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Something went wrong' })

t.test('an error stays on the page until it is closed or its call succeeds §16.7', async (t) => {
  const { shop, page } = await openPaying(t, { STORE_RULES: 'strict' })
  const banner = bannerOf(page)
  for (const failing of FAILING)
    await t.test(`the error of ${failing.what} stays until the merchant closes it`, async (t) => {
      await fail(page, shop, failing)
      t.match(await banner.locator('p').innerText(), failing.words)
      t.ok(
        await banner.evaluate((element) => element.getBoundingClientRect().top >= 0),
        'the banner is on the screen'
      )
      await page.locator('.toast').first().getByRole('button', { name: 'Dismiss' }).click()
      await until('the toast is gone', async () => (await page.locator('.toast').count()) === 0)
      t.ok(await banner.isVisible(), 'the banner stays')
      await banner.getByRole('button', { name: 'Dismiss' }).click()
      t.notOk(await banner.isVisible())
      t.equal(await page.locator('html').getAttribute('data-dismissed'), '')
    })

  await t.test(
    'an error is cleared when the same call succeeds, but not by another call',
    async (t) => {
      const [overcharge] = FAILING as [Failing]
      await fail(page, shop, overcharge)
      t.ok(await banner.isVisible())
      await page.evaluate(() => fetch('/api/v1/getSelectLanguage'))
      t.ok(await banner.isVisible())
      await overcharge.act(page)
      await says(page, 'Succeed')
      await banner.waitFor({ state: 'hidden' })
    }
  )

  await t.test('the banner shows an error about an invalid selection', async (t) => {
    await page.goto(`${shop.address}/image_optimisation`)
    await awake(page, 'History')
    await press('Restore')(page)
    await says(banner, 'Select the correct state of the product data operation')
    t.ok(await banner.isVisible())
  })

  await t.test('a dialog shows errors that occur in it', async (t) => {
    await awake(page, 'HeaderActions')
    await press('Upload images')(page)
    const dialog = page.getByRole('dialog')
    t.equal(await dialog.getByRole('alert').count(), 0, 'the dialog does not show earlier errors')
    await dialog.getByRole('button', { name: 'Upload and optimize' }).click()
    await says(dialog.getByRole('alert'), "haven't uploaded any image")
    await page.keyboard.press('Escape')
  })
})

t.test('without strict rules only a toast shows an error §13.6.1 §16.7', async (t) => {
  const { shop, page } = await openPaying(t, {})
  for (const failing of FAILING) {
    await fail(page, shop, failing)
    await says(page.locator('.toast'), failing.words)
    t.equal(await bannerOf(page).count(), 0, failing.what)
  }
})

t.test(
  'the banner shows an error while the browser is offline, even though no toast can load',
  async (t) => {
    const { shop, page } = await openPaying(t, { STORE_RULES: 'strict' })
    await page.goto(`${shop.address}/setting`)
    await awake(page, 'Overcharge')
    await page.context().setOffline(true)
    await page.getByRole('switch', { name: 'Overcharge' }).click()
    await says(bannerOf(page), 'Try again later')
    t.equal(await page.locator('.toast').count(), 0)
    await page.context().setOffline(false)
  }
)
