import t from 'tap'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

async function fill(storeDir: string): Promise<void> {
  for (const name of ['cup', 'mug', 'jug'])
    put(storeDir, { [`products/${name}/front.jpg`]: await jpeg(name.charCodeAt(0)) })
}

t.test(
  'a banner says that the free quota is used up, and no image beyond it is optimised §10.4.1 §10.4.2',
  async (t) => {
    const shop = await openShop(t, fill, { FREE_QUOTA: '2' })
    const browser = await openBrowser(t)
    // The browser's console reports the refused call.
    const page = await openPage(t, browser, { expected: /status of 402/ })
    await shop.signIn(page)
    const banner = page.getByRole('region', { name: 'Plan Limit Reached' })
    t.equal(await banner.count(), 0)

    await optimiseAll(shop.merchant)
    await page.reload()
    await says(banner, '1 more image in your store can still be optimized.')
    const quota = page.getByRole('listitem').filter({ hasText: 'Free Plan' })
    await says(quota, '0 images left')
    t.equal(await quota.getByRole('progressbar').getAttribute('aria-valuenow'), '100')

    await t.test('the dialog shows why the server refuses a new run §6.2.1', async (t) => {
      await awake(page, 'HeaderActions')
      await page.getByRole('button', { name: 'Optimize images' }).click()
      const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
      await dialog.getByLabel('Select all on this page').check()
      await dialog.getByRole('button', { name: 'Optimize 3 products' }).click()
      t.match(
        await dialog.getByRole('alert').innerText(),
        /^Your image quota is used up\. Upgrade to optimize 1 more image\./
      )
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    })

    await t.test(
      'a merchant can ask support for more trial credits, and the request is recorded §10.4.1 §10.4.2',
      async (t) => {
        const noted = page.waitForRequest('**/contactSupportLog')
        await banner.getByRole('button', { name: 'Request more trial credits' }).click()
        await page.getByRole('dialog', { name: 'Contact support' }).waitFor()
        t.match((await noted).postDataJSON(), { content: 'Request more trial credits' })
        await page.keyboard.press('Escape')
        await page.getByRole('dialog').waitFor({ state: 'hidden' })
      }
    )

    await t.test('a press on the offer of a larger plan is reported §10.4.3 §13.7.1', async (t) => {
      const reported = page.waitForRequest('**/updateCustomerClick')
      await banner.getByRole('link', { name: 'Upgrade' }).click()
      t.match((await reported).postDataJSON(), { name: 'plan-limit', path: '/image_optimisation' })
      await page.waitForURL('**/pricing')
      // The browser has left the page that made the call, so it no longer reports the response.
      await until('the server counts the press', async () => {
        const [row] = await shop.sql(
          "select sum(count) as presses from click_count where name = 'plan-limit'"
        )
        return row?.presses === 1
      })
      await page.goBack()
    })

    await t.test('a closed banner stays closed only for the session §10.4.4 §13.7.2', async (t) => {
      await banner.getByRole('button', { name: 'Dismiss' }).click()
      await banner.waitFor({ state: 'hidden' })
      await page.reload()
      await says(page, 'Optimization History')
      t.notOk(await banner.isVisible())
      const tomorrow = await openPage(t, browser)
      await shop.signIn(tomorrow)
      await tomorrow.getByRole('region', { name: 'Plan Limit Reached' }).waitFor()
    })
  }
)
