import type { Page } from 'playwright'
import t from 'tap'
import { sha256 } from '../../server/core/files/hash.ts'
import {
  awake,
  downloaded,
  hasState,
  openBrowser,
  openPage,
  says,
  until
} from '../support/browser.ts'
import { jpeg, png, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const fill = async (storeDir: string) => put(storeDir, { 'products/cup/cup.jpg': await jpeg(1) })

const chosen = async (name: string, bytes: Buffer | Promise<Buffer>, mimeType = 'image/jpeg') => ({
  name,
  mimeType,
  buffer: await bytes
})

const rowOf = (page: Page, title: string) =>
  page.getByRole('table', { name: 'Optimization History' }).getByRole('row', { name: title })

t.test(
  'a merchant uploads pictures, retries one, and downloads the results §8.2.4 §8.3.2',
  async (t) => {
    const shop = await openShop(t, fill, { BILLING: 'off' })
    const page = await openPage(t, await openBrowser(t), { expected: /Failed to load resource/ })
    await shop.signIn(page, '/image_optimisation?tab=4')
    await says(page, 'Images you upload will appear here.')
    await awake(page, 'HeaderActions')
    await awake(page, 'History')
    await page
      .getByRole('region', { name: 'Optimization History' })
      .getByText('Upload images')
      .click()
    const dialog = page.getByRole('dialog', { name: 'Upload images' })
    await dialog.waitFor()

    await dialog.getByRole('button', { name: 'Upload and optimize' }).click()
    await says(page, "haven't uploaded any image")

    await t.test(
      'files of unsupported types are listed by name, each on its own line §8.1.2',
      async (t) => {
        await dialog.locator('.upload-zone').evaluate((zone) => {
          const data = new DataTransfer()
          data.items.add(new File(['GIF89a'], 'dance.gif', { type: 'image/gif' }))
          zone.dispatchEvent(new DragEvent('drop', { bubbles: true, dataTransfer: data }))
        })
        await says(dialog, 'File type must be .jpg .jpeg .png.')
        const refused = dialog.getByRole('alert').filter({ hasText: 'dance.gif' })
        t.equal(
          await refused.innerText(),
          'The following images couldn\'t be uploaded:\n"dance.gif" is not supported. File type must be .jpg, .png.'
        )
      }
    )

    const drawing = await png(7, 500, 400)
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose images' }).focus()
    await page.keyboard.press('Enter')
    await (await choosing).setFiles([
      await chosen('beach.jpg', jpeg(3, 1200, 900)),
      await chosen('fridge.png', drawing, 'image/png'),
      await chosen('spare.jpg', jpeg(4))
    ])
    t.equal(await dialog.getByRole('listitem').filter({ hasText: 'KB' }).count(), 3)
    t.equal(await dialog.getByRole('alert').count(), 0, 'the error is cleared')
    await dialog.getByRole('button', { name: 'Remove spare.jpg' }).click()
    t.ok(await dialog.getByLabel('Add watermark').isDisabled(), 'the settings have no watermark')
    await dialog.getByLabel('Convert PNG to JPG').check()

    let cut = 0
    await page.route('**/uploads/**', (route) => (cut++ === 0 ? route.abort() : route.continue()))
    await dialog.getByRole('button', { name: 'Upload and optimize' }).click()
    await says(dialog, 'Not uploaded. Check your connection and try again.')
    await dialog.getByText('Uploaded').first().waitFor({ state: 'attached' })
    t.equal(await dialog.getByRole('button', { name: /^Try again: / }).count(), 1)
    await dialog.getByRole('button', { name: /^Try again: / }).click()
    await dialog.waitFor({ state: 'hidden' })

    await says(page, '2 images queued')
    await until('the tab Other is open', () => new URL(page.url()).searchParams.get('tab') === '4')
    await says(page, '2 images optimized')
    await says(rowOf(page, 'fridge.png'), 'PNG to JPG')
    await hasState(rowOf(page, 'beach.jpg'), 'Compressed')
    t.equal(
      await rowOf(page, 'beach.jpg').getByRole('link', { name: 'beach.jpg', exact: true }).count(),
      0
    )
    t.equal(await page.getByRole('button', { name: 'Re-optimize' }).count(), 0)

    const coming = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download: fridge.png' }).click()
    const download = await coming
    t.equal(download.suggestedFilename(), 'fridge.jpg')
    t.ok((await downloaded(download)).length < drawing.length)

    await page.getByRole('button', { name: 'Compare: fridge.png' }).click()
    const compare = page.getByRole('dialog', { name: 'fridge.png' })
    await says(compare, 'PNG → JPG')
    await page.keyboard.press('Escape')
    await compare.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Restore original: fridge.png' }).click()
    await says(page, '1 image restored')
    await says(rowOf(page, 'fridge.png'), 'Restored')
    const again = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Download: fridge.png' }).click()
    t.equal(sha256(await downloaded(await again)), sha256(drawing), 'the download has every byte')
  }
)

t.test(
  'a damaged file is refused with the reason, and the other files are uploaded §8.2.4',
  async (t) => {
    const shop = await openShop(t, fill, { BILLING: 'off' })
    const page = await openPage(t, await openBrowser(t), { expected: /Failed to load resource/ })
    await shop.signIn(page, '/image_optimisation')
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Upload images' }).click()
    const dialog = page.getByRole('dialog', { name: 'Upload images' })
    await dialog
      .locator('input[type=file]')
      .setInputFiles([
        await chosen('corrupt.jpg', Buffer.from('no picture at all')),
        await chosen('good.jpg', jpeg(5))
      ])
    const start = dialog.getByRole('button', { name: 'Upload and optimize' })
    await start.click()
    await says(page, '1 image queued')
    await says(dialog, '"corrupt.jpg" is damaged or is not really a JPG or PNG image.')
    await dialog.getByText('good.jpg').waitFor({ state: 'detached' })
    t.equal(await dialog.getByRole('button', { name: /^Try again: / }).count(), 0)
    await start.click()
    await says(page, "haven't uploaded any image")
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await rowOf(page, 'good.jpg').waitFor()
  }
)

t.test(
  'a merchant can continue or stop uploads when closing the dialog, and uploads need a paid plan',
  async (t) => {
    const browser = await openBrowser(t)
    await t.test(
      'the dialog asks for confirmation before it closes during an upload',
      async (t) => {
        const shop = await openShop(t, fill, { BILLING: 'off' })
        const page = await openPage(t, browser, { expected: /Failed to load resource/ })
        await shop.signIn(page, '/image_optimisation')
        await awake(page, 'HeaderActions')
        await page.getByRole('button', { name: 'Upload images' }).click()
        const dialog = page.getByRole('dialog', { name: 'Upload images' })
        await dialog.locator('input[type=file]').setInputFiles([await chosen('a.jpg', jpeg(1))])
        // The upload never completes.
        await page.route('**/uploads/**', () => {})
        await dialog.getByRole('button', { name: 'Upload and optimize' }).click()
        await says(dialog, '0 of 1 uploaded')
        await page.keyboard.press('Escape')
        const question = page.getByRole('alertdialog', { name: 'Stop uploading?' })
        await question.getByRole('button', { name: 'Keep uploading' }).click()
        await question.waitFor({ state: 'hidden' })
        await dialog.getByRole('button', { name: 'Stop uploading' }).click()
        await dialog.getByRole('button', { name: 'Remove a.jpg' }).click()
        t.equal(await dialog.getByRole('list', { name: 'Images to upload' }).count(), 0)
        await page.keyboard.press('Escape')
        await dialog.waitFor({ state: 'hidden' })
      }
    )
    await t.test(
      'on the free plan, the upload buttons are disabled and name the paid plan that includes uploads §11.2.3',
      async (t) => {
        const shop = await openShop(t, fill)
        const page = await openPage(t, browser)
        await shop.signIn(page, '/image_optimisation?tab=4')
        await awake(page, 'HeaderActions')
        const buttons = await page.getByRole('button', { name: 'Upload images' }).all()
        t.equal(buttons.length, 2)
        for (const button of buttons) {
          t.equal(await button.getAttribute('aria-disabled'), 'true')
          t.equal(await button.getAttribute('aria-description'), 'From $4.99')
        }
      }
    )
  }
)
