import type { Page } from 'playwright'
import t from 'tap'
import type { Settings } from '../../modules/image-opt/options/schema.ts'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const NO_TARGET = 'Optimization cannot occur until you have set up at least one item.'

t.test('settings are saved only on request and are never lost by accident §15.1.1', async (t) => {
  const shop = await openShop(t, async (storeDir) => {
    put(storeDir, { 'products/cup/front.jpg': await jpeg(1) })
  })
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page)
  const stored = async () => {
    const { body } = await shop.merchant.get('/api/v2/image-opt/getSettings')
    return (body as Settings).image_opt
  }

  await t.test('Lossless stays selected after saving and a reload', async (t) => {
    const sheet = await openSettings(page)
    const save = sheet.getByRole('button', { name: 'Save' })
    t.ok(await sheet.getByRole('radio', { name: /^Custom quality/ }).isChecked())
    t.equal(await sheet.getByRole('slider').getAttribute('aria-valuetext'), 'Medium (recommended)')
    t.ok(await save.isDisabled(), 'nothing has changed yet')
    await sheet.getByRole('radio', { name: /^Lossless/ }).check()
    t.ok(await save.isEnabled())
    await sheet.getByRole('radio', { name: /^Custom quality/ }).check()
    t.ok(await save.isDisabled(), 'reverting a change counts as no change')
    await sheet.getByRole('radio', { name: /^Lossless/ }).check()
    t.equal(await sheet.getByRole('slider').count(), 0, 'Lossless has no levels')
    await save.click()
    await says(page, 'Settings saved')
    await sheet.waitFor({ state: 'hidden' })
    t.match(await stored(), { quality: { custom: 0, lossless: 1 } })

    await page.reload()
    const again = await openSettings(page)
    t.ok(await again.getByRole('radio', { name: /^Lossless/ }).isChecked())
    await again.getByRole('button', { name: 'Cancel' }).click()
    await again.waitFor({ state: 'hidden' })
  })

  await t.test('without any target, Save is disabled and the reason is shown', async (t) => {
    const sheet = await openSettings(page)
    await sheet.getByRole('checkbox', { name: 'Product images', exact: true }).uncheck()
    t.ok(await sheet.getByRole('button', { name: 'Save' }).isEnabled(), 'two kinds are left')
    for (const name of ['Collection images', 'Blog images'])
      await sheet.getByRole('checkbox', { name }).uncheck()
    await says(sheet, NO_TARGET)
    t.ok(await sheet.getByRole('button', { name: 'Save' }).isDisabled())
    t.ok(await sheet.getByRole('radio', { name: 'All product images' }).isDisabled())
    await sheet.getByRole('checkbox', { name: 'Product images', exact: true }).check()
    await sheet.getByText(NO_TARGET).waitFor({ state: 'detached' })
    for (const name of ['Collection images', 'Blog images'])
      await sheet.getByRole('checkbox', { name }).check()
  })

  await t.test(
    'the settings dialog asks for confirmation before it closes with unsaved changes §13.6.3',
    async (t) => {
      const sheet = page.getByRole('dialog', { name: 'Optimization settings' })
      const question = page.getByRole('alertdialog', { name: 'Unsaved changes' })
      await sheet.getByRole('checkbox', { name: /^Convert PNG to JPG/ }).uncheck()

      await page.keyboard.press('Escape')
      await says(question, 'Your changes have not been saved. Are you sure you want to leave?')
      const stay = question.getByRole('button', { name: 'Stay on this page' })
      await until('the button that keeps the changes has focus', () =>
        stay.evaluate((button) => button === document.activeElement)
      )
      await stay.click()
      await question.waitFor({ state: 'hidden' })
      t.notOk(await sheet.getByRole('checkbox', { name: /^Convert PNG to JPG/ }).isChecked())

      await sheet.getByRole('button', { name: 'Cancel' }).click()
      await question.getByRole('button', { name: 'Leave', exact: true }).click()
      await sheet.waitFor({ state: 'hidden' })
      t.match(await stored(), { pngtojpg: 1 }, 'nothing was saved')
      t.ok(
        await (await openSettings(page))
          .getByRole('checkbox', { name: /^Convert PNG to JPG/ })
          .isChecked()
      )
    }
  )

  await t.test(
    'settings that the free plan does not include show the name of the plan that does',
    async (t) => {
      const sheet = page.getByRole('dialog', { name: 'Optimization settings' })
      for (const name of ['Collection images', 'Blog images']) {
        const choice = sheet.getByRole('checkbox', { name: `${name} From $4.99` })
        t.ok(await choice.isEnabled(), name)
        t.ok(await choice.isChecked())
      }
      await sheet.getByRole('button', { name: 'Cancel' }).click()
      await sheet.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Optimize images' }).first().click()
      const manual = page.getByRole('dialog', { name: 'Manually optimize' })
      const others = manual.getByRole('paragraph').filter({ hasText: 'Collection · Blog' })
      const link = others.getByRole('link', { name: 'From $4.99' })
      t.equal(await link.getAttribute('href'), '/pricing')
      t.equal(await manual.getByRole('tab', { name: /Collection|Blog/ }).count(), 0)
    }
  )
})

async function openSettings(page: Page) {
  await awake(page, 'HeaderActions')
  await page.getByRole('button', { name: 'Settings' }).click()
  const sheet = page.getByRole('dialog', { name: 'Optimization settings' })
  await sheet.getByRole('switch', { name: 'Optimize Images' }).waitFor()
  return sheet
}
