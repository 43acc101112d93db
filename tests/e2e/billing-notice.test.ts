import { join } from 'node:path'
import Sqlite from 'better-sqlite3'
import t from 'tap'
import { awake, openBrowser, openPage, says } from '../support/browser.ts'
import { openShop } from './open-shop.ts'

t.setTimeout(120_000)

t.test('what is wrong with the billing stands on the page until it is over', async (t) => {
  let dataDir = ''
  const shop = await openShop(t, (storeDir) => {
    dataDir = join(storeDir, '../data')
  })
  const db = new Sqlite(join(dataDir, 'page-speed-boost.db'))
  t.teardown(() => void db.close())
  const browser = await openBrowser(t)
  const page = await openPage(t, browser, { expected: /status of 409/ })
  await shop.signIn(page, '/pricing')
  const { body } = await shop.merchant.post('/api/v1/changePlans', { newLevel: 1 })
  await page.goto(shop.address + body.url)
  await page.getByRole('button', { name: 'Approve' }).click()
  await says(page, 'Your plan has changed.')
  t.equal(await page.locator('[data-banner]').count(), 0)

  const charge = (state: string) => {
    db.exec('delete from overage_charge')
    db.exec(`insert into overage_charge (shop_id, cycle, block, agreement_id, cents, state, reserved_at)
      select shop_id, cycle, 1, agreement_id, 499, '${state}', cycle from subscription`)
  }

  await t.test('a cap that is reached, with the way to a higher one', async (t) => {
    charge('held')
    db.exec(`update plan_agreement set used_cents = 9980, capped_cents = 9980,
      period_ends_at = '2026-12-21T08:00:00Z'`)
    await page.goto(`${shop.address}/pricing`)
    await says(page, 'Your limit for add-on charges is reached')
    await says(page, '$99.80 of at most $99.80 in 30 days are charged.')
    await says(page, /The next 30 days begin on Dec 21, 2026\./)
    t.equal(await page.locator('[data-banner] [data-dismiss]').count(), 0)
    await awake(page, 'RaiseLimit')
    await page.getByRole('button', { name: 'Raise the limit to $199.60' }).click()
    await says(page, 'The billing did not accept this.')
  })
  await t.test('a charge that was refused', async (t) => {
    charge('refused')
    await page.goto(`${shop.address}/pricing`)
    await says(page, 'A charge was refused')
    t.equal(await page.locator('[data-banner]').count(), 1)
    db.exec('update subscription set is_capped = 0')
    await page.goto(`${shop.address}/setting`)
    await says(page, 'On hold since your last charge: Pricing says why.')
  })
  await t.test('a plan that is frozen', async (t) => {
    db.exec(`delete from overage_charge; update plan_agreement set state = 'frozen';
      update subscription set level = 0, anchor_at = null, cycle = 'free'`)
    await page.goto(`${shop.address}/pricing`)
    await says(page, 'Your plan is on hold')
    await says(page, 'your plan for $4.99 a month comes back by itself')
    t.equal(await page.locator('[data-banner]').count(), 1, 'and no offer beside it')
  })
  await t.test('back from the page of the platform, the plan is asked for', async (t) => {
    db.exec(`update plan_agreement set state = 'pending', changed_at = '2026-01-01'`)
    db.exec(`update local_subscription set state = 'active'`)
    await page.goto(`${shop.address}/pricing?agreement=agreement%3A1&charge_id=7`)
    await says(page, 'Your plan has changed.')
    t.equal(await page.locator('[data-banner="frozen"]').count(), 0)
  })
})
