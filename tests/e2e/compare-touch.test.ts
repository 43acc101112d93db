import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from 'playwright'
import t from 'tap'
import { awake, isLoaded, openBrowser, openPage, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const fill = async (storeDir: string) => put(storeDir, { 'products/mug/mug.jpg': await jpeg(1) })

t.test(
  'the comparison first shows a loader, and then follows the mouse and the finger §7.6.1 §7.6.3',
  async (t) => {
    const shop = await openShop(t, fill)
    await optimiseAll(shop.merchant)
    const page = await openPage(t, await openBrowser(t), {
      viewport: { width: 800, height: 800 },
      hasTouch: true
    })
    await page.clock.install()
    await shop.signIn(page)
    await awake(page, 'History')
    await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000))
    const answered = page.waitForResponse(/getProductImagesData/)
    await page.getByRole('button', { name: 'Compare: Mug' }).click()
    const dialog = page.getByRole('dialog', { name: 'Mug' })
    await dialog.locator('.skeleton').first().waitFor()
    await (await answered).finished()
    await page.clock.runFor(400)
    const slider = dialog.getByRole('slider')
    t.equal(await slider.count(), 0, 'the loader stays although the pictures are known')
    t.ok(await dialog.locator('.skeleton').first().isVisible())
    await page.clock.resume()
    await slider.waitFor()
    const box = await slider.boundingBox()
    if (!box) throw new Error('Expected the slider to have a place')
    const shown = async () =>
      Number.parseInt((await slider.getAttribute('aria-valuetext')) ?? '', 10)
    const at = (share: number) => ({ x: box.x + box.width * share, y: box.y + box.height / 2 })

    const from = at(0.5)
    const to = at(0.8)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 5 })
    await page.mouse.up()
    t.ok(Math.abs((await shown()) - 80) <= 2, 'the mouse drags the line')

    const touch = await page.context().newCDPSession(page)
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', share?: number) =>
      touch.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: share === undefined ? [] : [at(share)]
      })
    await finger('touchStart', 0.8)
    for (const share of [0.7, 0.6, 0.5, 0.4, 0.3, 0.25]) await finger('touchMove', share)
    await finger('touchEnd')
    await until('the finger drags the line', async () => Math.abs((await shown()) - 25) <= 3)
    await slider.focus()
    await page.keyboard.press('ArrowRight')
    t.ok(Math.abs((await shown()) - 26) <= 3, 'the keys move the line')
  }
)

t.test(
  'a picture that cannot be loaded is requested once from the backup host, and becomes a grey tile if that fails §7.7.1',
  async (t) => {
    const picture = await jpeg(7, 40, 40)
    const asked: string[] = []
    const backup = createServer((request, response) => {
      asked.push(request.url ?? '')
      const isThere = asked.length === 1
      response.writeHead(isThere ? 200 : 404, { 'content-type': 'image/jpeg' })
      response.end(isThere ? picture : undefined)
    })
    await new Promise<void>((resolve) => backup.listen(0, '127.0.0.1', resolve))
    t.teardown(() => new Promise((resolve) => backup.close(resolve)))
    const { port } = backup.address() as AddressInfo
    const shop = await openShop(
      t,
      async (storeDir) => {
        await fill(storeDir)
        put(storeDir, { 'products/cup/cup.jpg': await jpeg(2) })
      },
      { BACKUP_IMAGE_HOST: `http://127.0.0.1:${port}` }
    )
    await optimiseAll(shop.merchant)
    const page = await openPage(t, await openBrowser(t), { expected: /Failed to load resource/ })
    await page.route(`${shop.address}/files/**`, (route) => route.fulfill({ status: 404 }))
    await shop.signIn(page)
    await awake(page, 'History')
    await until('both pictures were requested from the backup host', () => asked.length === 2)
    const pictures = page.locator('.thumb img')
    t.equal(await pictures.count(), 2)
    await until('one picture came from the backup host', async () => {
      const loaded = await Promise.all((await pictures.all()).map(isLoaded))
      return loaded.filter(Boolean).length === 1
    })
    await until(
      'the other picture is hidden',
      async () => (await page.locator('.thumb img[style*="hidden"]').count()) === 1
    )
    t.equal(await countMissing(page), 1, 'only the tile without a picture says so')
    t.equal(asked.length, 2, 'each picture was requested once')
    t.ok(
      asked.every((path) => path.startsWith('/files/')),
      'the backup host gets the same path'
    )
  }
)

t.test('pictures that are still loading look neither transparent nor missing §7.6.1', async (t) => {
  const shop = await openShop(t, fill)
  await optimiseAll(shop.merchant)
  const page = await openPage(t, await openBrowser(t))
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/files/*', async (route) => {
    await held
    await route.continue()
  })
  await shop.signIn(page)
  await awake(page, 'History')
  t.equal(await countMissing(page), 0, 'a small picture is not called missing')
  await page.getByRole('button', { name: 'Compare: Mug' }).click()
  const dialog = page.getByRole('dialog', { name: 'Mug' })
  await dialog.getByRole('slider').waitFor()
  const ground = () =>
    dialog.locator('.compare-canvas').evaluate((canvas) => getComputedStyle(canvas).backgroundImage)
  t.equal(await ground(), 'none')
  release()
  await until('both pictures are shown', async () => {
    const pictures = await dialog.locator('.compare-canvas img').all()
    return (await Promise.all(pictures.map(isLoaded))).every(Boolean)
  })
  await until('the ground is chequered', async () => (await ground()).includes('conic-gradient'))
})

/** Returns how many tiles show the icon of a missing picture. */
const countMissing = (page: Page): Promise<number> =>
  page
    .locator('.thumb')
    .evaluateAll(
      (tiles) => tiles.filter((tile) => getComputedStyle(tile).backgroundImage !== 'none').length
    )
