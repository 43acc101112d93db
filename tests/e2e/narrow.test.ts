import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import t, { type Test } from 'tap'
import { awake, downloaded, openBrowser, openPage, says, until } from '../support/browser.ts'
import { optimiseAll } from '../support/runs.ts'
import { hashesOf, jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const LONG = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'
const PATH = 'products/long/front.jpg'

async function fill(storeDir: string): Promise<void> {
  put(storeDir, {
    'products/long/product.json': JSON.stringify({ title: LONG }),
    [PATH]: await jpeg(1),
    'products/long/back.png': 'This is not a picture.',
    'products/cup/front.jpg': await jpeg(2)
  })
}

t.test('everything fits and works on a phone §13.10.3', async (t) => {
  const shop = await openShop(t, fill)
  const before = hashesOf(shop.storeDir)
  await optimiseAll(shop.merchant)
  const browser = await openBrowser(t)
  const page = await openPage(t, browser, {
    viewport: { width: 400, height: 800 },
    // The broken picture has no thumbnail.
    expected: /Failed to load resource/
  })
  await shop.signIn(page)

  for (const width of [400, 320])
    await t.test(`no page scrolls sideways at ${width} pixels §13.10.3`, async (t) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto(`${shop.address}/image_optimisation`)
      await awake(page, 'HeaderActions')
      await awake(page, 'History')
      await fits(t, page, 'the image page')

      await page.getByRole('button', { name: 'Settings' }).click()
      const sheet = page.getByRole('dialog', { name: 'Optimization settings' })
      await sheet.getByRole('switch').first().waitFor()
      await fits(t, page, 'the settings')
      await sheet.getByRole('radio', { name: /^Lossless/ }).check()
      await sheet.getByRole('button', { name: 'Cancel' }).click()
      const question = page.getByRole('alertdialog')
      await question.waitFor()
      await fits(t, page, 'the question on leaving')
      await question.getByRole('button', { name: 'Leave', exact: true }).click()
      await sheet.waitFor({ state: 'hidden' })

      await page.getByRole('button', { name: 'Optimize images' }).click()
      const manual = page.getByRole('dialog', { name: 'Manually optimize' })
      await manual.getByLabel('Select all on this page').check()
      await fits(t, page, 'the manual selection')
      await page.keyboard.press('Escape')
      await manual.waitFor({ state: 'hidden' })

      await page.getByRole('button', { name: `More actions for ${LONG}` }).click()
      await page.getByRole('menu').waitFor()
      await fits(t, page, 'the menu of a row')
      await page.getByRole('menuitem', { name: 'Compare' }).click()
      const compare = page.getByRole('dialog', { name: LONG })
      await compare.getByRole('slider').waitFor()
      await fits(t, page, 'the comparison')
      await page.keyboard.press('Escape')
      await compare.waitFor({ state: 'hidden' })

      await page.getByRole('link', { name: LONG }).click()
      await awake(page, 'DetailTable')
      await fits(t, page, 'the details')
      await page.getByRole('button', { name: 'Actions for front.jpg' }).click()
      await page.getByRole('menuitem', { name: 'Re-optimize' }).waitFor()
      await fits(t, page, 'the menu of an image')
    })

  await t.test(
    'on a narrow screen the ⋯ menu of a row has the actions that are icons on a wide screen',
    async (t) => {
      await page.setViewportSize({ width: 400, height: 800 })
      await page.goto(`${shop.address}/image_optimisation`)
      await awake(page, 'History')
      t.notOk(await page.getByLabel(`Compare: ${LONG}`).isVisible(), 'the icons are hidden')
      const more = page.getByRole('button', { name: `More actions for ${LONG}` })
      const item = (name: string) => page.getByRole('menuitem', { name })

      await more.click()
      await item('Compare').waitFor()
      t.strictSame(await page.getByRole('menuitem').allInnerTexts(), [
        'Compare',
        'Download',
        'Restore original',
        'Exclude from optimization'
      ])
      const coming = page.waitForEvent('download')
      await item('Download').click()
      const bytes = await downloaded(await coming)
      t.ok(bytes.includes(readFileSync(join(shop.storeDir, PATH))), 'the archive has the picture')

      t.not(hashesOf(shop.storeDir)[PATH], before[PATH])
      await more.click()
      await item('Restore original').click()
      await until('the original is restored', () => hashesOf(shop.storeDir)[PATH] === before[PATH])
      await says(page, '1 product restored')
    }
  )

  await t.test(
    'the page size cannot be chosen at a width of 550 pixels or less §7.2.2',
    async (t) => {
      const size = page.getByLabel('Rows')
      const counter = page.getByText('1 / 1')
      await page.setViewportSize({ width: 551, height: 800 })
      t.strictSame([await size.isVisible(), await counter.isVisible()], [true, true])
      await page.setViewportSize({ width: 550, height: 800 })
      t.strictSame([await size.isVisible(), await counter.isVisible()], [false, false])
      t.ok(await page.getByText('Showing 1 - 2 of 2 results').isVisible())
      t.ok(await page.getByRole('link', { name: 'Next page' }).isVisible())
    }
  )
})

/**
 * Checks that neither the page nor a dialog or menu in front of it is wider than the screen, once animations have
 * ended.
 */
async function fits(t: Test, page: Page, what: string): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { clientWidth } = document.documentElement
      const inFront = document.querySelectorAll('[role*="dialog"], .dialog-body, [role="menu"]')
      return [document.documentElement, ...inFront]
        .filter((element) => {
          const { left, right } = element.getBoundingClientRect()
          return element.scrollWidth > element.clientWidth || left < 0 || right > clientWidth
        })
        .map((element) => `${element.tagName} ${element.className}`)
    })
  await until(`${what} fits`, async () => (await tooWide()).length === 0).catch(() => {})
  t.strictSame(await tooWide(), [], what)
}
