import t from 'tap'
import type { Settings } from '../../modules/image-opt/options/schema.ts'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

t.test(
  'after the first set-up, a dialog says how many images automatic mode will optimise at once, and asks before turning it on §6.6.2',
  async (t) => {
    const shop = await openShop(
      t,
      async (storeDir) => put(storeDir, { 'products/cup/front.jpg': await jpeg(1) }),
      { BILLING: 'off' }
    )
    const stored = async () =>
      (await shop.merchant.get<Settings>('/api/v2/image-opt/getSettings')).body
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page)
    await awake(page, 'HeaderActions')
    await awake(page, 'AutoSwitch')
    const automatic = page.getByRole('switch', { name: /Automatic optimization/ })
    const prompt = page.getByRole('alertdialog', { name: 'First-time setup' })
    const sheet = page.getByRole('dialog', { name: 'First-time setup' })

    await automatic.click()
    await says(prompt, 'Optimization cannot occur until you have set up at least one item.')
    await prompt.getByRole('button', { name: 'Cancel' }).click()
    await prompt.waitFor({ state: 'hidden' })
    t.match(await stored(), { auto_switch: 0, is_default: 1 })

    await automatic.click()
    await prompt.getByRole('button', { name: 'Set up' }).click()
    await sheet.getByRole('switch', { name: 'Optimize Images' }).waitFor()
    await sheet.getByRole('button', { name: 'Save and turn on' }).click()
    await sheet.waitFor({ state: 'hidden' })
    const question = page.getByRole('alertdialog', { name: 'Turn on automatic optimization?' })
    await says(question, '1 image will be optimized right away.')
    t.match(await stored(), { auto_switch: 0, is_default: 0 }, 'nothing begins before the answer')
    await question.getByRole('button', { name: 'Turn on' }).click()
    await says(page, 'Automatic optimization is on')
    t.match(await stored(), { auto_switch: 1, is_default: 0 })
    await until('the switch is on', () => automatic.isChecked())

    await page.getByRole('button', { name: 'Settings' }).click()
    const settings = page.getByRole('dialog', { name: 'Optimization settings' })
    await settings.getByRole('button', { name: 'Save', exact: true }).waitFor()
    t.ok(await settings.getByRole('button', { name: 'Save', exact: true }).isDisabled())
  }
)
