import t from 'tap'
import { awake, openBrowser, openPage, says } from '../support/browser.ts'
import { openShop } from './open-shop.ts'

t.test(
  'the merchant of a former development store subscribes from the Pricing page §11.7.4',
  async (t) => {
    const shop = await openShop(t, () => {})
    const browser = await openBrowser(t)
    const page = await openPage(t, browser)
    await shop.signIn(page, '/pricing')
    const subscribed = async (url: string) => {
      await page.goto(new URL(url, shop.address).href)
      await page.getByRole('button', { name: 'Approve' }).click()
      await says(page, 'Your plan has changed.')
    }
    const { body } = await shop.merchant.post('/api/v1/changePlans', { newLevel: 2 })
    await subscribed(body.url)
    t.equal(await page.locator('[data-banner]').count(), 0)

    // The rows that the server writes once the store can pay (tests/server/platforms/shopify/development-store.test.ts).
    await shop.sql(
      `update plan_agreement set is_test = 1,
      kept_until = (select cycle_ends_at from subscription where subscription.shop_id = plan_agreement.shop_id)`,
      'update subscription set anchor_at = null, is_capped = 0, is_over_quota = 0'
    )
    const banner = page.locator('[data-banner="test"]')

    await t.test(
      'the Pricing page says that the plan was a free test, and lets the merchant choose a real plan',
      async (t) => {
        await page.goto(`${shop.address}/pricing`)
        await says(page, 'Your store is no longer a development store')
        await says(page, /Your plan for \$9\.99 a month was a free test\./)
        t.equal(await banner.locator('[data-dismiss]').count(), 0)
        await awake(page, 'PlanPicker')
        t.ok(await page.getByRole('button', { name: 'Upgrade', exact: true }).isEnabled())
      }
    )
    await t.test('the image page asks the merchant to subscribe as well', async (t) => {
      await page.goto(`${shop.address}/image_optimisation`)
      await says(page, 'Your store is no longer a development store')
      t.equal(await page.getByRole('button', { name: 'Subscribe for $9.99 a month' }).count(), 1)
      await page.goto(`${shop.address}/pricing`)
    })
    await t.test(
      'the button subscribes to the same plan as before, and the banner disappears',
      async (t) => {
        await awake(page, 'Subscribe')
        await page.getByRole('button', { name: 'Subscribe for $9.99 a month' }).click()
        await page.waitForURL(/\/billing\/confirm\//)
        await subscribed(page.url())
        t.equal(await page.locator('[data-banner]').count(), 0)
      }
    )
    await t.test(
      'after the last day of the test plan, the Pricing page says why the store is on the free plan',
      async (t) => {
        await shop.sql(
          `update plan_agreement set state = 'cancelled', is_test = 1, kept_until = '2026-11-22T08:00:00.000Z'`,
          `update subscription set level = 0, anchor_at = null, cycle = 'free', agreement_id = null`
        )
        await page.goto(`${shop.address}/pricing`)
        await says(page, 'Your free test plan has ended')
        const ended = page.locator('[data-banner="test-ended"]')
        await ended.getByRole('button', { name: 'Dismiss' }).click()
        await page.reload()
        t.notOk(await ended.isVisible(), 'a closed message stays closed')
      }
    )
  }
)
