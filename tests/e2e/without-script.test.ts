import t from 'tap'
import { inState, openBrowser, openPage, says } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { jpeg, put } from '../support/shop.ts'
import { TOKEN } from '../support/token.ts'
import { openShop } from './open-shop.ts'

const PRODUCTS = 12

async function fill(storeDir: string): Promise<void> {
  for (let product = 1; product <= PRODUCTS; product++)
    put(storeDir, { [`products/cup-${product}/cup.jpg`]: await jpeg(product) })
  put(storeDir, {
    'products/torn-photo/torn.jpg': (await jpeg(20)).subarray(0, 4000),
    'collections/summer/cover.jpg': await jpeg(21)
  })
}

t.test('signing in, reading and paging the history work without JavaScript §13.10.1', async (t) => {
  const shop = await openShop(t, fill, { BILLING: 'off' })
  await optimiseAll(shop.merchant, 1)
  await optimiseAll(shop.merchant, 2)
  const page = await openPage(t, await openBrowser(t), {
    javaScriptEnabled: false,
    // The truncated picture has no thumbnail.
    expected: /Failed to load resource/
  })
  const rows = page.getByRole('table', { name: 'Optimization History' }).locator('tbody tr')

  await t.test(
    'a wrong token shows an error, and the right one opens the page §1.2.3',
    async (t) => {
      await page.goto(shop.address)
      t.equal(page.url(), `${shop.address}/sign-in`)
      await page.getByLabel('Access token').fill('not the token')
      await page.getByRole('button', { name: 'Sign in' }).click()
      t.equal(
        await page.getByRole('alert').innerText(),
        'This access token is not valid. Copy it again from the last line the server printed.'
      )
      await page.getByLabel('Access token').fill(TOKEN)
      await page.getByRole('button', { name: 'Sign in' }).click()
      t.equal(page.url(), `${shop.address}/main`)
      await page.getByRole('link', { name: 'Image Optimization' }).click()
      t.equal(page.url(), `${shop.address}/image_optimisation`)
    }
  )

  await t.test('a row shows what was saved, or why the image failed', async (t) => {
    t.equal(await rows.count(), 10)
    const torn = rows.filter({ hasText: 'Torn photo' })
    await says(torn, 'Failed')
    await says(torn, 'The file is damaged or incomplete.')
    const cup = inState(rows, 'Compressed').first()
    t.match(await cup.innerText(), /\d\.\d\d\sKB[\s\S]*\d\.\d\d\sKB[\s\S]*\d\.\d\d%/)
    await says(page, 'Showing 1 - 10 of 13 results')
  })

  await t.test('paging, page size, search and tabs are links and forms', async (t) => {
    await page.getByRole('link', { name: 'Next page' }).click()
    await says(page, 'Showing 11 - 13 of 13 results')
    t.equal(await rows.count(), 3)
    await page.getByLabel('Rows').selectOption('30')
    await page.getByRole('button', { name: 'Show' }).last().click()
    await says(page, 'Showing 1 - 13 of 13 results')
    await page.getByLabel('Sort by').selectOption('By name')
    await page.getByRole('button', { name: 'Show' }).first().click()
    await says(rows.first(), 'Cup 1')
    await says(rows.last(), 'Torn photo')
    t.equal(await rows.count(), 13, 'the page size stays')
    await page.getByLabel('Search products').fill('cup 12')
    await page.keyboard.press('Enter')
    await says(page, 'Showing 1 - 1 of 1 results')
    await says(rows, 'Cup 12')
    await page.getByRole('link', { name: 'Collection' }).click()
    await says(rows, 'Summer')
    t.equal(await rows.count(), 1)
    t.equal(
      await page.getByRole('link', { name: 'Collection' }).getAttribute('aria-current'),
      'page'
    )
  })

  await t.test('a row links to its images, which link back', async (t) => {
    await page.getByRole('link', { name: 'Summer', exact: true }).click()
    t.equal(await page.getByRole('heading', { level: 1 }).innerText(), 'Optimization detail')
    const images = page.getByRole('table', { name: 'Images of Summer' }).locator('tbody tr')
    t.equal(await images.count(), 1)
    t.match(await images.innerText(), /cover\.jpg[\s\S]*Compressed[\s\S]*JPG[\s\S]*KB[\s\S]*%/)
    await says(page, 'Showing 1 - 1 of 1 results')
    const back = page.getByRole('main').getByRole('link', { name: 'Image Optimization' })
    await back.click()
    t.equal(page.url(), `${shop.address}/image_optimisation?tab=2`)
  })
})
