import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import sharp from 'sharp'
import t, { type Test } from 'tap'
import type { Settings } from '../../modules/image-opt/options/schema.ts'
import { awake, isLoaded, openBrowser, openPage, says, until } from '../support/browser.ts'
import { jpeg, put } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { openShop } from './open-shop.ts'

const EMPTY = 'The input cannot be empty!'
const LEAVE = 'Your changes have not been saved. Are you sure you want to leave?'

async function open(t: Test, env: Record<string, string> = { BILLING: 'off' }) {
  const shop = await openShop(
    t,
    async (storeDir) => {
      put(storeDir, {
        'products/cup/product.json': JSON.stringify({ title: 'Blue cup', vendor: 'Harbor' }),
        'products/cup/front.jpg': await jpeg(1, 400, 200)
      })
    },
    env
  )
  await until(
    'the start has synced the store',
    async () => (await shop.sql('select id from store_image')).length === 1
  )
  const page = await openPage(t, await openBrowser(t), { expected: /status of (409|422)/ })
  await shop.signIn(page, '/setting')
  await awake(page, 'ImageSettings')
  const stored = async () =>
    (await shop.merchant.get<Settings>('/api/v2/image-opt/getSettings')).body
  const save = page.getByRole('button', { name: 'Save' })
  const isGone = () => save.waitFor({ state: 'detached' })
  return { shop, page, stored, save, isGone }
}

t.test('image settings are changed, checked and saved on their page §15.1.1', async (t) => {
  const { shop, page, stored, save, isGone } = await open(t)
  const section = (name: string) =>
    page.locator('section', { has: page.locator(`h3:text-is("${name}")`) })
  const images = section('Optimize Images')

  const openFold = (title: string) => images.locator('summary', { hasText: title }).last().click()

  await t.test('there is no Save and no Discard until something changes', async (t) => {
    t.equal(await save.count(), 0)
    t.equal(await page.getByRole('button', { name: 'Discard' }).count(), 0)
    for (const name of ['Image Alt Text', 'Image Filename'])
      t.equal(
        await section(name).locator('> details').getAttribute('open'),
        null,
        `${name} is disabled`
      )
  })

  await t.test(
    'the two product targets exclude each other, and Discard restores the stored settings §15.3.1',
    async (t) => {
      const all = images.getByRole('radio', { name: 'All product images' })
      await images.getByRole('radio', { name: 'Only published product images' }).check()
      t.notOk(await all.isChecked())
      await says(page, 'Unsaved changes')
      await page.getByRole('button', { name: 'Discard' }).click()
      t.ok(await all.isChecked())
      await isGone()
    }
  )

  await t.test(
    'the three compression modes exclude each other, and only one of them has levels §15.3.1',
    async (t) => {
      const level = images.getByRole('slider', { name: 'Compression level' })
      t.equal(await level.getAttribute('aria-valuetext'), 'Medium (recommended)')
      await level.press('ArrowLeft')
      t.equal(await level.getAttribute('aria-valuetext'), 'Low')
      await images.getByRole('radio', { name: /^Auto/ }).check()
      t.equal(await level.count(), 0)
      await images.getByRole('radio', { name: /^Custom quality/ }).check()
      t.equal(
        await level.getAttribute('aria-valuetext'),
        'Low',
        'the level chosen before is selected again'
      )
      await images.getByRole('radio', { name: /^Auto/ }).check()
      const png = images.getByRole('checkbox', { name: /^Convert PNG to JPG/ })
      const control = images.getByRole('checkbox', { name: /^Stop converting when/ })
      await control.uncheck()
      await png.uncheck()
      t.ok(await control.isDisabled())
      await png.check()
      t.ok(await control.isChecked(), 'the option is checked by default')
      await save.click()
      await says(page, 'Settings saved')
      await isGone()
      t.match((await stored()).image_opt, {
        quality: { auto: 1, custom: 0, lossless: 0 },
        pngtojpg: 1,
        pngtojpg_size_control: 1
      })
    }
  )

  await t.test('a longest side outside the allowed range is refused §5.2.7 §15.2.2', async (t) => {
    await openFold('Image size')
    await images.getByRole('checkbox', { name: 'Shrink larger images' }).check()
    const side = images.getByRole('textbox', { name: 'Longest side, in pixels' })
    await side.fill('50')
    await save.click()
    await says(images, 'Enter a whole number of pixels from 100 to 20000.')
    t.ok(
      await side.evaluate((field) => field === document.activeElement),
      'the field has the focus'
    )
    t.equal((await stored()).image_opt.longest_side, 0)
    await side.fill('1600')
    await images.getByText('Enter a whole number').waitFor({ state: 'detached' })
  })

  await t.test('images can be excluded by file name and by size', async (t) => {
    await openFold('Exclusions')
    await images.getByRole('textbox', { name: 'File names' }).fill('logo-*\n\n *.gif ')
    await images.getByRole('textbox', { name: 'Smaller than' }).fill('20')
    t.ok(await save.isEnabled(), 'the exclusions can be saved')
  })

  await t.test(
    'a watermark needs a picture, and the preview shows it on an image of the shop §15.4.1',
    async (t) => {
      await openFold('Watermark')
      await images.getByRole('checkbox', { name: /^Add a watermark/ }).check()
      await says(page, 'Watermark image must be uploaded to save')
      t.ok(await save.isDisabled())
      const folder = temporaryFolder(t)
      const logo = join(folder, 'logo.png')
      writeFileSync(logo, await square(200, 100))
      const large = join(folder, 'large.png')
      writeFileSync(large, Buffer.alloc(512_001))
      const wrong = join(folder, 'logo.gif')
      writeFileSync(wrong, 'GIF89a')
      const file = images.getByLabel('Choose an image')
      await file.setInputFiles(large)
      await says(images, "The following images couldn't be uploaded:")
      await says(images, /watermark picture maximum size 500kb/)
      await file.setInputFiles(wrong)
      await says(images, '"logo.gif" is not supported. File type must be .jpg .jpeg .png.')
      await file.setInputFiles(logo)
      await images.getByText("couldn't be uploaded").waitFor({ state: 'detached' })
      await images.getByRole('radio', { name: 'Top center' }).check()
      await images.getByRole('slider', { name: 'Size' }).fill('25')
      await images.getByRole('slider', { name: 'Opacity' }).fill('4')
      t.strictSame(await markOn(page), {
        left: 37.5,
        top: 0,
        width: 25,
        height: 25,
        opacity: '0.4'
      })
      await save.click()
      await until(
        'the settings are stored',
        async () => (await stored()).image_opt.watermark.logo !== ''
      )
      const { image_opt, exclusions } = await stored()
      t.match(image_opt, {
        longest_side: 1600,
        watermark: {
          switch: 1,
          position: 't_c',
          image_height: 0.25,
          opacity: 0.4,
          file_name: 'logo.png'
        }
      })
      t.strictSame(exclusions, { file_names: ['logo-*', '*.gif'], below_bytes: 20 * 1024 })
      await page.reload()
      await awake(page, 'ImageSettings')
      await openFold('Watermark')
      const picture = images.getByRole('img', { name: 'Watermark image' })
      await until('the stored picture is shown', () => isLoaded(picture))
      await images.getByRole('button', { name: 'Remove watermark image' }).click()
      await says(page, 'Watermark image must be uploaded to save')
      await images.getByRole('checkbox', { name: /^Add a watermark/ }).uncheck()
      await save.click()
      await until(
        'the watermark is removed',
        async () => (await stored()).image_opt.watermark.logo === ''
      )
    }
  )

  await t.test('a template can be edited by inserting tags and by typing §9.5.3', async (t) => {
    const alt = section('Image Alt Text')
    await page.getByRole('switch', { name: 'Image Alt Text' }).check()
    const template = alt.getByRole('textbox', { name: 'Alt text for product images' })
    await template.focus()
    await page.keyboard.press('End')
    await page.keyboard.press('Backspace')
    await page.keyboard.type('for sale at ')
    await alt.getByRole('button', { name: 'Price' }).click()
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.type('only ')
    await page.keyboard.press('Enter')
    t.match(await template.innerText(), /^\u200b?Product title - for sale at only Price\u200b?$/)
    await until('the preview shows the template', async () =>
      /Blue cup - for sale at only/.test(await alt.innerText())
    )
    await save.click()
    await until('the settings are stored', async () => (await stored()).alt_text.switch === 1)
    t.equal((await stored()).alt_text.product_rule, '%product_title% - for sale at only %price%')
  })

  await t.test(
    'an empty template is marked, gets the focus, and is not sent §9.5.4 §13.6.1 §15.2.2',
    async (t) => {
      const names = section('Image Filename')
      await page.getByRole('switch', { name: 'Image Filename' }).check()
      const template = names.getByRole('textbox', { name: 'File name for collection images' })
      await template.focus()
      await page.keyboard.press('Control+a')
      await page.keyboard.press('Delete')
      await page.keyboard.type('  ')
      await names.locator('summary').click()
      await save.click()
      await says(names, EMPTY)
      t.equal(await template.getAttribute('aria-invalid'), 'true')
      t.equal(await template.getAttribute('id'), 'ColFileFixTag')
      t.ok(
        await template.evaluate((field) => field === document.activeElement),
        'the section is open'
      )
      t.equal((await stored()).file_name.switch, 0)
      await page.keyboard.type('x')
      await names.getByText(EMPTY).waitFor({ state: 'detached' })
    }
  )

  await t.test('a section without any target cannot be saved §15.2.1', async (t) => {
    const names = section('Image Filename')
    for (const name of ['Product', 'Collection', 'Blog'])
      await names.getByRole('checkbox', { name: `${name} image file names`, exact: true }).uncheck()
    await says(page, 'Optimization cannot occur until you have set up at least one item.')
    t.ok(await save.isDisabled())
    await names.getByRole('checkbox', { name: 'Product image file names', exact: true }).check()
    t.ok(await save.isEnabled())
  })

  await t.test(
    'the page asks for confirmation before a link leads away from unsaved changes, and staying keeps the changes §13.6.3',
    async (t) => {
      const question = page.getByRole('alertdialog', { name: 'Unsaved changes' })
      await page.getByRole('link', { name: 'Image Optimization' }).click()
      await says(question, LEAVE)
      await question.getByRole('button', { name: 'Stay on this page' }).click()
      await question.waitFor({ state: 'hidden' })
      await says(page, 'Unsaved changes')
      t.equal(new URL(page.url()).pathname, '/setting')
      const asked = await page.evaluate(() => {
        const event = new Event('beforeunload', { cancelable: true })
        window.dispatchEvent(event)
        return event.defaultPrevented
      })
      t.ok(asked, 'the browser asks before the page is closed')
    }
  )

  await t.test('settings saved in another tab are not overwritten §15.2.3', async (t) => {
    await shop.merchant.post('/api/v2/image-opt/saveSettings', { image_opt: { blogs: 0 } })
    await save.click()
    const alert = page.locator('form').getByRole('alert')
    await says(alert, /changed in another tab, so nothing was saved/)
    await alert.getByRole('button', { name: 'Reload' }).click()
    await alert.waitFor({ state: 'detached' })
    t.notOk(await images.getByRole('checkbox', { name: 'Blog images' }).isChecked())
    await isGone()
    t.equal((await stored()).file_name.switch, 0, 'this tab saved nothing')
  })

  await t.test('pressing Leave opens the page behind the link', async (t) => {
    await images.getByRole('checkbox', { name: 'Blog images' }).check()
    await page.getByRole('link', { name: 'Image Optimization' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Leave', exact: true }).click()
    await page.waitForURL(/image_optimisation/)
    t.equal(await page.getByRole('alertdialog').count(), 0)
  })
})

const square = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 0, b: 0, alpha: 1 } } })
    .png()
    .toBuffer()

/** Returns the position and size of the watermark in the preview, in percent of the picture. */
async function markOn(page: Page) {
  const preview = page.locator('.setting-preview-picture')
  await until('both pictures are loaded', async () => {
    const all = await preview.locator('img').all()
    return all.length === 2 && (await Promise.all(all.map(isLoaded))).every(Boolean)
  })
  await preview.locator('img').last().waitFor()
  return preview.evaluate((place) => {
    const [picture, mark] = place.querySelectorAll('img')
    if (!picture || !mark) throw new Error('Expected two pictures')
    const [outer, inner] = [picture.getBoundingClientRect(), mark.getBoundingClientRect()]
    const percent = (part: number, of: number) => Math.round((part / of) * 1000) / 10
    return {
      left: percent(inner.left - outer.left, outer.width),
      top: percent(inner.top - outer.top, outer.height),
      width: percent(inner.width, outer.width),
      height: percent(inner.height, outer.height),
      opacity: getComputedStyle(mark).opacity
    }
  })
}
