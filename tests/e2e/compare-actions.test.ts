import { join } from 'node:path'
import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { startServer } from '../support/server.ts'
import { hashesOf, jpeg, put } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { TOKEN } from '../support/token.ts'
import { beenHereBefore, openShop } from './open-shop.ts'

t.test('a comparison is looked at closely, and acted on, without leaving it', async (t) => {
  const shop = await openShop(t, async (storeDir) => {
    put(storeDir, {
      'products/mug/a.jpg': await jpeg(1, 1600, 1400),
      'products/mug/b.jpg': await jpeg(2)
    })
  })
  const original = hashesOf(shop.storeDir)
  await optimiseAll(shop.merchant)
  const page = await openPage(t, await openBrowser(t), { viewport: { width: 1000, height: 900 } })
  await shop.signIn(page)
  await awake(page, 'History')
  await page.getByRole('button', { name: 'Compare: Mug' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mug' })
  const slider = dialog.getByRole('slider')
  await slider.waitFor()
  const share = async () => Number.parseInt((await slider.getAttribute('aria-valuetext')) ?? '', 10)
  const figure = (name: string) =>
    dialog.locator('dl > div').filter({ hasText: name }).locator('dd').innerText()

  await t.test(
    'at real size the mouse moves both pictures, and the handle the line §7.6.1',
    async (t) => {
      await dialog.getByRole('button', { name: '100%' }).click()
      const box = dialog.getByRole('region', { name: 'Original and optimized' })
      const scrolled = () => box.evaluate(({ scrollLeft, scrollTop }) => [scrollLeft, scrollTop])
      const [left = 0, top = 0] = await scrolled()
      t.ok(left > 0 && top > 0, 'the middle of the picture is shown first')
      const place = await box.boundingBox()
      if (!place) throw new Error('Expected the box to have a place')
      const at = { x: place.x + place.width / 4, y: place.y + place.height / 2 }
      await page.mouse.move(at.x, at.y)
      await page.mouse.down()
      await page.mouse.move(at.x + 60, at.y - 40, { steps: 4 })
      await page.mouse.up()
      t.strictSame(await scrolled(), [left - 60, top + 40])
      t.equal(await share(), 50, 'the line has not moved')
      await page.mouse.move(at.x, at.y)
      t.strictSame(await scrolled(), [left - 60, top + 40], 'a released mouse moves nothing')

      const line = await dialog.locator('.compare-line').boundingBox()
      if (!line) throw new Error('Expected the line to have a place')
      await page.mouse.move(line.x + 1, at.y)
      await page.mouse.down()
      await page.mouse.move(line.x + 161, at.y, { steps: 4 })
      await page.mouse.up()
      t.ok(Math.abs((await share()) - 60) <= 1, `the line has moved to ${await share()} %`)
      t.strictSame(await scrolled(), [left - 60, top + 40], 'the pictures have not moved')

      await box.focus()
      await page.keyboard.press('ArrowRight')
      await until('a key scrolls', async () => ((await scrolled())[0] ?? 0) > left - 60)
      await says(dialog, 'Image 1 of 2')
      await dialog.getByRole('button', { name: '100%' }).click()
    }
  )

  await t.test(
    'more quality shows the better result in the place of the first §7.6.2',
    async (t) => {
      const more = dialog.getByRole('button', { name: 'More quality' })
      t.equal(await more.getAttribute('aria-description'), 'Compression level: Low')
      const size = await figure('Optimized')
      await more.click()
      await until('the result is another one', async () => (await figure('Optimized')) !== size)
      t.equal(await more.getAttribute('aria-description'), 'Lossless')
      await says(dialog, 'Image 1 of 2')
      const { body } = await shop.merchant.get('/api/v2/image-opt/getOptSchedule')
      t.equal(body.impressions_use, 2, 'the image was paid for already')
    }
  )

  await t.test('a restored image leaves the comparison to the others §7.6.2', async (t) => {
    await dialog.getByRole('button', { name: 'Restore original' }).click()
    await dialog.getByText('b.jpg', { exact: true }).waitFor()
    t.equal(await dialog.getByText('a.jpg', { exact: true }).count(), 0)
    const path = 'products/mug/a.jpg'
    t.equal(hashesOf(shop.storeDir)[path], original[path])
    await dialog.getByRole('button', { name: 'Restore original' }).click()
    await says(dialog, 'Nothing to compare')
    t.strictSame(hashesOf(shop.storeDir), original)
  })
})

t.test(
  'more quality for a collection names the plan that includes it and leads there, before anything is pressed §7.6.2',
  async (t) => {
    const folder = temporaryFolder(t)
    const shop = { DATA_DIR: join(folder, 'data'), STORE_DIR: join(folder, 'store') }
    put(shop.STORE_DIR, { 'collections/summer/cover.jpg': await jpeg(1) })
    const withoutLimits = await startServer({ ...shop, BILLING: 'off' })
    await optimiseAll(withoutLimits.merchant, 2)
    await beenHereBefore(withoutLimits)
    await withoutLimits.stop()

    const server = await startServer(shop)
    t.teardown(() => server.stop())
    const page = await openPage(t, await openBrowser(t))
    const calls: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'POST') calls.push(new URL(request.url()).pathname)
    })
    for (const island of ['History', 'DetailTable']) {
      await page.goto(`${server.address}/image_optimisation?tab=2&authToken=${TOKEN}`)
      if (island === 'DetailTable')
        await page.getByRole('link', { name: 'Summer', exact: true }).click()
      await awake(page, island)
      await page.getByRole('button', { name: 'Compare' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Summer' })
      const more = dialog.getByRole('button', { name: 'More quality' })
      t.equal(await more.getAttribute('aria-description'), 'From $4.99', island)
      await more.focus()
      await page.keyboard.press('Enter')
      t.notOk(calls.includes('/api/v2/image-opt/reOptimize'), 'nothing is asked of the server')
      t.equal(
        await dialog
          .getByRole('button', { name: 'Restore original' })
          .getAttribute('aria-disabled'),
        null
      )
      await dialog.getByRole('link', { name: 'From $4.99' }).click()
      await page.waitForURL('**/pricing')
    }
  }
)
