import type { Page } from 'playwright'
import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { openShop } from './open-shop.ts'

/** Approves the first paid plan and opens the settings. */
async function payFor({ merchant, address }: Awaited<ReturnType<typeof openShop>>, page: Page) {
  const { body } = await merchant.post('/api/v1/changePlans', { newLevel: 1 })
  await page.goto(address + body.url)
  await page.getByRole('button', { name: 'Approve' }).click()
  await says(page, 'Your plan has changed.')
  await page.goto(`${address}/setting`)
  await awake(page, 'Overcharge')
}

t.test(
  'a paying merchant can turn overage on, and a failed change is reverted §11.6.2',
  async (t) => {
    const shop = await openShop(t, () => {})
    const browser = await openBrowser(t)
    const page = await openPage(t, browser, { expected: /status of 503/ })
    await shop.signIn(page, '/setting')
    const overcharge = page.getByRole('switch', { name: 'Overcharge' })
    await says(page, 'Images beyond your quota cost $4.99 for each full or partial block of 1,000.')
    t.ok(await overcharge.isDisabled(), 'the free plan has no overage')

    await payFor(shop, page)
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
  }
)

t.test(
  'the merchant limits overage: a higher limit asks, a lower one does not §11.6.2',
  async (t) => {
    const shop = await openShop(t, () => {})
    const browser = await openBrowser(t)
    const page = await openPage(t, browser)
    await shop.signIn(page, '/setting')
    const limit = page.getByLabel('Monthly limit')
    t.equal(await limit.count(), 0, 'the free plan has nothing to limit')
    await payFor(shop, page)
    t.strictSame(await limit.locator('option').allTextContents(), [
      '1,000 · $4.99',
      '2,000 · $9.98',
      '3,000 · $14.97',
      '5,000 · $24.95',
      '10,000 · $49.90',
      '20,000 · $99.80'
    ])
    const stored = async () => {
      const account = await shop.merchant.get('/api/v2/setting/getAccount')
      return [Number(account.body.is_over_quota), Number(account.body.overage_limit)]
    }

    await limit.selectOption('2000')
    t.strictSame(await stored(), [0, 20_000], 'nothing is stored before Overcharge is turned on')
    await page.getByRole('switch', { name: 'Overcharge' }).click()
    const question = page.getByRole('alertdialog', { name: 'Turn on Overcharge?' })
    await says(question, 'This adds at most 2,000 images a month, for no more than $9.98.')
    const turnOn = question.getByRole('button', { name: 'Turn on' })
    await turnOn.click()
    await until('the switch is saved', async () => (await stored())[0] === 1)
    t.strictSame(await stored(), [1, 2000])

    await limit.selectOption('5000')
    await says(question, 'at most 5,000 images a month, for no more than $24.95')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    t.equal(await limit.inputValue(), '2000', 'the stored limit is shown again')
    t.strictSame(await stored(), [1, 2000])

    await limit.selectOption('1000')
    await until('the lower limit is saved', async () => (await stored())[1] === 1000)
    t.equal(await question.count(), 0)
    await page.reload()
    t.equal(await limit.inputValue(), '1000')
  }
)
