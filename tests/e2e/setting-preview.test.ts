import sharp from 'sharp'
import t from 'tap'
import { isAccessible } from '../support/accessible.ts'
import { awake, isLoaded, openBrowser, openPage, says, until } from '../support/browser.ts'
import { hashesOf, jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.test('a preview beside the settings follows them before they are saved §15.1.2', async (t) => {
  const fill = async (storeDir: string) =>
    put(storeDir, {
      'products/cup/cup.jpg': await jpeg(1, 640, 480),
      'products/mug/mug.jpg': await jpeg(2, 400, 300)
    })
  const { signIn, merchant, storeDir } = await openShop(t, fill, { BILLING: 'off' })
  await merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1')
  const stored = await merchant.get('/api/v2/image-opt/getSettings')
  const before = hashesOf(storeDir)
  const page = await openPage(t, await openBrowser(t), {
    viewport: { width: 1280, height: 900 },
    expected: /ERR_FAILED/
  })
  await signIn(page, '/setting')
  await awake(page, 'ImageSettings')
  const preview = page.locator('.live-preview')
  const size = preview.locator('.live-preview-size')
  const level = page.getByRole('slider', { name: 'Compression level' })

  await t.test('it shows an image of the shop with its size and its score', async (t) => {
    await size.waitFor()
    t.match(await size.innerText(), /KB → .*KB -\d+\.\d\d%/)
    await says(preview, /\d+(\.\d)?\b.*100|Good|Excellent|Very good|Looks/)
    await until('both pictures are loaded', async () => {
      const all = await preview.locator('.compare-canvas img').all()
      return all.length === 2 && (await Promise.all(all.map(isLoaded))).every(Boolean)
    })
    await isAccessible(t, page, 'the settings with their preview')
  })

  await t.test('it follows the level, and only the newest change counts', async (t) => {
    const medium = await size.innerText()
    await level.press('ArrowRight')
    await level.press('ArrowLeft')
    await level.press('ArrowLeft')
    await until('the size has changed', async () => {
      const now = await size.innerText({ timeout: 10_000 }).catch(() => medium)
      return now !== medium
    })
    t.equal(await level.getAttribute('aria-valuetext'), 'Low')
    await preview.getByRole('button', { name: 'mug.jpg' }).click()
    await until('the other image is shown', async () =>
      ((await preview.locator('.compare-optimized').getAttribute('alt')) ?? '').includes('mug')
    )
  })

  await t.test('it carries the watermark that is not saved yet', async (t) => {
    const known = await preview.locator('.compare-optimized').getAttribute('src')
    await page.getByText('Watermark', { exact: true }).first().click()
    await page.getByRole('checkbox', { name: /^Add a watermark/ }).check()
    const red = { r: 255, g: 0, b: 0 }
    const buffer = await sharp({ create: { width: 40, height: 40, channels: 3, background: red } })
      .png()
      .toBuffer()
    await page
      .getByLabel('Choose an image')
      .setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
    await until('the preview is another picture', async () => {
      const src = await preview.locator('.compare-optimized').getAttribute('src')
      if (src === null || src === known) return false
      const { data } = await sharp(
        await (await page.request.get(new URL(src, page.url()).href)).body()
      )
        .extract({ left: 385, top: 285, width: 1, height: 1 })
        .raw()
        .toBuffer({ resolveWithObject: true })
      return (data[0] ?? 0) > 200 && (data[1] ?? 255) < 70
    })
    t.strictSame((await merchant.get('/api/v2/image-opt/getSettings')).body, stored.body)
  })

  await t.test('without a connection it can be tried again, and nothing is saved', async (t) => {
    await page.route('**/previewImage', (route) => route.abort())
    await level.press('ArrowRight')
    await says(preview, 'This could not be loaded')
    await page.unroute('**/previewImage')
    await preview.getByRole('button', { name: 'Try again' }).click()
    await size.waitFor()
    t.strictSame((await merchant.get('/api/v2/image-opt/getSettings')).body, stored.body)
    t.strictSame(hashesOf(storeDir), before)
  })
})
