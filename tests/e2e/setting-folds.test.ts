import type { Page } from 'playwright'
import t, { type Test } from 'tap'
import { isAccessible } from '../support/accessible.ts'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

async function open(t: Test) {
  const shop = await openShop(
    t,
    async (storeDir) => put(storeDir, { 'products/cup/front.jpg': await jpeg(1) }),
    { BILLING: 'off' }
  )
  const page = await openPage(t, await openBrowser(t), { reducedMotion: 'reduce' })
  const visit = async (path: string) => {
    await shop.signIn(page, path)
    await awake(page, path.includes('legacy') ? 'LegacySettings' : 'ImageSettings')
  }
  return { shop, page, visit }
}

const fold = (page: Page, id: string) => page.locator(`details#${id}`)
/** Returns what a closed fold says that it holds. */
const lineOf = (page: Page, id: string) =>
  fold(page, id).locator('> summary > .setting-fold-state').innerText()
const isOpen = (page: Page, id: string) =>
  fold(page, id).evaluate((element) => (element as HTMLDetailsElement).open)

t.test(
  'settings that few shops use are folded, and a line says what they hold §15.1.3',
  async (t) => {
    const { shop, page, visit } = await open(t)
    await visit('/setting')

    await t.test('they are closed, and nothing but what they hold is shown', async (t) => {
      t.equal(await lineOf(page, 'resize'), 'Off')
      t.equal(await lineOf(page, 'watermark'), 'Off')
      t.equal(await lineOf(page, 'exclusions'), 'None')
      const titles = page.locator('.setting-fold-title')
      t.strictSame(await titles.allInnerTexts(), ['Image size', 'Watermark', 'Exclusions'])
      t.notOk(await page.getByRole('checkbox', { name: 'Shrink larger images' }).isVisible())
    })

    await t.test('a fold opens and closes with the keyboard, and its line follows', async (t) => {
      await fold(page, 'resize').locator('> summary').focus()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Tab')
      await page.keyboard.press('Space')
      t.ok(await page.getByRole('checkbox', { name: 'Shrink larger images' }).isChecked())
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Enter')
      t.equal(await lineOf(page, 'resize'), '2,048 px')
    })

    await t.test('the line lists the first file names and the least size', async (t) => {
      await fold(page, 'exclusions').locator('> summary').click()
      await page.getByRole('textbox', { name: 'File names' }).fill('logo-*\n*.gif\nbanner\nicon')
      await page.getByRole('textbox', { name: 'Smaller than' }).fill('20')
      await isAccessible(t, page, 'the settings with an open fold')
      await fold(page, 'exclusions').locator('> summary').click()
      t.match(await lineOf(page, 'exclusions'), /^logo-\*, \*\.gif, banner, …, <\s20\sKB$/)
    })

    await t.test(
      'the line names the file, the position and the size of the watermark',
      async (t) => {
        await fold(page, 'watermark').locator('> summary').click()
        await page.getByRole('checkbox', { name: /^Add a watermark/ }).check()
        const buffer = await jpeg(1)
        await page
          .getByLabel('Choose an image')
          .setInputFiles({ name: 'logo.jpg', mimeType: 'image/jpeg', buffer })
        await page.getByRole('img', { name: 'Watermark image' }).waitFor()
        await fold(page, 'watermark').locator('> summary').click()
        t.equal(await lineOf(page, 'watermark'), 'logo.jpg, Bottom right, 20%')
        await page.getByRole('button', { name: 'Discard' }).click()
        t.equal(await lineOf(page, 'watermark'), 'Off')
      }
    )

    await t.test('the older page folds its watermark too', async (t) => {
      await page.goto(`${shop.address}/setting/legacy`)
      await awake(page, 'LegacySettings')
      t.equal(await lineOf(page, 'watermark'), 'Off')
    })
  }
)

t.test(
  'a fold with an error opens by itself, and says so when it is closed again §15.1.3',
  async (t) => {
    const { page, visit } = await open(t)
    await visit('/setting')
    const save = page.getByRole('button', { name: 'Save' })

    await fold(page, 'resize').locator('> summary').click()
    await page.getByRole('checkbox', { name: 'Shrink larger images' }).check()
    const side = page.getByRole('textbox', { name: 'Longest side, in pixels' })
    await side.fill('50')
    await fold(page, 'resize').locator('> summary').click()
    await save.click()
    await until('the fold is open', () => isOpen(page, 'resize'))
    t.ok(await side.evaluate((field) => field === document.activeElement))
    await fold(page, 'resize').locator('> summary').click()
    t.equal(await lineOf(page, 'resize'), 'Enter a whole number of pixels from 100 to 20000.')
    await isAccessible(t, page, 'a closed fold with an error')

    await fold(page, 'watermark').locator('> summary').click()
    await page.getByRole('checkbox', { name: /^Add a watermark/ }).check()
    t.ok(await save.isDisabled())
    await fold(page, 'watermark').locator('> summary').click()
    t.equal(await lineOf(page, 'watermark'), 'Watermark image must be uploaded to save')
  }
)

t.test('a link to a section opens it and everything around it §15.1.3', async (t) => {
  const { page, visit } = await open(t)
  await visit('/setting#exclusions')
  const names = page.getByRole('textbox', { name: 'File names' })
  await names.waitFor()
  t.ok(
    await fold(page, 'exclusions')
      .locator('> summary')
      .evaluate((summary) => summary === document.activeElement),
    'the keyboard continues there'
  )
  t.notOk(await isOpen(page, 'watermark'))
  await page.evaluate(() => {
    location.hash = 'watermark'
  })
  await says(fold(page, 'watermark'), 'GIF images get no watermark.')

  await page.locator('#image_opt > summary').click()
  await until('the section around it is closed', async () => !(await isOpen(page, 'image_opt')))
  await page.evaluate(() => {
    location.hash = 'resize'
  })
  await page.getByRole('checkbox', { name: 'Shrink larger images' }).waitFor()

  await page.evaluate(() => {
    location.hash = 'alt_text'
  })
  await until('a section that is off opens as well', () => isOpen(page, 'alt_text'))
})

t.test(
  'on the older page, a save without the picture of a watermark opens its fold §15.1.3',
  async (t) => {
    const { page, visit } = await open(t)
    await visit('/setting/legacy')
    await page.getByRole('dialog').waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const summary = fold(page, 'watermark').locator('> summary')
    await summary.click()
    await page.getByRole('checkbox', { name: /^Add a watermark/ }).check()
    await summary.click()
    t.equal(await lineOf(page, 'watermark'), 'On, Bottom right, 20%')
    await page.getByRole('button', { name: 'Save' }).click()
    await until('the fold is open', () => isOpen(page, 'watermark'))
    await says(page, 'Watermark image must be uploaded to save')
  }
)
