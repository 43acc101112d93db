import t from 'tap'
import { awake, openBrowser, openPage, says } from '../support/browser.ts'
import { openShop } from './open-shop.ts'

t.test('a paying merchant can turn overage on, and a failed change is reverted', async (t) => {
  const shop = await openShop(t, () => {})
  const browser = await openBrowser(t)
  const page = await openPage(t, browser, { expected: /status of 503/ })
  await shop.signIn(page, '/setting')
  const overcharge = page.getByRole('switch', { name: 'Overcharge' })
  await says(page, 'Images beyond your quota cost $4.99 for each full or partial block of 1,000.')
  t.ok(await overcharge.isDisabled(), 'the free plan has no overage')

  const { body } = await shop.merchant.post('/api/v1/changePlans', { newLevel: 1 })
  await page.goto(shop.address + body.url)
  await page.getByRole('button', { name: 'Approve' }).click()
  await says(page, 'Your plan has changed.')
  await page.goto(`${shop.address}/setting`)
  await awake(page, 'Overcharge')
  const island = page.locator('[data-island="Overcharge"]')
  await says(island, 'Disabled')
  await overcharge.click()
  const question = page.getByRole('alertdialog', { name: 'Turn on Overcharge?' })
  await says(
    question,
    'Images beyond your quota cost $4.99 for each full or partial block of 1,000. This adds at most 20,000 images a month, for no more than $99.80.'
  )
  const cancel = question.getByRole('button', { name: 'Cancel' })
  t.ok(await cancel.evaluate((button) => button === document.activeElement), 'Enter pays nothing')
  const turnOn = question.getByRole('button', { name: 'Turn on' })
  t.match(await turnOn.getAttribute('class'), /\bprimary\b/, 'nothing is lost, so it is not red')
  await cancel.click()
  await question.waitFor({ state: 'hidden' })
  await says(island, 'Disabled')
  t.notOk(await overcharge.isChecked(), 'nothing is switched before the answer')
  t.match((await shop.merchant.get('/api/v1/getPricingPlans')).body.data, { is_over_quota: 0 })
  await overcharge.click()
  await turnOn.click()
  await says(page, 'Succeed')
  await says(island, 'Enabled')
  await page.reload()
  t.ok(await overcharge.isChecked())

  await awake(page, 'Overcharge')
  await page.route('**/saveAppSwitch', (route) =>
    route.fulfill({ status: 503, json: { ack: 0, message: '' } })
  )
  // `uncheck()` would insist that the switch is off afterwards, but the page turns the switch back on.
  await overcharge.click()
  await says(page, 'Try again later')
  await says(island, 'Enabled')
  t.ok(await overcharge.isChecked())
})
