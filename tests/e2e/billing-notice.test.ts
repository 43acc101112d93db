import t from 'tap'
import { awake, openBrowser, openPage, says } from '../support/browser.ts'
import { openShop } from './open-shop.ts'

t.test('a billing problem stays on the page until it is resolved §11.7.3', async (t) => {
  const shop = await openShop(t, () => {})
  const browser = await openBrowser(t)
  const page = await openPage(t, browser, { expected: /status of 409/ })
  await shop.signIn(page, '/pricing')
  const { body } = await shop.merchant.post('/api/v1/changePlans', { newLevel: 1 })
  await page.goto(shop.address + body.url)
  await page.getByRole('button', { name: 'Approve' }).click()
  await says(page, 'Your plan has changed.')
  t.equal(await page.locator('[data-banner]').count(), 0)

  const charge = (state: string) =>
    shop.sql(
      'delete from overage_charge',
      `insert into overage_charge (shop_id, cycle, block, agreement_id, cents, state, reserved_at)
        select shop_id, cycle, 1, agreement_id, 499, '${state}', cycle from subscription`
    )

  await t.test('a banner says that the cap is reached and offers to raise it', async (t) => {
    await charge('held')
    await shop.sql(`update plan_agreement set used_cents = 9980, capped_cents = 9980,
      period_ends_at = '2026-12-21T08:00:00Z'`)
    await page.goto(`${shop.address}/pricing`)
    await says(page, 'Your limit for add-on charges is reached')
    await says(page, 'You have been charged $99.80 of your $99.80 limit for this 30-day period.')
    await says(page, /The next 30-day period begins on Dec 21, 2026\./)
    t.equal(await page.locator('[data-banner] [data-dismiss]').count(), 0)
    await awake(page, 'RaiseLimit')
    await page.getByRole('button', { name: 'Raise the limit to $199.60' }).click()
    await says(page, 'The billing service did not accept this.')
  })
  await t.test('a banner reports a refused charge', async (t) => {
    await charge('refused')
    await page.goto(`${shop.address}/pricing`)
    await says(page, 'A charge was refused')
    t.equal(await page.locator('[data-banner]').count(), 1)
    await shop.sql('update subscription set is_capped = 0')
    await page.goto(`${shop.address}/setting`)
    await says(page, 'On hold since your last charge. See Pricing for the reason.')
  })
  await t.test('a banner reports a frozen plan', async (t) => {
    await shop.sql(
      'delete from overage_charge',
      "update plan_agreement set state = 'frozen'",
      "update subscription set level = 0, anchor_at = null, cycle = 'free'"
    )
    await page.goto(`${shop.address}/pricing`)
    await says(page, 'Your plan is on hold')
    await says(page, 'your plan for $4.99 a month resumes automatically')
    t.equal(await page.locator('[data-banner]').count(), 1, 'no offer is shown beside it')
  })
  await t.test(
    'the plan is updated when the merchant returns from the platform’s page',
    async (t) => {
      await shop.sql(`update plan_agreement set state = 'pending', changed_at = '2026-01-01'`)
      await shop.sql(`update local_subscription set state = 'active'`)
      await page.goto(`${shop.address}/pricing?agreement=agreement%3A1&charge_id=7`)
      await says(page, 'Your plan has changed.')
      t.equal(await page.locator('[data-banner="frozen"]').count(), 0)
    }
  )
})
