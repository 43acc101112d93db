import type { Page } from 'playwright'
import t from 'tap'
import { addShop } from '../stand-in/world.ts'
import { openBrowser, openPage, says, until } from '../support/browser.ts'
import { type Admin, appIn, openAdmin } from './admin-of.ts'

/**
 * The server runs without a checker here, so a speed check is refused with the status 503. The first try of a call may
 * be refused with 401.
 */
const EXPECTED = { expected: /status of (503|401)/ }

const homeOf = ({ shop, at }: Admin, path = '') => at(`apps/${shop.world.app.clientId}${path}`)

t.test('the frame in the admin signs the merchant in §1.2.3', async (t) => {
  const admin = await openAdmin(t)
  const { shop, appUrl } = admin
  const browser = await openBrowser(t)
  shop.access.install()

  await t.test(
    'credentials are removed from the address, and later pages open without them',
    async (t) => {
      const page = await openPage(t, browser, EXPECTED)
      const app = appIn(page)
      await page.goto(homeOf(admin, '/main'))
      await app.getByRole('heading', { level: 1, name: 'Page Speed' }).waitFor()
      const frame = page.frames().find((one) => one.url().startsWith(appUrl))
      await until('the address has no credentials', () => !/id_token|hmac/.test(frame?.url() ?? ''))
      t.equal(frame?.url(), `${appUrl}/main?locale=en`)
      t.equal(await app.getByRole('banner').count(), 0, 'the admin shows the name of the app')
      t.equal(await app.getByRole('navigation').count(), 0, 'the admin shows the tabs')
      const menu = page.locator('[data-app-menu]')
      await menu.getByRole('link', { name: 'Pricing' }).click()
      await app.getByRole('heading', { level: 1, name: 'Pricing' }).waitFor()
      const [cookie] = (await page.context().cookies(appUrl)).filter(
        ({ name }) => name === 'psb_frame'
      )
      t.match(cookie, { httpOnly: true, secure: true, sameSite: 'None' })
    }
  )

  await t.test('without cookies an id token identifies the shop on every page', async (t) => {
    const page = await openPage(t, browser, EXPECTED)
    const app = appIn(page)
    await page.route(`${appUrl}/**`, async (route) => {
      const headers = { ...route.request().headers(), cookie: '' }
      await route.continue({ headers })
    })
    await page.goto(homeOf(admin, '/main'))
    await app.getByRole('heading', { level: 1, name: 'Page Speed' }).waitFor()
    await menuOf(page).getByRole('link', { name: 'Settings', exact: true }).click()
    await app.getByRole('heading', { level: 1, name: 'Settings' }).waitFor()
    t.match(page.url(), /\/setting$/, 'without cookies the admin page works too')
  })

  await t.test(
    'two shops that are open in two windows of one browser are not mixed up',
    async (t) => {
      const other = addShop(shop.world, 'summit-wear.myshopify.com', { name: 'Summit Wear' })
      other.access.install()
      const context = await browser.newContext({ locale: 'en-US' })
      t.teardown(() => context.close())
      const [ours, theirs] = [await context.newPage(), await context.newPage()]
      await ours.goto(homeOf(admin, '/setting'))
      await showsShop(ours, shop.domain)
      await theirs.goto(homeOf(admin, '/setting').replace(shop.domain, other.domain))
      await showsShop(theirs, other.domain)
      // Automatic mode is off in this shop, so the settings page offers automatic optimisation.
      const offer = appIn(ours).getByRole('dialog', { name: 'Automatic optimization' })
      t.match(
        await offer.getByRole('link', { name: 'Authorise app' }).getAttribute('href'),
        /^\/shopify\/reauth\?shop=/
      )
      await offer.getByRole('button', { name: 'Close' }).click()
      await says(
        appIn(ours).locator('body'),
        'For the better experience of the APP, please upgrade.'
      )
      // The cookie of the second window is newer, yet the first window still gets a page of its own shop.
      await menuOf(ours).getByRole('link', { name: 'Pricing', exact: true }).click()
      await appIn(ours).getByRole('heading', { level: 1, name: 'Pricing' }).waitFor()
      await showsShop(ours, shop.domain)
      t.match(ours.url(), /harbor-goods/)
    }
  )

  await t.test('missing permissions are requested outside the frame', async (t) => {
    const page = await openPage(t, browser, EXPECTED)
    await page.goto(homeOf(admin, '/main'))
    await showsShop(page, shop.domain)
    const begun = page.waitForRequest(/\/shopify\/auth\?/)
    const frame = page.frames().find((one) => one.url().startsWith(appUrl))
    await frame?.goto(`${appUrl}/auth/leave?shop=${shop.domain}`)
    t.equal((await begun).frame(), page.mainFrame(), 'the request is in the top-level window')
    await page.waitForURL(homeOf(admin, '**'))
    await showsShop(page, shop.domain)
  })
})

/** The app's menu in the navigation of the admin. */
const menuOf = (page: Page) => page.getByRole('navigation', { name: 'Admin' })

/** Waits until the framed page belongs to this shop. */
const showsShop = (page: Page, domain: string) =>
  appIn(page).locator(`body[data-admin="${domain}"]`).waitFor()
