import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

async function fill(storeDir: string): Promise<void> {
  for (const name of ['cup', 'mug', 'jug'])
    put(storeDir, { [`products/${name}/front.jpg`]: await jpeg(name.charCodeAt(0)) })
}

t.test('a merchant declines a plan, approves it, and returns to the free one', async (t) => {
  const shop = await openShop(t, fill, { FREE_QUOTA: '2' })
  await optimiseAll(shop.merchant)
  const browser = await openBrowser(t)
  const page = await openPage(t, browser, { expected: /status of 503|ERR_FAILED/ })
  await shop.signIn(page, '/pricing')
  await awake(page, 'PlanPicker')
  const premium = page.getByRole('region', { name: 'Premium' })
  const free = page.getByRole('region', { name: 'Free' })
  const quota = page.getByRole('progressbar', { name: 'Image quota' })

  await t.test(
    'the page shows what is used and what could still be optimised §11.9.1',
    async (t) => {
      await says(page, '1 image can still be optimized')
      await says(page, /^2 images optimized, .+KB saved$/)
      t.equal(await quota.getAttribute('data-tone'), 'bad', 'the bar is red from 80 %')
      t.ok(await free.getByRole('button', { name: 'FREE TIMES' }).isDisabled())
      await says(premium, '20% off for 3 months')
      t.match(await premium.getByRole('timer').innerText(), /^Offer ends in 6 days 23:5\d:\d\d$/)
      const first = await premium.getByRole('timer').innerText()
      await until('the countdown ticks', async () => {
        return (await premium.getByRole('timer').innerText()) !== first
      })
    }
  )

  await t.test(
    'the quota selector steps from the first paid plan to the last §11.9.3',
    async (t) => {
      const images = premium.getByRole('group', { name: 'Images per month' }).locator('output')
      const fewer = premium.getByRole('button', { name: 'Fewer images' })
      const more = premium.getByRole('button', { name: 'More images' })
      t.equal(await images.innerText(), '1,000 images / month')
      t.equal(await fewer.getAttribute('aria-disabled'), 'true')
      for (let step = 0; step < 5; step++) await more.click()
      t.equal(await images.innerText(), '120,000 images / month')
      t.equal(await more.getAttribute('aria-disabled'), 'true')
      for (let step = 0; step < 3; step++) await fewer.click()
      t.equal(await images.innerText(), '8,000 images / month')
      t.match(await premium.innerText(), /\$19\.99\s.*\$15\.99/s)
    }
  )

  await t.test(
    'a failed change enables the button again and shows the reason §11.9.4',
    async (t) => {
      await page.route('**/changePlans', (route) =>
        route.fulfill({ status: 503, json: { code: '503', msg: 'Not now.' } })
      )
      const upgrade = premium.getByRole('button', { name: 'Upgrade' })
      await upgrade.click()
      await says(page, 'Not now.')
      t.equal(await upgrade.getAttribute('aria-busy'), null)
      await page.unroute('**/changePlans')
    }
  )

  await t.test(
    'declining changes nothing, and approving changes the plan at once §11.4.1',
    async (t) => {
      await premium.getByRole('button', { name: 'Upgrade' }).click()
      await page.waitForURL('**/billing/confirm/*')
      await says(page, '$15.99 a month')
      await says(page, '8,000')
      await says(page, 'At most $199.60 a month, and only if you turn Overcharge on')
      await page.getByRole('button', { name: 'Decline' }).click()
      await says(page, 'You declined the change. Your plan stays the same.')

      await awake(page, 'PlanPicker')
      await premium.getByRole('button', { name: 'More images' }).click()
      await premium.getByRole('button', { name: 'Upgrade' }).click()
      await page.waitForURL('**/billing/confirm/*')
      const offer = page.url()
      await page.getByRole('button', { name: 'Approve' }).click()
      await says(page, 'Your plan has changed.')
      t.equal(await quota.getAttribute('aria-valuetext'), '2 of 3,000 images used')
      t.equal(await quota.getAttribute('data-tone'), 'accent')
      await says(page, /^Your quota renews on /)
      t.ok(await premium.getByRole('button', { name: 'CURRENT PLAN' }).isDisabled())
      t.equal(await premium.getByRole('timer').count(), 0, 'nothing counts down on the own plan')

      await page.goto(offer)
      await says(page, 'This plan was approved.')
      t.equal(await page.getByRole('button', { name: 'Approve' }).count(), 0)
    }
  )

  await t.test(
    'the image page shows the overage quota, and the pricing page links to the overage settings §7.1.5',
    async (t) => {
      await page.goto(`${shop.address}/image_optimisation`)
      const card = page.getByRole('listitem').filter({ hasText: 'Pre Plan' })
      await says(card, 'Add-on: 0 / 20,000 images')
      await page.goto(`${shop.address}/pricing`)
      const link = page.getByRole('link', { name: 'Overcharge settings' })
      t.equal(await link.getAttribute('href'), '/setting')
    }
  )

  await t.test(
    'the page asks for confirmation before a downgrade, which then takes effect at once §11.5.1',
    async (t) => {
      await awake(page, 'PlanPicker')
      await free.getByRole('button', { name: 'Downgrade' }).click()
      const dialog = page.getByRole('alertdialog')
      await says(
        dialog,
        'If you downgrade to the free plan now, the features included in the existing paid plan will not be available, are you sure you want to downgrade?'
      )
      await says(
        dialog,
        'Automatic optimization and Overcharge are turned off at once. The rest of the period that you have paid for is not refunded.'
      )
      await dialog.getByRole('button', { name: 'Let me think' }).click()
      await dialog.waitFor({ state: 'hidden' })
      await free.getByRole('button', { name: 'Downgrade' }).click()
      await dialog.getByRole('button', { name: 'Continue downgrade' }).click()
      await free.getByRole('button', { name: 'FREE TIMES' }).waitFor()
      await says(page, 'You are now on the free plan.')
      t.equal(await quota.getAttribute('aria-valuetext'), '2 of 2 images used')
    }
  )

  await t.test('a closed promotion stays closed for the session §11.9.4', async (t) => {
    const promotion = page.getByRole('region', { name: '20% off your first 3 months' })
    await promotion.getByRole('button', { name: 'Dismiss' }).click()
    await promotion.waitFor({ state: 'hidden' })
    await page.reload()
    await says(page, 'Your usage')
    t.notOk(await promotion.isVisible())
  })
})

t.test('the banner about a used-up quota appears without a reload', async (t) => {
  const shop = await openShop(t, fill, { FREE_QUOTA: '2' })
  const browser = await openBrowser(t)
  const page = await openPage(t, browser, { expected: /402/ })
  await shop.signIn(page, '/image_optimisation')
  await awake(page, 'HeaderActions')
  const banner = page.getByRole('region', { name: 'Plan Limit Reached' })
  t.equal(await banner.count(), 0)
  await page.getByRole('button', { name: 'Optimize images' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
  await dialog.getByLabel('Select all on this page').check()
  await dialog.getByRole('button', { name: 'Optimize 3 products' }).click()
  await page.getByRole('button', { name: 'Optimize as many as fit' }).click()
  await banner.waitFor()
  await says(banner, '1 more image in your store can still be optimized.')
  t.equal(await banner.getByRole('link', { name: 'Upgrade' }).getAttribute('href'), '/pricing')
})

t.test(
  'with strict rules a date replaces the countdown, and with billing off there are no plans §16.2',
  async (t) => {
    const shop = await openShop(t, fill, { STORE_RULES: 'strict' })
    const browser = await openBrowser(t)
    const page = await openPage(t, browser)
    await shop.signIn(page, '/pricing')
    await awake(page, 'PlanPicker')
    await says(page, /^Offer ends on /)
    t.equal(await page.getByRole('timer').count(), 0)

    const ticking = await openShop(t, fill)
    const watched = await openPage(t, browser)
    await watched.clock.install()
    await ticking.signIn(watched, '/pricing')
    await awake(watched, 'PlanPicker')
    const reloaded = watched.waitForEvent('load')
    await watched.clock.fastForward(169 * 60 * 60 * 1000)
    await reloaded
    await says(watched, 'Your usage')

    const off = await openShop(t, fill, { BILLING: 'off' })
    const other = await openPage(t, browser)
    await off.signIn(other, '/pricing')
    await other.waitForURL((url) => url.pathname !== '/pricing')
    t.equal(await other.getByRole('link', { name: 'Pricing' }).count(), 0)
  }
)
