import t from 'tap'
import type { Settings } from '../../modules/image-opt/options/schema.ts'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const MANUAL = 'You need to manually optimize in the APP after each change.'

t.test('the legacy page changes the same settings as the current one §13.1.4', async (t) => {
  const shop = await openShop(
    t,
    async (storeDir) => put(storeDir, { 'products/cup/front.jpg': await jpeg(1) }),
    { BILLING: 'off' }
  )
  const stored = async () =>
    (await shop.merchant.get<Settings>('/api/v2/image-opt/getSettings')).body
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page, '/setting/legacy')
  await awake(page, 'LegacySettings')
  const save = page.getByRole('button', { name: 'Save' })
  const images = page.locator('section', { has: page.locator('h3:text-is("Optimize Images")') })

  await t.test(
    'the legacy page opens a dialog that asks for authorisation, and closing it shows a toast that asks for an upgrade §15.5.13',
    async (t) => {
      const modal = page.getByRole('dialog', { name: 'Automatic optimization' })
      const authorise = modal.getByRole('link', { name: 'Authorise app' })
      t.match(await authorise.getAttribute('href'), /^\/shopify\/reauth\?shop=./)
      t.equal(await authorise.getAttribute('target'), '_top')
      await page.keyboard.press('Escape')
      await modal.waitFor({ state: 'hidden' })
      await says(page, 'For the better experience of the APP, please upgrade.')
    }
  )

  await t.test(
    'the page explains manual mode while manual mode is selected §15.5.12',
    async (t) => {
      await says(page, MANUAL)
      await page.getByRole('radio', { name: /^Automatic/ }).check()
      await page.getByText(MANUAL).waitFor({ state: 'detached' })
      await page.getByRole('radio', { name: 'Manual' }).check()
      await says(page, MANUAL)
      t.equal(await save.count(), 0, 'reverting a change counts as no change')
    }
  )

  await t.test(
    'the options for all and for published products exclude each other, and the two collection options toggle together',
    async (t) => {
      const option = (name: string) => images.getByRole('checkbox', { name })
      await option('Only published product images').check()
      t.notOk(await option('All product images').isChecked())
      await option('Manual collection images').uncheck()
      t.notOk(await option('Automated collection images').isChecked())
      const quality = images.getByRole('slider', { name: 'Quality' })
      t.strictSame(
        [await quality.getAttribute('min'), await quality.getAttribute('max')],
        ['55', '95']
      )
      await quality.fill('88')
      await save.click()
      await says(page, 'Settings saved')
      await save.waitFor({ state: 'detached' })
      t.match((await stored()).image_opt, {
        product: 2,
        collection: 0,
        blogs: 1,
        quality: { custom: 1, custom_ratio: 88 }
      })
    }
  )

  await t.test(
    'settings without targets are not sent, and the page scrolls to the options §15.5.11',
    async (t) => {
      const calls: string[] = []
      page.on('request', (request) => calls.push(request.url()))
      await images.getByRole('switch').uncheck()
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      await save.click()
      await says(page, 'Optimization cannot occur until you have set up at least one item.')
      await until('the options are in view', () =>
        images.evaluate((section) => section.getBoundingClientRect().top >= 0)
      )
      await images.getByRole('switch').check()
      await images.locator('summary', { hasText: 'Watermark' }).last().click()
      await images.getByRole('checkbox', { name: /^Add a watermark/ }).check()
      const size = images.getByRole('slider', { name: 'Size' })
      t.strictSame([await size.getAttribute('min'), await size.getAttribute('max')], ['10', '100'])
      await save.click()
      await says(page, 'Watermark image must be uploaded to save')
      t.strictSame(
        calls.filter((url) => url.includes('updateAppSettingDataNew')),
        []
      )
      t.equal((await stored()).image_opt.switch, 1)
      await page.getByRole('button', { name: 'Discard' }).click()
    }
  )

  await t.test('the legacy page shows the progress of a run', async (t) => {
    await page.route('**/api/v1/getOptProgress*', (route) =>
      route.fulfill({
        json: { code: '200', msg: '', product: { opt_in: 3, opt_total: 8, process_result: 0 } }
      })
    )
    await says(page, '5 of 8 products done')
    await page.unroute('**/api/v1/getOptProgress*')
    await page.getByText('5 of 8 products done').waitFor({ state: 'detached' })
    t.equal(await page.getByText(/of \d+ products done/).count(), 0)
  })
})

t.test(
  'the legacy guide page offers to start an unfinished guide, and says when the guide is finished §13.1.4 §15.5.15',
  async (t) => {
    const shop = await openShop(t, () => {}, {}, { isNew: true })
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page, '/setting/guide')
    const start = page.getByRole('link', { name: 'Start' })
    t.equal(await start.getAttribute('href'), '/guidance')
    await shop.merchant.post('/api/v1/saveNewGuideCfg', { new_guide_status: 0 })
    await page.goto(`${shop.address}/setting/guide`)
    await says(page, 'Completed instruction!')
    await page.waitForURL(/image_optimisation$/)
  }
)
