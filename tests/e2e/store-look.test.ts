import type { Page } from 'playwright'
import t from 'tap'
import { isAccessible } from '../support/accessible.ts'
import { awake, isLoaded, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll, untilDone } from '../support/runs.ts'
import { hashesOf, jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const optimizeButton = (page: Page) => page.getByRole('button', { name: 'Optimize images' })
const question = (page: Page, name: string) =>
  page.getByRole('heading', { level: 1, name }).waitFor()

t.test('the guide begins with what the store can gain, and optimises it §13.4.12', async (t) => {
  const fill = async (storeDir: string) => {
    for (const index of [1, 2, 3, 4])
      put(storeDir, {
        [`products/mug-${index}/mug-${index}.jpg`]: await jpeg(index, 300 + index * 40)
      })
    const whole = await jpeg(9, 1600, 1200)
    put(storeDir, { 'products/torn/torn.jpg': whole.subarray(0, whole.length * 0.8) })
  }
  const shop = await openShop(t, fill, {}, { isNew: true })
  const { merchant, storeDir } = shop
  const before = hashesOf(storeDir)
  // The torn image has no thumbnail.
  const page = await openPage(t, await openBrowser(t), { expected: /status of 404/ })
  await merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1')
  // The previews wait, so that what comes before them can be seen.
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/previewImage', async (route) => {
    await held
    await route.continue()
  })

  await t.test('what the store has shows at once, and nothing holds the guide up', async (t) => {
    await shop.signIn(page, '/guidance')
    await says(page, /^5 product images, \d/)
    await awake(page, 'Wizard')
    await says(page, /^About .* of .* can be saved \(\d+%\)\.$/)
    await says(page, 'Tested on 5 of 5 images. Nothing was changed or charged.')
    await says(page, /^Compressing .*\.jpg…$/)
    t.ok(await optimizeButton(page).isEnabled())
    await page.getByRole('button', { name: "let's start now" }).click()
    await question(page, 'Which images do you want to compress?')
    await page.getByRole('button', { name: 'Back' }).click()
  })

  await t.test('three images are shown before and after, as the engine encodes them', async (t) => {
    release()
    const tiles = page.locator('.look-tile')
    await until('every preview has come', async () => {
      const words = await tiles.allInnerTexts()
      return words.filter((text) => /→.*-\d+%/s.test(text)).length === 2
    })
    t.equal(await tiles.count(), 3)
    const pictures = page.locator('.look-stage img')
    await until('both pictures are loaded', async () => {
      const all = await pictures.all()
      return all.length === 2 && (await Promise.all(all.map(isLoaded))).every(Boolean)
    })
    t.match(await page.locator('.look-tile[aria-pressed=true]').innerText(), /^mug-/)
    const divider = page.locator('.look-stage').getByRole('slider')
    await divider.press('ArrowRight')
    t.equal(await divider.getAttribute('aria-valuetext'), '51% original')
    await page.getByRole('button', { name: 'torn.jpg' }).click()
    await says(page.locator('.look-stage'), /damaged/)
    t.strictSame(hashesOf(storeDir), before, 'the store has not changed')
    t.equal((await merchant.get('/api/v2/image-opt/getOptSchedule')).body.impressions_use, 0)
    await isAccessible(t, page, 'the look at the store')
  })

  await t.test('Optimize starts the run, and the guide goes on meanwhile', async (t) => {
    await optimizeButton(page).press('Enter')
    await says(page, '5 images queued')
    await page.keyboard.press('Tab')
    t.equal(
      await page.evaluate(() => document.activeElement?.textContent),
      'Set up later',
      'the keyboard goes on from there'
    )
    await says(page, 'You can go on with the setup in the meantime.')
    t.equal(await optimizeButton(page).count(), 0)
    await page.getByRole('button', { name: "let's start now" }).click()
    await question(page, 'Which images do you want to compress?')
    await untilDone(merchant)
    t.notSame(hashesOf(storeDir), before)
    await page.goto(`${shop.address}/guidance?step=1`)
    await awake(page, 'Wizard')
    // The torn image could not be optimised, so it alone is still offered.
    await says(page, /Tested on 1 of 1 image\./)
  })
})

t.test('the look at the store says what keeps it from being one §13.4.12', async (t) => {
  const fill = async (storeDir: string) => put(storeDir, { 'products/mug/mug.jpg': await jpeg(1) })
  const shop = await openShop(t, fill, { FREE_QUOTA: '1' }, { isNew: true })
  const browser = await openBrowser(t)
  const { merchant } = shop
  await merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1')

  await t.test('without a connection it offers to try again, and the steps go on', async (t) => {
    const page = await openPage(t, browser, { expected: /ERR_FAILED/ })
    await page.route('**/api/v2/image-opt/{getStoreEstimate,previewImage}', (route) =>
      route.abort()
    )
    await shop.signIn(page, '/guidance?step=1')
    await awake(page, 'Wizard')
    await says(page, /^1 product image, /)
    await says(page, 'Check your connection and try again.')
    await says(page.locator('.look-stage'), 'This could not be loaded')
    await page.unroute('**/api/v2/image-opt/{getStoreEstimate,previewImage}')
    const again = (place: string) => page.locator(place).getByRole('button', { name: 'Try again' })
    await again('.look-saving').click()
    await again('.look-stage').click()
    await says(page, /^About .* can be saved|hardly anything/)
    await page.locator('.look-stage img').first().waitFor()
    t.ok(await page.locator('.look-stage img').first().isVisible())
  })

  await t.test('a used-up quota leads to the plans', async (t) => {
    await optimiseAll(merchant)
    put(shop.storeDir, { 'products/cup/cup.jpg': await jpeg(2) })
    await merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1')
    const page = await openPage(t, browser)
    await shop.signIn(page, '/guidance?step=1')
    await says(page, 'Your plan has no images left.')
    t.equal(await optimizeButton(page).count(), 0)
    const upgrade = page.locator('.look').getByRole('link', { name: 'Upgrade' })
    t.equal(await upgrade.getAttribute('href'), '/pricing')
  })

  await t.test(
    'a store without images says so, and one that is being read how far that is',
    async (t) => {
      const empty = await openShop(t, () => {}, {}, { isNew: true })
      await empty.merchant.get('/api/v2/image-opt/getManualImagesData?page_type=1')
      const page = await openPage(t, browser)
      let isRead = 0
      await page.route('**/getStoreLook', (route) =>
        route.fulfill({
          json: {
            ack: 1,
            data: { is_read: isRead, image_count: isRead ? 0 : 12, size: 0, images: [] }
          }
        })
      )
      await empty.signIn(page, '/guidance?step=2')
      await awake(page, 'Wizard')
      await page.getByRole('button', { name: 'Back' }).click()
      await says(
        page.locator('.look'),
        'The images in your store are still being counted: 12 so far.'
      )
      isRead = 1
      await says(page.locator('.look'), 'Your store has no product images yet.')
      t.equal(await optimizeButton(page).count(), 0)
      t.ok(await page.getByRole('button', { name: "let's start now" }).isEnabled())
    }
  )
})
