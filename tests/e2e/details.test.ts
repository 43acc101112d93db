import t from 'tap'
import { awake, hasState, inState, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { hashesOf, jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const PICTURES = 12

async function fill(storeDir: string): Promise<void> {
  for (let picture = 1; picture <= PICTURES; picture++)
    put(storeDir, { [`products/tea-set/view-${picture}.jpg`]: await jpeg(picture) })
}

t.test(
  'the detail page shows the images of one product and acts on each of them §4.3.7 §7.5.2',
  async (t) => {
    const shop = await openShop(t, fill)
    const before = hashesOf(shop.storeDir)
    await optimiseAll(shop.merchant)
    const optimised = hashesOf(shop.storeDir)
    const page = await openPage(t, await openBrowser(t))
    const rows = page.getByRole('table', { name: 'Images of Tea set' }).locator('tbody tr')
    const first = rows.filter({ hasText: 'view-1.jpg' })

    await t.test('a row of the history links to the detail page §7.5.1', async (t) => {
      await shop.signIn(page)
      await awake(page, 'History')
      await page.getByRole('link', { name: 'Tea set', exact: true }).click()
      await page.getByRole('heading', { name: 'Optimization detail' }).waitFor()
      await says(page, 'Image data is kept for 30 days only.')
      await awake(page, 'DetailTable')
      t.equal(await rows.count(), 10)
      t.equal(await inState(rows, 'Compressed').count(), 10)
    })

    await t.test('restoring one image leaves the others optimised', async (t) => {
      await first.getByRole('button', { name: 'Restore' }).click()
      await says(page, '1 image restored')
      await says(first, 'Restored')
      const path = 'products/tea-set/view-1.jpg'
      t.strictSame(hashesOf(shop.storeDir), { ...optimised, [path]: before[path] })
      t.equal(
        await first.getByRole('button', { name: 'Restore' }).getAttribute('aria-disabled'),
        'true',
        'a restored image cannot be restored again'
      )
    })

    await t.test('optimising one image again produces the same bytes', async (t) => {
      await first.getByRole('button', { name: 'Re-optimize' }).click()
      await says(page, '1 image optimized')
      await hasState(first, 'Compressed')
      t.strictSame(hashesOf(shop.storeDir), optimised)
    })

    await t.test('images that do not fit on the first page are on the next one', async (t) => {
      await says(page, 'Showing 1 - 10 of 12 results')
      await page.getByRole('link', { name: 'Next page' }).click()
      await says(page, 'Showing 11 - 12 of 12 results')
      await until('two rows are shown', async () => (await rows.count()) === 2)
      await page.getByText('2 / 2', { exact: true }).waitFor()
      await page.reload()
      await says(page, 'Showing 11 - 12 of 12 results')
      t.equal(await rows.count(), 2, 'a reload shows the same page')
      await awake(page, 'DetailTable')
      await page.getByLabel('Rows').selectOption('30')
      await says(page, 'Showing 1 - 12 of 12 results')
      await until('all rows are shown', async () => (await rows.count()) === PICTURES)
    })

    await t.test(
      'the detail page offers a way back if its address names no product §7.5.1',
      async (t) => {
        await page.goto(`${shop.address}/image_optimisation_details`)
        await says(page, 'No data to show here')
        await says(page, 'Open a row in the history to see what was done to its images.')
        t.equal(await page.getByRole('table').count(), 0)
        await page
          .getByRole('main')
          .getByRole('link', { name: 'Image Optimization' })
          .last()
          .click()
        t.equal(page.url(), `${shop.address}/image_optimisation`)
      }
    )

    await t.test('the detail page of an unknown product lists no images', async (t) => {
      const response = await page.goto(
        `${shop.address}/image_optimisation_details?id=no-such-thing&type=1&title=Gone`
      )
      t.equal(response?.status(), 200)
      await says(page, 'Gone')
      await says(page, 'Images optimized or restored in the last 30 days will appear here.')
    })
  }
)
