import t from 'tap'
import { openBrowser, openPage, says, until } from '../support/browser.ts'
import { appIn, awakeIn, openAdmin } from './admin-of.ts'

/** With strict rules, the offer to upgrade an older shop is no dialog in front of the page. */
const QUIET = { env: { STORE_RULES: 'strict' } }

t.test(
  'in the frame of the admin, the settings are saved with the admin’s own bar §15.2.1',
  async (t) => {
    const { shop, at } = await openAdmin(t, QUIET)
    shop.access.install()
    const page = await openPage(t, await openBrowser(t), {
      expected: /status of (503|401)|ERR_FAILED/
    })
    const app = appIn(page)
    const bar = page.locator('.save-bar')
    const save = bar.getByRole('button', { name: 'Save' })
    const own = app.locator('.save-bar')
    const published = app.getByRole('radio', { name: 'Only published product images' })
    await page.goto(at(`apps/${shop.world.app.clientId}/setting`))
    await awakeIn(page, 'ImageSettings')

    await t.test(
      'the bar comes with a change, and its Discard restores the settings',
      async (t) => {
        t.notOk(await bar.isVisible())
        await published.check()
        await says(bar, 'Unsaved changes')
        t.equal(await own.count(), 0, 'the page shows no bar of its own')
        t.equal(await app.getByRole('button', { name: 'Save' }).count(), 0)
        await bar.getByRole('button', { name: 'Discard' }).click()
        await bar.waitFor({ state: 'hidden' })
        t.notOk(await published.isChecked())
      }
    )

    await t.test(
      'while a rule prevents saving, Save is disabled and the page says why',
      async (t) => {
        for (const name of [/^Product images/, /^Collection images/, /^Blog images/])
          await app.getByRole('checkbox', { name }).first().uncheck()
        await says(own, 'Optimization cannot occur until you have set up at least one item.')
        await until('the admin’s Save is disabled', () => save.isDisabled())
        await app
          .getByRole('checkbox', { name: /^Product images/ })
          .first()
          .check()
        await own.waitFor({ state: 'detached' })
        await until('the admin’s Save is enabled', () => save.isEnabled())
        t.ok(await bar.isVisible())
      }
    )

    await t.test(
      'a save that fails keeps the bar and the draft, and the page says why §15.2.4',
      async (t) => {
        await page.route('**/saveSettings', (route) => route.abort())
        await save.click()
        await says(own.getByRole('alert'), 'Check your connection and try again.')
        t.ok(await bar.isVisible())
        t.notOk(
          await app
            .getByRole('checkbox', { name: /^Blog images/ })
            .first()
            .isChecked()
        )
        await page.unroute('**/saveSettings')
      }
    )

    await t.test('the browser asks before the admin’s menu leaves unsaved changes', async (t) => {
      const asked = page.waitForEvent('dialog')
      const pressed = page.locator('[data-app-menu]').getByRole('link', { name: 'Pricing' }).click()
      const dialog = await asked
      t.equal(dialog.type(), 'beforeunload')
      await dialog.dismiss()
      await pressed
      t.ok(await bar.isVisible(), 'the merchant stays')
    })

    await t.test('Save stores the settings, and the bar goes', async (t) => {
      await save.click()
      await says(app.locator('body'), 'Settings saved')
      await bar.waitFor({ state: 'hidden' })
      t.equal(await own.count(), 0)
      await page.reload()
      await awakeIn(page, 'ImageSettings')
      t.notOk(
        await app
          .getByRole('checkbox', { name: /^Blog images/ })
          .first()
          .isChecked()
      )
    })

    await t.test('Enter in a field saves as well', async (t) => {
      await app.locator('#exclusions > summary').click()
      const size = app.getByRole('textbox', { name: 'Smaller than' })
      await size.fill('20')
      await bar.waitFor()
      await size.press('Enter')
      await says(app.locator('body'), 'Settings saved')
      await bar.waitFor({ state: 'hidden' })
      t.equal(await size.inputValue(), '20')
    })
  }
)

t.test('where the admin cannot show its bar, the page shows its own', async (t) => {
  const { shop, at } = await openAdmin(t, QUIET)
  shop.access.install()
  const page = await openPage(t, await openBrowser(t), {
    expected: /status of (503|401)|no Save bar here/
  })
  await page.addInitScript(() => {
    window.addEventListener('DOMContentLoaded', () => {
      const { shopify } = window as { shopify?: { saveBar: { show(id: string): Promise<void> } } }
      if (shopify) shopify.saveBar.show = () => Promise.reject(new Error('no Save bar here'))
    })
  })
  const app = appIn(page)
  await page.goto(at(`apps/${shop.world.app.clientId}/setting`))
  await awakeIn(page, 'ImageSettings')
  await app.getByRole('radio', { name: 'Only published product images' }).check()
  await app.getByRole('button', { name: 'Save' }).click()
  await says(app.locator('body'), 'Settings saved')
  await app.locator('.save-bar').waitFor({ state: 'detached' })
  t.notOk(await page.locator('.save-bar').isVisible())
})
