import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import t from 'tap'
import { awake, hasState, openBrowser, openPage, says } from '../support/browser.ts'
import { jpeg, photo, put } from '../support/shop.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { openShop } from './open-shop.ts'

t.test(
  'the toast at the end of a run says how many images failed, and leads to the reasons §5.11.1 §5.11.3 §6.4.5',
  async (t) => {
    const shop = await openShop(t, async (storeDir) => {
      const good = await jpeg(1)
      put(storeDir, {
        'products/cup/a.jpg': good,
        'products/cup/b.jpg': good.subarray(0, good.length / 2),
        'products/cup/c.jpg': good.subarray(0, good.length / 3),
        'products/mug/a.jpg': await jpeg(2)
      })
    })
    // The truncated pictures have no thumbnail.
    const page = await openPage(t, await openBrowser(t), { expected: /Failed to load resource/ })
    await shop.signIn(page)
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Optimize images' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
    await dialog.getByLabel('Select all on this page').check()
    await dialog.getByRole('button', { name: 'Optimize 2 products' }).click()
    await dialog.waitFor({ state: 'hidden' })

    const toast = page.getByRole('alert').filter({ hasText: '2 of 4 images done' })
    await says(toast, '2 images could not be optimized')
    const rows = page.getByRole('table', { name: 'Optimization History' }).getByRole('row')
    await hasState(rows.filter({ hasText: 'Cup' }), 'Partly done')
    await says(rows.filter({ hasText: 'Cup' }), 'The file is damaged or incomplete.')
    await hasState(rows.filter({ hasText: 'Mug' }), 'Compressed')
    await page.getByRole('button', { name: 'Compare: Cup' }).click()
    await page.getByRole('dialog', { name: 'Cup' }).getByRole('slider').waitFor()
    await page.keyboard.press('Escape')

    await toast.getByRole('button', { name: 'Review' }).click()
    const sheet = page.getByRole('dialog', { name: 'Runs' })
    const run = sheet.getByRole('article', { name: 'Optimize products' })
    await hasState(run, 'Partly done')
    await says(run, 'b.jpg')
    await says(run, 'c.jpg')
    await says(run, 'The file is damaged or incomplete.')
    t.ok(await run.evaluate((card) => card === document.activeElement), 'the run has the focus')
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })

    await page.getByRole('button', { name: 'Restore original: Cup' }).click()
    await says(page, '1 product restored')
  }
)

t.test(
  'uploads that cannot be made smaller are reported as such, and no undo is offered',
  async (t) => {
    const shop = await openShop(t, () => {}, { BILLING: 'off' })
    const folder = temporaryFolder(t)
    const small = join(folder, 'small.jpg')
    writeFileSync(small, await photo(2, 24, 24).jpeg({ quality: 20 }).toBuffer())
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page)
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Upload images' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Upload images' })
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose images' }).click()
    await (await choosing).setFiles([small])
    await dialog.getByRole('button', { name: 'Upload and optimize' }).click()

    await says(page, '1 image already optimal')
    t.equal(await page.getByRole('button', { name: 'Undo' }).count(), 0, 'nothing can be undone')
    await hasState(page.getByRole('row', { name: 'small.jpg' }), 'Already optimal')
  }
)
