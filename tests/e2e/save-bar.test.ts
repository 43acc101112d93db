import type { Page } from 'playwright'
import t, { type Test } from 'tap'
import type { Settings } from '../../modules/image-opt/options/schema.ts'
import { isAccessible } from '../support/accessible.ts'
import { awake, openBrowser, openPage, says, until } from '../support/browser.ts'
import { jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const OFFLINE = 'Check your connection and try again.'

/** The pages with a Save bar, the island of each, and the address to which it sends a save. */
const PAGES = [
  { path: '/setting', island: 'ImageSettings', call: '**/saveSettings' },
  { path: '/setting/legacy', island: 'LegacySettings', call: '**/updateAppSettingDataNew' }
] as const

async function open(t: Test, env: Record<string, string> = {}) {
  const shop = await openShop(
    t,
    async (storeDir) => put(storeDir, { 'products/cup/front.jpg': await jpeg(1) }),
    env
  )
  const page = await openPage(t, await openBrowser(t), {
    expected: /ERR_FAILED|status of 409/,
    reducedMotion: 'reduce'
  })
  await shop.signIn(page)
  const stored = async () =>
    (await shop.merchant.get<Settings>('/api/v2/image-opt/getSettings')).body
  const visit = async ({ path, island }: { path: string; island: string }) => {
    await page.goto(shop.address + path)
    await awake(page, island)
    // On the legacy page, a dialog about the upgrade opens first.
    if (path !== '/setting') {
      await page.getByRole('dialog').waitFor()
      await page.keyboard.press('Escape')
      await page.getByRole('dialog').waitFor({ state: 'hidden' })
    }
  }
  return { shop, page, stored, visit, ...partsOf(page) }
}

const partsOf = (page: Page) => ({
  save: page.getByRole('button', { name: 'Save', exact: true }),
  discard: page.getByRole('button', { name: 'Discard', exact: true }),
  note: page.locator('form').getByRole('status').filter({ hasText: 'Unsaved changes' }),
  blogs: page.getByRole('checkbox', { name: /^Blog images/ }).first()
})

const hasFocus = (field: ReturnType<Page['locator']>) =>
  field.evaluate((element) => element === document.activeElement)

t.test(
  'Save and Discard are in a bar that is there only while something has changed §15.2.1',
  async (t) => {
    const { page, stored, visit, save, discard, note, blogs } = await open(t)

    for (const one of PAGES)
      await t.test(`the bar of ${one.path} comes with a change and goes with it`, async (t) => {
        await visit(one)
        t.strictSame([await save.count(), await discard.count()], [0, 0], 'nothing has changed')
        await blogs.focus()
        await page.keyboard.press('Space')
        await save.waitFor()
        await note.waitFor()
        t.ok(await hasFocus(blogs), 'the bar does not take the focus')
        await isAccessible(t, page, `${one.path} with unsaved changes`)
        await page.keyboard.press('Space')
        await save.waitFor({ state: 'detached' })
        t.equal(await note.count(), 0, 'a change that is taken back is no change')
      })

    for (const one of PAGES)
      await t.test(`by keyboard, Save on ${one.path} returns to the changed field`, async (t) => {
        await visit(one)
        await blogs.uncheck()
        await save.focus()
        await page.keyboard.press('Enter')
        await says(page, 'Settings saved')
        await save.waitFor({ state: 'detached' })
        t.ok(await hasFocus(blogs))
        t.equal((await stored()).image_opt.blogs, 0)

        await blogs.check()
        await discard.focus()
        await page.keyboard.press('Enter')
        await save.waitFor({ state: 'detached' })
        t.notOk(await blogs.isChecked(), 'Discard restores what is stored')
        const section = page.locator('#image_opt > summary')
        t.ok(await hasFocus(section), 'the focus is on the section of the field')
        await blogs.check()
        await save.click()
        await save.waitFor({ state: 'detached' })
      })
  }
)

t.test('a draft survives a save that fails, and the bar says why it failed §15.2.4', async (t) => {
  const { page, stored, visit, save, note, blogs } = await open(t)
  for (const one of PAGES)
    await t.test(`a save on ${one.path} fails without a connection`, async (t) => {
      await visit(one)
      const isOn = await blogs.isChecked()
      await blogs.click()
      await page.route(one.call, (route) => route.abort())
      await save.click()
      const alert = page.locator('form').getByRole('alert')
      await says(alert, OFFLINE)
      t.ok(await alert.evaluate((element) => element.closest('.save-bar') !== null))
      t.not(await blogs.isChecked(), isOn, 'the change is still there')
      t.ok(await note.isVisible())
      t.equal((await stored()).image_opt.blogs, isOn ? 1 : 0, 'nothing is stored')

      await page.unroute(one.call)
      await save.click()
      await save.waitFor({ state: 'detached' })
      t.equal(await alert.count(), 0)
      t.equal((await stored()).image_opt.blogs, isOn ? 0 : 1)
    })
})

t.test(
  'in the sheet a save that fails keeps the draft, and the foot says why §15.2.4',
  async (t) => {
    const { shop, page, stored } = await open(t)
    await page.goto(`${shop.address}/image_optimisation`)
    await awake(page, 'HeaderActions')
    await page.getByRole('button', { name: 'Settings' }).click()
    const sheet = page.getByRole('dialog', { name: 'Optimization settings' })
    await sheet.getByRole('radio', { name: /^Lossless/ }).check()
    await page.route('**/saveSettings', (route) => route.abort())
    const save = sheet.getByRole('button', { name: 'Save' })
    await save.click()
    await says(sheet.getByRole('alert'), OFFLINE)
    t.ok(await sheet.getByRole('radio', { name: /^Lossless/ }).isChecked())
    await page.unroute('**/saveSettings')
    await save.click()
    await sheet.waitFor({ state: 'hidden' })
    t.match((await stored()).image_opt, { quality: { lossless: 1 } })
  }
)

t.test('a change made while a save is under way stays in the draft §15.2.4', async (t) => {
  const { page, stored, visit, save, discard, note, blogs } = await open(t)
  await visit(PAGES[0])
  const released = Promise.withResolvers<void>()
  await page.route('**/saveSettings', async (route) => {
    await released.promise
    await route.continue()
  })
  await blogs.uncheck()
  await save.click()
  await until(
    'the save is under way',
    async () => (await save.getAttribute('aria-busy')) === 'true'
  )
  t.ok(await discard.isDisabled(), 'what is being saved cannot be discarded')
  await page.getByRole('radio', { name: /^Lossless/ }).check()
  released.resolve()
  await says(page, 'Settings saved')
  await until('the save has ended', async () => (await save.getAttribute('aria-busy')) === 'false')
  t.ok(await note.isVisible(), 'the later change is unsaved')
  t.match((await stored()).image_opt, { blogs: 0, quality: { lossless: 0 } })
  await save.click()
  await save.waitFor({ state: 'detached' })
  t.match((await stored()).image_opt, { blogs: 0, quality: { lossless: 1 } })
})

t.test(
  'a link to the plans asks before it leaves a draft that the plan does not cover',
  async (t) => {
    const { page, stored, visit, save } = await open(t)
    await visit(PAGES[0])
    const alt = page.getByRole('switch', { name: 'Image Alt Text' })
    await alt.check()
    await page.getByRole('link', { name: 'From $4.99' }).first().click()
    const question = page.getByRole('alertdialog', { name: 'Unsaved changes' })
    await question.getByRole('button', { name: 'Stay on this page' }).click()
    await question.waitFor({ state: 'hidden' })
    t.ok(await alt.isChecked())
    await save.click()
    await save.waitFor({ state: 'detached' })
    t.equal((await stored()).alt_text.switch, 1, 'it is stored as chosen')
  }
)

t.test('the bar covers no field, on a wide screen and on a phone §15.2.1', async (t) => {
  const { page, visit, save, blogs } = await open(t, { BILLING: 'off' })
  for (const [width, height] of [
    [1280, 700],
    [400, 700]
  ] as const)
    await t.test(`the focused field is in sight at a width of ${width} pixels`, async (t) => {
      await page.setViewportSize({ width, height })
      await visit(PAGES[0])
      await page.locator('#exclusions > summary').click()
      await page.getByRole('switch', { name: 'Image Filename' }).check()
      await blogs.click()
      const covered: string[] = []
      await page.locator('#image_opt > summary').focus()
      do {
        await page.keyboard.press('Tab')
        covered.push(...(await page.evaluate(coveredByBar)))
      } while (!(await page.evaluate(() => document.activeElement?.closest('.save-bar'))))
      t.strictSame(covered, [])

      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const last = await page.locator('#file_name').boundingBox()
      const bar = await page.locator('.save-bar').boundingBox()
      t.ok(last && bar && last.y + last.height <= bar.y, 'the bar ends below the last section')
      t.ok(await save.isVisible())
      const isTooWide = () => document.documentElement.scrollWidth > innerWidth
      t.notOk(await page.evaluate(isTooWide), 'nothing scrolls sideways')
    })

  await t.test('a field at the lower edge moves up when the bar appears', async (t) => {
    await visit(PAGES[0])
    const target = page.getByRole('radio', { name: /^Lossless/ })
    await target.evaluate((field) => {
      scrollBy(0, field.getBoundingClientRect().bottom - innerHeight + 4)
    })
    await target.focus()
    await page.keyboard.press('Space')
    await save.waitFor()
    t.strictSame(await page.evaluate(coveredByBar), [])
  })
})

/** Returns the name of the focused field if the bar covers it, in a list. It runs in the browser. */
function coveredByBar(): string[] {
  const field = document.activeElement
  const bar = document.querySelector('.save-bar')
  if (!field || !bar || bar.contains(field)) return []
  const { top } = bar.getBoundingClientRect()
  const { bottom } = field.getBoundingClientRect()
  return bottom > top ? [field.outerHTML.slice(0, 80)] : []
}
