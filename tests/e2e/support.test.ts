import type { Page } from 'playwright'
import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const TITLE = 'How do you like Page Speed Boost?'
const review = (page: Page) => page.getByRole('region', { name: TITLE })
const dialogOf = (page: Page) => page.getByRole('dialog', { name: TITLE })

const LISTING = { LISTING_URL: 'https://listing.example/reviews' }

t.test('after the first run the page congratulates and asks for a rating', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 2), LISTING, { isNew: true })
  const { address, merchant } = shop
  const browser = await openBrowser(t)
  const page = await openPage(t, browser)
  await shop.signIn(page)
  await awake(page, 'Prompts')
  t.equal(await page.getByRole('dialog').count(), 0)
  t.equal(await page.getByText('How do you like').count(), 0, 'no rating is requested yet')
  t.equal(await page.getByText('The last 30 days').count(), 0, 'no chart is shown yet')

  await t.test('the savings of the first run are shown once §14.2.3', async (t) => {
    await optimiseAll(merchant)
    await page.goto(`${address}/image_optimisation`)
    const dialog = page.getByRole('dialog', { name: 'Congratulations' })
    await dialog.getByText(/^You saved \d+\.\d\d.KB on your first run$/).waitFor()
    await dialog.getByRole('button', { name: 'See history' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await until('the savings are recorded as shown', async () => {
      const { body } = await merchant.get('/api/v1/getUserSelectData')
      return body.data.first_saved_size === 0
    })
    await page.reload()
    await awake(page, 'Prompts')
    await review(page).waitFor()
    t.equal(await page.getByRole('dialog').count(), 0)
  })

  await t.test(
    'the savings of the last 30 days are drawn as a chart, and a table lists the daily numbers §7.1.8',
    async (t) => {
      const trend = page.getByRole('region', { name: 'The last 30 days' })
      const chart = trend.getByRole('img')
      t.match(await chart.getAttribute('aria-label'), /^6 images optimized and .+ saved/)
      await trend.getByText('Daily numbers').click()
      t.equal(await trend.getByRole('row').count(), 31, 'the table has a header and 30 days')
      t.match(await trend.getByRole('row').nth(1).innerText(), /6\s+\d+\.\d\d.KB/)
    }
  )

  await t.test(
    'the second run that succeeds opens the rating dialog, and the third does not §14.2.2',
    async (t) => {
      for (const name of ['Product 1', 'Product 2']) {
        const ended = says(page, '1 product restored')
        await page.getByRole('button', { name: `Restore original: ${name}` }).click()
        await ended
        await page.getByText('1 product restored').waitFor({ state: 'detached' })
        if (name === 'Product 1') {
          await dialogOf(page).getByRole('button', { name: 'Close' }).click()
          await dialogOf(page).waitFor({ state: 'hidden' })
          t.ok(await review(page).isVisible(), 'the card stays')
        }
      }
      t.equal(await dialogOf(page).count(), 0)
    }
  )

  await t.test('a rating can be postponed for the session §14.2.1', async (t) => {
    await review(page).getByRole('button', { name: 'Remind me later' }).click()
    await review(page).waitFor({ state: 'detached' })
    await page.reload()
    await awake(page, 'Prompts')
    t.equal(await review(page).count(), 0)
    t.equal((await merchant.get('/api/v1/getSettingInfo')).body.data.review_tips, 1)
  })

  await t.test(
    'a rating of four or five stars opens the listing in a new tab §14.2.1',
    async (t) => {
      const again = await openPage(t, browser)
      await again
        .context()
        .route('https://listing.example/**', (route) =>
          route.fulfill({ contentType: 'text/html', body: '<h1>Reviews</h1>' })
        )
      await shop.signIn(again, '/main')
      const opened = again.context().waitForEvent('page')
      await review(again).getByRole('button', { name: '4 stars' }).click()
      t.equal((await opened).url(), LISTING.LISTING_URL)
      await says(again, 'Thank you for your rating.')
      t.equal((await merchant.get('/api/v1/getSettingInfo')).body.data.review, 1)
      await review(again).waitFor({ state: 'detached' })
    }
  )
})

t.test(
  'a rating of three stars opens the feedback form, and the merchant’s message reaches us §14.1.2 §14.2.1',
  async (t) => {
    const fill = (storeDir: string) => putProducts(storeDir, 1)
    const shop = await openShop(t, fill, {}, { isUnrated: true })
    const { merchant } = shop
    await optimiseAll(merchant)
    const page = await openPage(t, await openBrowser(t), { expected: /status of 4\d\d/ })
    await shop.signIn(page)
    await awake(page, 'Prompts')
    await review(page).getByRole('button', { name: '1 star', exact: true }).focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Contact support' })
    t.equal((await merchant.get('/api/v1/getSettingInfo')).body.data.review, 1)

    const send = sheet.getByRole('button', { name: 'Send' })
    const problem = sheet.getByRole('alert')
    const name = sheet.getByLabel('Name')
    await until('the name is filled in', async () => (await name.inputValue()) !== '')
    await name.fill('')
    await send.click()
    t.equal(await problem.innerText(), 'Name should not be empty')
    t.ok(await name.evaluate((element) => element === document.activeElement))
    await name.fill('Mara')
    await sheet.getByLabel('Email').fill('')
    await send.click()
    t.equal(await problem.innerText(), 'Email should not be empty')
    await sheet.getByLabel('Email').fill('not-an-email')
    await send.click()
    t.equal(await problem.innerText(), 'Description should not be empty')
    await sheet.getByLabel('Description').fill('The colours of one picture look different.')
    await send.click()
    t.equal(
      await problem.innerText(),
      'Enter a complete email address, such as name@example.com.',
      'nothing is sent, and the field says why'
    )
    await sheet.getByLabel('Email').fill('mara@example.com')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Contact support' }).click()
    const form = page.getByRole('dialog', { name: 'Contact support' })
    await until(
      'the name is filled in',
      async () => (await form.getByLabel('Name').inputValue()).length > 0
    )
    await form.getByLabel('Email').fill('mara@example.com')
    await form.getByLabel('Description').fill('x'.repeat(5001))
    await form.getByRole('button', { name: 'Send' }).click()
    t.match(await form.getByRole('alert').innerText(), /The limit is 5,000 characters\./)
    await form.getByLabel('Description').fill('The colours of one picture look different.')
    await form.getByRole('button', { name: 'Send' }).click()
    await says(page, 'Thank you. Your message has arrived.')
    await form.waitFor({ state: 'hidden' })
  }
)

t.test('a configured chat widget is started, and a failing one does no harm §14.1.1', async (t) => {
  const widget = 'https://chat.example/widget.js'
  const shop = await openShop(t, () => {}, { CHAT_WIDGET_URL: widget })
  const browser = await openBrowser(t)
  const page = await openPage(t, browser)
  await page.route(widget, (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.chatWidget = { open() { document.title = 'chat of ' + chatWidgetSettings.shop } }`
    })
  )
  await shop.signIn(page)
  await page.waitForFunction(() => 'chatWidget' in window)
  await page.getByRole('button', { name: 'Contact support' }).click()
  t.equal(await page.title(), 'chat of store.local')
  t.equal(await page.getByRole('dialog').count(), 0)

  const offline = await openPage(t, browser, { expected: /ERR_FAILED/ })
  await offline.route(widget, (route) => route.abort())
  const warned = offline.waitForEvent('console', (message) => message.text().includes(widget))
  await shop.signIn(offline)
  await warned
  await offline.getByRole('button', { name: 'Contact support' }).click()
  await offline.getByRole('dialog', { name: 'Contact support' }).waitFor()
})
