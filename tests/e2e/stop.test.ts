import t from 'tap'
import { awake, inState, openBrowser, openPage, says, until } from '../support/browser.ts'
import { untilDone } from '../support/runs.ts'
import { hashesOf, jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const PRODUCTS = 60

/**
 * Puts the same large picture into each product, with a different comment in each file so that no two files are
 * identical.
 */
async function fill(storeDir: string): Promise<void> {
  const picture = await jpeg(1, 2000, 1500)
  for (let product = 0; product < PRODUCTS; product++) {
    const comment = Buffer.from([0xff, 0xfe, 0, 3, product])
    const bytes = Buffer.concat([picture.subarray(0, 2), comment, picture.subarray(2)])
    put(storeDir, { [`products/cup-${product}/front.jpg`]: bytes })
  }
}

t.test(
  'a stopped run keeps the finished images and leaves the others unchanged §6.4.3 §6.5.1',
  async (t) => {
    const shop = await openShop(t, fill, { IMAGE_WORKERS: '1' })
    const before = hashesOf(shop.storeDir)
    const finished = () => {
      const now = hashesOf(shop.storeDir)
      return Object.keys(before).filter((path) => now[path] !== before[path])
    }
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page)
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Optimize images' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
    await dialog.getByLabel('Rows').selectOption('100')
    await until('all products are listed', async () => {
      return (await dialog.getByRole('rowheader').count()) === PRODUCTS
    })
    await dialog.getByLabel('Select all on this page').check()
    await dialog.getByRole('button', { name: `Optimize ${PRODUCTS} products` }).click()

    const panel = page.getByRole('region', { name: 'Optimizing products' })
    const stop = panel.getByRole('button', { name: 'Stop' })
    await stop.waitFor()
    await until('some pictures are finished', () => finished().length > 2)
    await stop.click()
    await says(page, 'Stopped. Finished images stay optimized.')
    await panel.waitFor({ state: 'detached' })

    await untilDone(shop.merchant)
    const done = finished()
    t.ok(done.length > 2 && done.length < PRODUCTS, `${done.length} were finished`)
    const { body } = await shop.merchant.get('/api/v2/image-opt/getImgOptTotal')
    t.equal(body.total.opt_num, done.length, 'the totals include every finished image')
    t.equal(body.opt_schedule.impressions_use, done.length, 'only finished images are charged')

    await page.reload()
    t.equal(await panel.count(), 0)
    await says(page, new RegExp(`^Showing 1 - \\d+ of ${done.length} results$`))
    const rows = page.getByRole('table', { name: 'Optimization History' }).locator('tbody tr')
    const shown = await rows.count()
    t.ok(shown > 2)
    t.equal(await inState(rows, 'Compressed').count(), shown)
    t.strictSame(finished(), done, 'no image is changed after the stop')
  }
)
