import type { Locator, Page } from 'playwright'
import t from 'tap'
import { awake, openBrowser, openPage, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const HEIGHT = 800

t.test('the layout changes at 900, 760 and 550 pixels', async (t) => {
  const shop = await openShop(t, (storeDir) => putProducts(storeDir, 1), {
    BILLING: 'off'
  })
  await optimiseAll(shop.merchant)
  const page = await openPage(t, await openBrowser(t))
  await shop.signIn(page, '/main')
  const resize = (width: number) => page.setViewportSize({ width, height: HEIGHT })

  await t.test('the columns of Page Speed become one at 900 pixels §13.10.3', async (t) => {
    const card = (name: string) => page.getByRole('heading', { name, exact: true })
    const areSideBySide = async () =>
      (await boxOf(card('Site Speed Up'))).x > (await boxOf(card('Web performance'))).x + 100
    await resize(901)
    t.ok(await areSideBySide())
    await resize(900)
    t.notOk(await areSideBySide())
  })

  await t.test('the rows of a table become cards at 760 pixels §13.10.3', async (t) => {
    await page.goto(`${shop.address}/image_optimisation`)
    await awake(page, 'History')
    await awake(page, 'HeaderActions')
    const row = page.getByRole('table', { name: 'Optimization History' }).getByRole('row').last()
    const hasTwoLines = async () => {
      const name = await boxOf(row.getByRole('rowheader'))
      const cells = await row.getByRole('cell').all()
      const boxes = await Promise.all(cells.map((cell) => cell.boundingBox()))
      return boxes.some((box) => box !== null && box.y >= name.y + name.height)
    }
    await resize(761)
    t.notOk(await hasTwoLines())
    await resize(760)
    t.ok(await hasTwoLines())
  })

  await t.test(
    'at 550 pixels a dialog is as wide as the screen and rises from below §13.10.3',
    async (t) => {
      await resize(551)
      await page.getByRole('button', { name: 'Optimize images' }).first().click()
      const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
      await settled(dialog)
      const { y, height } = await boxOf(dialog)
      t.ok(y > 0 && y + height < HEIGHT, 'a dialog is in the middle')
      await resize(550)
      await settled(dialog)
      const below = await boxOf(dialog)
      t.match(below, { x: 0, width: 550 })
      t.equal(below.y + below.height, HEIGHT)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'hidden' })
    }
  )

  await t.test(
    'dialogs are 400, 560 or 720 pixels wide, and sheets 420 at the edge of the screen §13.10.3',
    async (t) => {
      await resize(1200)
      t.equal((await boxOf(await opened(page, 'Optimize images', 'Manually optimize'))).width, 720)
      await closed(page)
      t.equal((await boxOf(await opened(page, 'Upload images', 'Upload images'))).width, 560)
      await closed(page)
      const sheet = await opened(page, 'Settings', 'Optimization settings')
      t.strictSame(await boxOf(sheet), { x: 780, y: 0, width: 420, height: HEIGHT })
      await sheet.getByRole('radio', { name: /^Lossless/ }).check()
      await page.keyboard.press('Escape')
      const question = page.getByRole('alertdialog')
      await settled(question)
      t.equal((await boxOf(question)).width, 400)
    }
  )
})

/** Presses the button and returns the dialog that it opens. */
async function opened(page: Page, button: string, dialog: string): Promise<Locator> {
  await page.getByRole('button', { name: button }).first().click()
  const shown = page.getByRole('dialog', { name: dialog })
  await settled(shown)
  return shown
}

async function closed(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** Resolves once the dialog is shown and its animations have ended. */
async function settled(dialog: Locator): Promise<void> {
  await dialog.waitFor()
  await until('the dialog stands still', () =>
    dialog.evaluate((element) => element.getAnimations().length === 0)
  )
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (box === null) throw new Error('the element is not shown')
  return box
}
