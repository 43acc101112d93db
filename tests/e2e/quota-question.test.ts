import t from 'tap'
import { awake, hasState, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { jpeg, putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.test(
  'the dialog shows the size of the selection and the remaining quota, and asks before it starts a run that the quota does not cover §6.3.3',
  async (t) => {
    const shop = await openShop(t, (storeDir) => putProducts(storeDir, 2), { FREE_QUOTA: '4' })
    // The browser's console reports the refused calls.
    const page = await openPage(t, await openBrowser(t), { expected: /status of 402/ })
    await shop.signIn(page)
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Optimize images' }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
    await dialog.getByLabel('Select all on this page').check()
    await says(dialog, '2 selected · 6 images · 4 images left')

    const start = dialog.getByRole('button', { name: 'Optimize 2 products' })
    const question = page.getByRole('alertdialog', { name: 'Plan Limit Reached' })
    await start.click()
    await says(question, 'Your image quota covers 4 of these 6 images.')
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'hidden' })
    t.ok(await dialog.isVisible(), 'the selection stays')

    await start.click()
    await question.getByRole('button', { name: 'Upgrade' }).click()
    await until('the plans page is open', () => new URL(page.url()).pathname === '/pricing')

    await page.goBack()
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Optimize images' }).first().click()
    await dialog.getByLabel('Select all on this page').check()
    await start.click()
    await question.getByRole('button', { name: 'Optimize as many as fit' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await says(page, '4 of 6 images done · 2 skipped: quota used up')
    const rows = page.getByRole('table', { name: 'Optimization History' }).getByRole('row')
    await hasState(rows.filter({ hasText: 'Product 1' }), 'Compressed')
    await hasState(rows.filter({ hasText: 'Product 2' }), 'Partly done')
    await says(rows.filter({ hasText: 'Product 2' }), '2 images skipped')
  }
)

t.test(
  'if the quota covers only some images, re-optimising from the history asks the merchant and then optimises as many as the quota covers §6.2.3',
  async (t) => {
    const shop = await openShop(t, (storeDir) => putProducts(storeDir, 2), { FREE_QUOTA: '6' })
    await optimiseAll(shop.merchant)
    // As after the start of a new cycle: two images have a result but no quota unit.
    await shop.sql(
      'delete from quota_unit where image_id in (select image_id from quota_unit limit 2)'
    )
    const page = await openPage(t, await openBrowser(t), { expected: /status of 402/ })
    await shop.signIn(page)
    await awake(page, 'History')
    await page.getByLabel('Select all on this page').check()
    await page.getByRole('button', { name: 'Re-optimize', exact: true }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Plan Limit Reached' })
    await says(question, 'Your image quota covers 4 of these 6 images.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    const { body } = await shop.merchant.get('/api/v2/image-opt/getRuns')
    t.equal(body.data.total, 1, 'nothing was started')

    await page.getByRole('button', { name: 'Re-optimize', exact: true }).first().click()
    await question.getByRole('button', { name: 'Optimize as many as fit' }).click()
    await says(page, '4 images queued')
  }
)

t.test(
  'if the quota covers only some files of an upload, the dialog asks the merchant and keeps the files that are left §6.2.3',
  async (t) => {
    const shop = await openShop(t, () => {})
    const page = await openPage(t, await openBrowser(t), { expected: /status of 402/ })
    await shop.signIn(page, '/pricing')
    const { body } = await shop.merchant.post('/api/v1/changePlans', { newLevel: 1 })
    await page.goto(shop.address + body.url)
    await page.getByRole('button', { name: 'Approve' }).click()
    await says(page, 'Your plan has changed.')
    await shop.sql('update subscription set units_taken = 999')

    await page.goto(`${shop.address}/image_optimisation?tab=4`)
    await awake(page, 'HeaderActions')
    await awake(page, 'History')
    await page
      .getByRole('region', { name: 'Optimization History' })
      .getByText('Upload images')
      .click()
    const dialog = page.getByRole('dialog', { name: 'Upload images' })
    const choosing = page.waitForEvent('filechooser')
    await dialog.getByRole('button', { name: 'Choose images' }).click()
    const file = async (name: string, seed: number) => ({
      name,
      mimeType: 'image/jpeg',
      buffer: await jpeg(seed, 1200, 900)
    })
    await (await choosing).setFiles([await file('first.jpg', 1), await file('second.jpg', 2)])
    await dialog.getByRole('button', { name: 'Upload and optimize' }).click()
    const question = page.getByRole('alertdialog', { name: 'Plan Limit Reached' })
    await says(question, 'Your image quota covers 1 of these 2 images.')
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'hidden' })
    t.ok(await dialog.isVisible(), 'the files stay')

    await dialog.getByRole('button', { name: 'Upload and optimize' }).click()
    await question.getByRole('button', { name: 'Optimize as many as fit' }).click()
    await says(page, '1 image queued')
    const files = dialog.getByRole('listitem')
    await until('one file is left', async () => (await files.count()) === 1)
    await says(files, 'second.jpg')
    await dialog.getByRole('button', { name: 'Upload and optimize' }).click()
    await says(dialog, /^Your image quota is used up\./)
  }
)
