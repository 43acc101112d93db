import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll, startAll } from '../support/runs.ts'
import { jpeg, put, putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.test('a page removes the service worker of an older version §13.2.9', async (t) => {
  const shop = await openShop(t, () => {})
  const page = await openPage(t, await openBrowser(t))
  await page.addInitScript(() => {
    const worker = { unregister: async () => Object.assign(window, { isGone: true }) }
    Object.defineProperty(navigator, 'serviceWorker', {
      value: { getRegistrations: async () => [worker] }
    })
  })
  await shop.signIn(page)
  const isGone = () => page.evaluate(() => 'isGone' in window)
  await until('the worker is unregistered', isGone)
  t.ok(await isGone())
})

t.test('the detail page says when a file is not what its name claims §7.6.4', async (t) => {
  const shop = await openShop(t, async (storeDir) =>
    put(storeDir, { 'products/mug/mug.png': await jpeg(4) })
  )
  await optimiseAll(shop.merchant)
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page)
  await page.getByRole('link', { name: 'Mug' }).first().click()
  await page.waitForURL('**/image_optimisation_details*')
  const note = page.getByText('This is actually a JPEG file, despite its name')
  await note.first().waitFor()
  t.equal(await note.count(), 1)
})

t.test(
  'a tooltip appears on focus, and once the pointer has rested for 350 ms §13.10.4',
  async (t) => {
    const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1))
    await optimiseAll(shop.merchant)
    const page = await openPage(t, await openBrowser(t))
    await page.clock.install()
    await shop.signIn(page)
    await awake(page, 'History')
    const button = page.locator('button[data-tip]:visible:enabled').first()
    await button.scrollIntoViewIfNeeded()
    const tooltip = page.getByRole('tooltip')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    await button.hover()
    await page.clock.runFor(300)
    t.notOk(await tooltip.isVisible())
    await page.clock.runFor(100)
    t.ok(await tooltip.isVisible())
    t.equal(await tooltip.innerText(), await button.getAttribute('data-tip'))

    await page.mouse.move(0, 0)
    await page.clock.runFor(500)
    t.notOk(await tooltip.isVisible())
    await page.keyboard.press('Tab')
    await button.focus()
    t.ok(await tooltip.isVisible(), 'focus shows it at once')
  }
)

t.test('the bar of a run has one colour from its beginning to its end §6.4.7', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 12))
  const { merchant } = shop
  await startAll(merchant)
  const schedule = '/api/v2/image-opt/getOptSchedule'
  const { run_id } = (await merchant.get(schedule)).body.product
  await merchant.post('/api/v2/image-opt/pauseRun', { run_id })
  const page = await openPage(t, await openBrowser(t))
  await page.route(`**${schedule}*`, async (route) => {
    const answer = (await (await route.fetch()).json()) as { product: object }
    const product = { ...answer.product, opt_in: 1, image_in: 1 }
    await route.fulfill({ json: { ...answer, product } })
  })
  await shop.signIn(page)
  const bar = page
    .locator('.run-panel, section')
    .getByRole('progressbar')
    .and(page.locator('[data-tone=accent]'))
  const look = async () => ({
    percent: Number(await bar.getAttribute('aria-valuenow')),
    colour: await bar.locator('div').evaluate((fill) => getComputedStyle(fill).backgroundColor)
  })
  const atFirst = await look()
  t.ok(atFirst.percent < 90)
  await awake(page, 'RunProgress')
  await until('the poll has been answered', async () => (await look()).percent > 90)
  t.equal((await look()).colour, atFirst.colour)
  await merchant.post('/api/v2/image-opt/stopImageOptTask', {})
})

t.test('without a selection nothing can be optimised, and the dialog says so §6.3.6', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1))
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page)
  await awake(page, 'HeaderActions')
  await page.getByRole('button', { name: 'Optimize images' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
  await says(dialog, 'Select what you want to optimize.')
  const start = dialog.getByRole('button', { name: /^Optimize/ }).last()
  t.ok(await start.isDisabled())
  await dialog.getByLabel('Select all on this page').check()
  t.notOk(await dialog.getByRole('button', { name: 'Optimize 1 product' }).isDisabled())
})

t.test(
  'at most 1,000 products can be optimised at once, and the dialog says so §6.3.6',
  async (t) => {
    const picture = await jpeg(1, 40, 30)
    const shop = await openShop(t, (storeDir) => {
      for (let product = 1; product <= 1000; product++)
        put(storeDir, { [`products/mug-${product}/front.jpg`]: picture })
      put(storeDir, { 'products/zebra/front.jpg': picture })
    })
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page)
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Optimize images' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
    await dialog.getByLabel('Sort by').selectOption('Name')
    await dialog.getByRole('button', { name: 'Select all 1,000' }).click()
    const start = dialog.getByRole('button', { name: 'Optimize 1,000 products' })
    t.ok(await start.isEnabled())
    await dialog.getByRole('searchbox').fill('zebra')
    await dialog.getByRole('row').filter({ hasText: 'Zebra' }).getByRole('checkbox').check()
    await says(dialog, 'At most 1,000 at once')
    t.ok(await dialog.getByRole('button', { name: 'Optimize 1,001 products' }).isDisabled())
  }
)

t.test('an empty history says so, and a search without hits suggests another §7.2.4', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1))
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page)
  await awake(page, 'History')
  await says(page, 'No data to show here')
  t.equal(await page.getByText('Try a different search.').count(), 0)
  await optimiseAll(shop.merchant)
  await page.reload()
  await awake(page, 'History')
  t.equal(await page.getByText('No data to show here').count(), 0)
  await page.getByRole('searchbox').first().fill('teapot')
  await says(page, 'No data to show here')
  await says(page, 'Try a different search.')
})

t.test('a disabled main button does not answer to the pointer §13.10.4', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1))
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page)
  await awake(page, 'HeaderActions')
  const button = page.getByRole('button', { name: 'Optimize images' }).first()
  const colour = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
  const settled = () =>
    button.evaluate((element) =>
      Promise.all(element.getAnimations().map((each) => each.finished)).then(() => true)
    )
  const enabled = await colour()
  await button.hover()
  await settled()
  t.not(await colour(), enabled, 'an enabled one does')
  await page.mouse.move(0, 0)
  await button.evaluate((element) => element.setAttribute('disabled', ''))
  await settled()
  const disabled = await colour()
  t.not(disabled, enabled)
  await button.hover({ force: true })
  await settled()
  t.equal(await colour(), disabled)
})

t.test('the theme editor of a local store looks like every other page §12.4.3', async (t) => {
  const shop = await openShop(t, () => {})
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page, '/setting')
  const looks = async () =>
    page
      .locator('h1')
      .evaluate((title) => [getComputedStyle(title).fontFamily, getComputedStyle(title).fontWeight])
  const usual = await looks()
  await page.goto(`${shop.address}/theme-editor`)
  t.strictSame(await looks(), usual)
  t.match(
    await page.locator('.card').evaluate((card) => getComputedStyle(card).borderRadius),
    /[1-9]/
  )
})
