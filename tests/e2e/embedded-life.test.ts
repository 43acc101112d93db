import type { Page } from 'playwright'
import t from 'tap'
import { sha256 } from '../../server/core/files/hash.ts'
import { idTokenFor, launchAddress } from '../stand-in/access/launch.ts'
import type { MediaImage } from '../stand-in/content/entities.ts'
import type { ShopWorld } from '../stand-in/world.ts'
import { openBrowser, openPage, says, until } from '../support/browser.ts'
import { jpeg, png } from '../support/shop.ts'
import { type Admin, appIn, awakeIn, openAdmin } from './admin-of.ts'

/** Adds three products with two pictures each. The second picture of each product is a PNG. */
async function fill({ merchant }: ShopWorld): Promise<void> {
  for (const [seed, title] of ['Harbor mug', 'Summit bottle', 'Cedar candle'].entries()) {
    const name = title.toLowerCase().replace(' ', '-')
    const media = [
      { fileName: `${name}.jpg`, alt: '', bytes: await jpeg(seed * 3 + 1, 640, 480) },
      { fileName: `${name}-side.png`, alt: '', bytes: await png(seed * 3 + 2, 640, 480) }
    ]
    await merchant.addProduct({ title, vendor: 'Kiln & Tide', media })
  }
}

/** Returns the images that the shop shows, in the order of its products. */
const imagesOf = ({ content }: ShopWorld): MediaImage[] =>
  [...content.products.values()]
    .sort((a, b) => a.number - b.number)
    .flatMap(({ media }) =>
      media.filter((medium): medium is MediaImage => medium.__typename === 'MediaImage')
    )

const picturesOf = (shop: ShopWorld) =>
  imagesOf(shop).map(({ fileName, alt, stored }) => ({
    fileName,
    alt,
    hash: stored && sha256(stored.bytes)
  }))

const bytesOf = (shop: ShopWorld): number =>
  imagesOf(shop).reduce((sum, { stored }) => sum + (stored?.bytes.length ?? 0), 0)

t.test(
  'a merchant uses the app in the admin from installing to uninstalling it §1.1.1–1.1.3',
  async (t) => {
    const admin = await openAdmin(t)
    const { shop, at } = admin
    await fill(shop)
    const before = picturesOf(shop)
    const bytesBefore = bytesOf(shop)
    // The server runs without a checker here, so a speed check is refused with the status 503.
    const page = await openPage(t, await openBrowser(t), { expected: /status of 503/ })
    const app = appIn(page)

    await t.test('the app is installed from the admin and opens with the guide', async (t) => {
      await page.goto(at('apps'))
      await page.getByRole('link', { name: 'Install app' }).click()
      await says(page, 'write_products')
      await page.getByRole('button', { name: 'Install' }).click()
      await app.getByRole('heading', { level: 1, name: 'Welcome to Page Speed Boost' }).waitFor()
      t.same(shop.access.tokens.count(), { access: 1, refresh: 1 }, 'the id token was exchanged')
      t.match(page.url(), /\/admin\/apps\/\w+\/guidance/)
      t.notMatch(page.url(), /hmac|id_token/)
    })

    await t.test('the merchant completes the guide in the frame', async (t) => {
      await awakeIn(page, 'Wizard')
      await app.getByRole('button', { name: "let's start now" }).click()
      for (const question of [
        'Which images do you want to compress?',
        'Alt text optimization',
        'Image filename optimization',
        'Your originals are backed up for 30 days'
      ]) {
        await app.getByRole('heading', { level: 1, name: question }).waitFor()
        await app.getByRole('button', { name: 'Next' }).click()
      }
      await page.waitForURL('**/pricing')
      t.equal(await app.getByRole('navigation').count(), 0, 'the admin shows the menu')
      t.equal(await app.getByRole('banner').count(), 0, 'and the name of the app and the shop')
    })

    await t.test('a run optimises the pictures, and the shop shows the smaller ones', async (t) => {
      await openScreen(page, 'Image Optimization')
      await awakeIn(page, 'HeaderActions')
      await app.getByRole('button', { name: 'Optimize images' }).first().click()
      const dialog = app.getByRole('dialog', { name: 'Manually optimize' })
      await dialog.getByLabel('Select all on this page').check()
      await dialog.getByRole('button', { name: 'Optimize 3 products' }).click()
      await app.getByText('3 products optimized').first().waitFor()
      await app.getByRole('dialog', { name: 'Congratulations' }).press('Escape')
      await app
        .locator('.stats')
        .getByText(/across \d+ images/)
        .waitFor()
      await app.getByText('smaller copies').first().waitFor()
      await page.goto(at('products'))
      await page.getByRole('link', { name: 'Harbor mug' }).click()
      await says(page, 'harbor-mug.jpg')
      t.ok(bytesOf(shop) < bytesBefore * 0.8, `${bytesOf(shop)} of ${bytesBefore} bytes remain`)
      t.equal(imagesOf(shop).length, before.length)
      for (const picture of await page.getByRole('img').all())
        await until('the picture is loaded', () =>
          picture.evaluate((image) => (image as HTMLImageElement).naturalWidth === 640)
        )
    })

    await t.test('the merchant approves a plan on Shopify’s page, outside the frame', async (t) => {
      await openApp(page, admin)
      await openScreen(page, 'Pricing')
      await awakeIn(page, 'PlanPicker')
      const premium = app.getByRole('region', { name: 'Premium' })
      await premium.getByRole('button', { name: 'Upgrade' }).click()
      await page.getByRole('heading', { name: 'Approve subscription' }).waitFor()
      t.equal(await page.locator('iframe').count(), 0)
      await page.getByRole('button', { name: 'Approve' }).click()
      await says(app.locator('body'), 'Your plan has changed.')
      t.match(shop.billing.active(), [{ status: 'ACTIVE' }])
      await until('the page shows Premium as the current plan', () =>
        premium.getByRole('button', { name: 'CURRENT PLAN' }).isDisabled()
      )
    })

    await t.test('the app notices that the embed was turned on in the theme editor', async (t) => {
      await openScreen(page, 'Page Speed')
      await awakeIn(page, 'SpeedEmbed')
      const [editor] = await Promise.all([
        page.waitForEvent('popup'),
        app.getByRole('link', { name: 'Speed up' }).click()
      ])
      t.ok(
        await editor.getByRole('switch', { name: /preload/ }).isChecked(),
        'the deep link turned it on'
      )
      await editor.getByRole('button', { name: 'Save' }).click()
      await says(editor, 'Saved')
      await editor.close()
      await says(app.locator('body'), 'The app embed is on')
      t.ok(shop.theme.isEmbedOn())
    })

    await t.test('the app uses the language of the admin', async (t) => {
      await page.getByLabel('Language').selectOption('de')
      await app.locator('html[lang=de]').waitFor({ state: 'attached' })
      await page.getByLabel('Language').selectOption('en')
      await app.locator('html[lang=en]').waitFor({ state: 'attached' })
      t.match(page.url(), /\/main$/, 'the page stays the same')
    })

    await t.test('restoring everything brings back the original pictures', async (t) => {
      await openScreen(page, 'Image Optimization')
      const table = app.getByRole('table', { name: 'Optimization History' })
      await table.getByLabel('Select all on this page').check()
      await app.getByRole('button', { name: 'Restore', exact: true }).click()
      await app.getByText('3 products restored').first().waitFor()
      t.strictSame(picturesOf(shop), before)
    })

    await t.test('uninstalling the app ends every kind of access to it', async (t) => {
      const { accessToken } = shop.access.grantPair()
      const token = idTokenFor(shop)
      const launch = launchAddress(shop)
      const cookies = await page.context().cookies(admin.appUrl)
      const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
      const call = async (headers: Record<string, string>) =>
        (await fetch(`${admin.appUrl}/api/v1/getSettingInfo`, { headers })).status
      const authorization = `Bearer ${token}`
      t.equal(await call({ authorization }), 200)
      t.equal(await call({ cookie }), 200)
      await page.goto(at('apps'))
      await page.getByRole('button', { name: 'Uninstall' }).click()
      await says(page, 'Not installed.')
      t.same(shop.access.tokens.count(), { access: 0, refresh: 0 })
      t.equal(shop.access.scopesOf(accessToken), null)
      t.same(shop.billing.active(), [])
      await shop.webhooks.settled()
      const refused = shop.webhooks.deliveries.filter(({ state }) => state !== 'delivered')
      t.same([...new Set(refused.map(({ topic }) => topic))], [], 'the app accepted every delivery')
      const uninstalled = shop.webhooks.deliveries.find(({ topic }) => topic === 'app/uninstalled')
      t.match(uninstalled, { state: 'delivered' })

      await until('the id token gives no access', async () =>
        [401, 403].includes(await call({ authorization }))
      )
      t.ok([401, 403].includes(await call({ cookie })), 'the session gives no access')
      const opened = await fetch(launch, { redirect: 'manual' })
      t.ok(opened.status >= 300, 'the launch address gives no access')
      await page.goto(at(`apps/${shop.world.app.clientId}`))
      await page.getByRole('button', { name: 'Install' }).waitFor()
    })
  }
)

t.test(
  'the app can be reinstalled, asks for permission in the top-level window, and replaces lost tokens',
  async (t) => {
    const admin = await openAdmin(t, { switches: { firstLoadHmac: 'without-id-token' } })
    const { shop, appUrl, at } = admin
    await fill(shop)
    const page = await openPage(t, await openBrowser(t), { expected: /status of (401|503)/ })
    const install = async () => {
      await openApp(page, admin)
      await page.getByRole('button', { name: 'Install' }).click()
      await appIn(page).getByRole('heading', { level: 1 }).waitFor()
    }

    await t.test('a reinstalled app works again', async (t) => {
      await install()
      await awakeIn(page, 'Wizard')
      await appIn(page).getByRole('button', { name: 'Set up later' }).click()
      await page.waitForURL('**/image_optimisation')
      // The test leaves the app's page before it uninstalls the app. An uninstalled app's page gets no id token, and
      // the console would report that.
      await page.goto(at('products'))
      shop.access.uninstall()
      await shop.webhooks.settled()
      await install()
      t.same(shop.access.tokens.count(), { access: 1, refresh: 1 })
      await awakeIn(page, 'HeaderActions')
    })

    await t.test(
      'asking for permission again leads through Shopify’s page and back into the admin',
      async (t) => {
        shop.access.setScopes(['read_products'])
        await page.goto(`${appUrl}/shopify/reauth?shop=${shop.domain}`)
        await page.getByRole('heading', { name: 'Install Page Speed Boost' }).waitFor()
        await page.getByRole('button', { name: 'Install' }).click()
        await page.waitForURL('**/admin/apps/**')
        await awakeIn(page, 'SpeedEmbed')
        t.equal(shop.access.installation()?.scopes.size, shop.world.app.scopes.length)
      }
    )

    await t.test(
      'lost tokens are replaced when the merchant opens the app and then another page',
      async (t) => {
        shop.access.revoke()
        await openApp(page, admin)
        // The app notices the loss when the store refuses its first call, which is made for the dashboard. The next page
        // then sends the top-level window to the grant, where the app gets new tokens.
        await awakeIn(page, 'SpeedEmbed')
        await openScreen(page, 'Pricing')
        await until('new tokens are stored', () => shop.access.tokens.count().access === 1)
        await page.waitForURL('**/admin/apps/**')
        await appIn(page).getByRole('heading', { level: 1 }).waitFor()
        t.equal(shop.access.tokens.count().access, 1)
      }
    )
  }
)

const openApp = (page: Page, { at, shop }: Admin) =>
  page.goto(at(`apps/${shop.world.app.clientId}`))

/** Opens a page through the app's menu in the navigation of the admin. */
const openScreen = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Admin' }).getByRole('link', { name, exact: true }).click()
