import t from 'tap'
import { awake, openBrowser, openPage, says } from '../support/browser.ts'
import { openShop } from './open-shop.ts'

t.test(
  'settings that the free plan does not include are stored, and are marked with a link to the plans §11.2.4',
  async (t) => {
    const shop = await openShop(t, () => {})
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page, '/setting')
    await awake(page, 'ImageSettings')
    for (const name of ['Collection images From $4.99', 'Blog images From $4.99'])
      t.ok(await page.getByRole('checkbox', { name }).first().isChecked(), name)
    await page.getByRole('checkbox', { name: 'Blog images From $4.99' }).uncheck()
    await page.getByRole('switch', { name: 'Image Alt Text' }).check()
    await page.getByRole('switch', { name: 'Image Filename' }).check()
    await page.getByRole('button', { name: 'Save' }).click()
    await says(page, 'Settings saved')
    t.match((await shop.merchant.get('/api/v2/image-opt/getSettings')).body, {
      image_opt: { blogs: 0, collection: 1 },
      alt_text: { switch: 1 },
      file_name: { switch: 1 }
    })
    await page.reload()
    t.ok(await page.getByRole('switch', { name: 'Image Alt Text' }).isChecked())
    const account = page.locator('section', { has: page.getByRole('heading', { name: 'Account' }) })
    t.ok(await account.getByRole('switch', { name: 'Overcharge' }).isDisabled())
    await account.getByRole('combobox', { name: 'Language' }).waitFor()
    const marks = page.getByRole('link', { name: 'From $4.99' })
    t.equal(await marks.count(), 4)
    await marks.last().click()
    await page.waitForURL('**/pricing')
  }
)

t.test(
  'the page names an unknown placeholder in a template before anything is saved §9.1.4',
  async (t) => {
    const shop = await openShop(t, () => {})
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page, '/setting')
    await awake(page, 'ImageSettings')
    await page.getByRole('switch', { name: 'Image Alt Text' }).check()
    const template = page.locator('#ProductAltFixTag')
    await template.fill('Fine {{vendor}}')
    await says(page, 'The field {{vendor}} cannot be used here.')
    t.equal(await template.getAttribute('aria-invalid'), 'true')
    let calls = 0
    await page.route('**/saveSettings', (route) => {
      calls++
      return route.continue()
    })
    await page.getByRole('button', { name: 'Save' }).click()
    t.ok(await template.evaluate((element) => element === document.activeElement))
    t.equal(calls, 0, 'nothing is sent')
    await template.fill('Fine cup')
    await page.getByText('The field {{vendor}} cannot be used here.').waitFor({ state: 'detached' })
  }
)

t.test('a disabled primary button looks the same when the pointer is over it', async (t) => {
  const shop = await openShop(t, () => {})
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page, '/setting')
  await awake(page, 'ImageSettings')
  const save = page.getByRole('button', { name: 'Save' })
  const look = () =>
    save.evaluate(async (button) => {
      await Promise.all(button.getAnimations().map((it) => it.finished))
      const { backgroundColor, color, borderColor } = getComputedStyle(button)
      return { backgroundColor, color, borderColor }
    })
  for (const name of [/^Product images/, /^Collection images/, /^Blog images/])
    await page.getByRole('checkbox', { name }).first().uncheck()
  t.ok(await save.isDisabled())
  const before = await look()
  await save.hover({ force: true })
  t.strictSame(await look(), before)
})
