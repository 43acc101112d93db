import t from 'tap'
import { awake, openBrowser, openPage, until } from '../support/browser.ts'
import { chooseAll, optimiseAll, untilDone } from '../support/runs.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.test(
  'what is not optimized comes first, and the merchant chooses another order §6.3.4',
  async (t) => {
    const shop = await openShop(t, async (storeDir) => {
      for (const [name, size] of Object.entries({ walnut: 90, ash: 40, birch: 140 }))
        put(storeDir, { [`products/${name}/a.jpg`]: await jpeg(size, size, size) })
    })
    const [first] = await chooseAll(shop.merchant)
    await shop.merchant.post('/api/v2/image-opt/reOptimize', {
      data_type: 1,
      data_list: [first],
      page_type: 1
    })
    await untilDone(shop.merchant)
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page)
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Optimize images' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
    const titles = () => dialog.locator('.manual-title').allInnerTexts()
    await until('the list is shown', async () => (await titles()).length === 3)
    const done = dialog.locator('tbody tr').last()
    await done.getByText('Optimized', { exact: true }).waitFor()
    const [, , last = ''] = await titles()

    const order = dialog.getByLabel('Sort by')
    await order.selectOption('Name')
    await until(
      'the names are in order',
      async () => (await titles()).join() === 'Ash,Birch,Walnut'
    )
    await order.selectOption('Largest first')
    await until('the largest is first', async () => (await titles()).join() === 'Birch,Walnut,Ash')
    t.equal(await order.inputValue(), 'size')
    await order.focus()
    await page.keyboard.press('Home')
    await until('a key chooses, too', async () => (await titles())[2] === last)
  }
)

t.test('the merchant sorts the history, and a reload keeps the order §7.2.5', async (t) => {
  const shop = await openShop(t, async (storeDir) => {
    for (const [name, size] of Object.entries({ walnut: 90, ash: 200, birch: 400 }))
      put(storeDir, { [`products/${name}/a.jpg`]: await jpeg(size, size, size) })
  })
  await optimiseAll(shop.merchant)
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page)
  await awake(page, 'History')
  const rows = page.getByRole('table', { name: 'Optimization History' }).locator('tbody tr')
  const titles = async () =>
    (await rows.getByRole('rowheader').getByRole('link').allInnerTexts()).join()
  const order = page.getByLabel('Sort by')
  const newest = await titles()
  t.equal(await order.inputValue(), 'newest')
  await order.focus()
  await page.keyboard.press('ArrowDown')
  await until('a key sorts by bytes saved', async () => (await titles()) === 'Birch,Ash,Walnut')
  t.match(page.url(), /[?&]sort=saved/)
  await page.keyboard.press('End')
  await until('the names are in order', async () => (await titles()) === 'Ash,Birch,Walnut')
  await page.reload()
  await awake(page, 'History')
  t.equal(await titles(), 'Ash,Birch,Walnut')
  t.equal(await order.inputValue(), 'name')
  await order.selectOption('Newest first')
  await until('the newest is first again', async () => (await titles()) === newest)
  t.notMatch(page.url(), /sort=/)
})
