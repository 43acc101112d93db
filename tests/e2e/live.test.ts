import t from 'tap'
import type { Progress } from '../../modules/image-opt/runs/schema.ts'
import {
  awake,
  hasState,
  isLoaded,
  openBrowser,
  openPage,
  says,
  until
} from '../support/browser.ts'
import { chooseAll, startAll, untilDone } from '../support/runs.ts'
import { jpeg, put, putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.test(
  'during a run, the figures, quota, tabs, trend and rows with their pictures update without a reload §6.4.2 §6.4.6 §7.1.7',
  async (t) => {
    const shop = await openShop(t, (storeDir) => putProducts(storeDir, 20))
    const { merchant } = shop
    const progress = async (): Promise<Progress> => {
      const { body } = await merchant.get('/api/v2/image-opt/getOptSchedule')
      return body.product as Progress
    }
    const page = await openPage(t, await openBrowser(t))

    await startAll(merchant)
    const { run_id } = await progress()
    await merchant.post('/api/v2/image-opt/pauseRun', { run_id })
    await shop.signIn(page)
    await awake(page, 'RunProgress')
    await awake(page, 'History')
    await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
    const shown = () => page.locator('.stats').innerText()
    const before = await shown()
    const count = await page.getByRole('tab').first().locator('.count').innerText()
    const { image_in } = await progress()

    await merchant.post('/api/v2/image-opt/resumeRun', { run_id })
    await until('the run has advanced', async () => (await progress()).image_in < image_in - 6)
    await merchant.post('/api/v2/image-opt/pauseRun', { run_id })
    t.ok((await progress()).image_in > 0, 'the run is not over yet')
    await until('the figures have followed', async () => (await shown()) !== before)
    const rows = page.getByRole('table', { name: 'Optimization History' }).getByRole('row')
    await rows.nth(1).waitFor()
    await until('the picture of a row is shown', () => isLoaded(rows.nth(1).locator('img').first()))
    await until(
      'the tab counts its rows',
      async () => (await page.getByRole('tab').first().locator('.count').innerText()) !== count
    )
    const trend = page.getByRole('region', { name: 'The last 30 days' })
    await trend.getByText('Daily numbers').click()

    await merchant.post('/api/v2/image-opt/resumeRun', { run_id })
    await untilDone(merchant)
    await says(page, '20 products optimized')
    await says(page.locator('.stats'), 'across 60 images')
    await says(page.locator('.stats'), '90 images left')
    t.equal(await page.getByText('products optimized').count(), 1, 'the result is said once')
    t.ok(await trend.getByRole('table').isVisible(), 'the table that was opened stays open')
    t.equal(await trend.getByRole('row').nth(1).getByRole('cell').first().innerText(), '60')
    t.ok(await page.evaluate(() => 'isSameDocument' in window), 'the page was never reloaded')
  }
)

t.test(
  'during a run, results and failures appear in the rows of the detail page without a reload §7.5.3',
  async (t) => {
    const shop = await openShop(t, async (storeDir) => {
      put(storeDir, { 'products/tea-set/view-00.jpg': Buffer.from('not a picture') })
      for (let picture = 10; picture < 50; picture++)
        put(storeDir, { [`products/tea-set/view-${picture}.jpg`]: await jpeg(picture) })
    })
    const { merchant } = shop
    const progress = async (): Promise<Progress> =>
      (await merchant.get('/api/v2/image-opt/getOptSchedule')).body.product as Progress
    const [teaSet] = await chooseAll(merchant)
    await startAll(merchant)
    const { run_id } = await progress()
    await merchant.post('/api/v2/image-opt/pauseRun', { run_id })
    // The file that is no picture has no thumbnail.
    const page = await openPage(t, await openBrowser(t), { expected: /status of 404/ })
    const query = new URLSearchParams({ id: teaSet?.data_id ?? '', title: 'Tea set', size: '100' })
    await shop.signIn(page, `/image_optimisation_details?type=1&${query}`)
    await awake(page, 'DetailTable')
    const rows = page.getByRole('table', { name: 'Images of Tea set' }).locator('tbody tr')
    const before = await rows.count()
    const { image_in } = await progress()

    await merchant.post('/api/v2/image-opt/resumeRun', { run_id })
    await until('the run has advanced', async () => (await progress()).image_in < image_in - 4)
    await merchant.post('/api/v2/image-opt/pauseRun', { run_id })
    t.ok((await progress()).image_in > 0, 'the run is not over yet')
    await until('rows have appeared', async () => (await rows.count()) > before)
    await says(rows.filter({ hasText: 'view-00.jpg' }), 'Failed')
    await hasState(rows.filter({ hasText: 'view-10.jpg' }), 'Compressed')

    await merchant.post('/api/v2/image-opt/resumeRun', { run_id })
    await until('every image has its row', async () => (await rows.count()) === 41)
  }
)
