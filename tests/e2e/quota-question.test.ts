import t from 'tap'
import { awake, hasState, openBrowser, openPage, says, until } from '../support/browser.ts'
import { putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.test(
  'the dialog shows the size of a selection and the remaining quota, and asks for confirmation before a run that exceeds the quota',
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
