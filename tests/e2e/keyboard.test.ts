import type { Page } from 'playwright'
import t from 'tap'
import { awake, hasState, openBrowser, openPage, says, until } from '../support/browser.ts'
import { hashesOf, jpeg, put } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

async function fill(storeDir: string): Promise<void> {
  put(storeDir, {
    'products/red-mug/front.jpg': await jpeg(1),
    'products/tea-pot/front.jpg': await jpeg(2),
    'collections/kitchen/cover.jpg': await jpeg(3),
    'blogs/news/opening/cover.jpg': await jpeg(4)
  })
}

t.test('a merchant can optimise and restore with the keyboard alone §7.6.1 §13.10.1', async (t) => {
  const shop = await openShop(t, fill, { BILLING: 'off' })
  const before = hashesOf(shop.storeDir)
  const page = await openPage(t, await openBrowser(t))
  const press = (key: string) => page.keyboard.press(key)
  await shop.signIn(page)
  await awake(page, 'HeaderActions')

  await press('Tab')
  t.equal(await focused(page), 'Skip to content', 'the skip link is the first stop')
  await press('Enter')
  await press('Tab')
  t.equal(await focused(page), 'Settings', 'the skip link passes the top bar and the tabs')

  await tabTo(page, 'Optimize images')
  await press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Manually optimize' })
  await dialog.getByRole('table', { name: 'Product' }).waitFor()
  await press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await until('focus is back on the button that opened the dialog', async () => {
    return (await focused(page)) === 'Optimize images'
  })

  await press('Enter')
  await dialog.getByRole('table', { name: 'Product' }).waitFor()
  await tabTo(page, 'Product')
  await press('ArrowRight')
  await dialog.getByRole('table', { name: 'Collection' }).waitFor()
  await press('ArrowRight')
  await dialog.getByRole('table', { name: 'Blog' }).waitFor()
  await press('Home')
  await dialog.getByRole('table', { name: 'Product' }).waitFor()
  t.equal(await focused(page), 'Product')
  await tabTo(page, 'Select Red mug')
  await press('Space')
  await says(dialog, '1 selected')
  await tabTo(page, 'Optimize 1 product')
  await press('Enter')
  await dialog.waitFor({ state: 'hidden' })

  const row = page.getByRole('row', { name: 'Red mug' })
  await hasState(row, 'Compressed')
  await tabTo(page, /^Product/)
  await press('ArrowRight')
  t.match(await focused(page), /^Collection/)
  await says(page, 'Images you optimize will appear here.')
  await press('End')
  t.match(await focused(page), /^Other/)
  await says(page, 'Images you upload will appear here.')
  await press('Home')
  await hasState(row, 'Compressed')

  await tabTo(page, 'Compare: Red mug')
  await press('Enter')
  const slider = page.getByRole('dialog', { name: 'Red mug' }).getByRole('slider')
  await slider.waitFor()
  await tabTo(page, 'Show more of the original or the optimized image')
  await press('ArrowLeft')
  t.equal(await slider.getAttribute('aria-valuetext'), '49% original')
  await press('Home')
  t.equal(await slider.getAttribute('aria-valuetext'), '0% original')
  await press('Escape')
  await until('focus is back on the row', async () => (await focused(page)) === 'Compare: Red mug')

  t.notSame(hashesOf(shop.storeDir), before)
  await tabTo(page, 'Restore original: Red mug')
  await press('Enter')
  await says(row, 'Restored')
  t.strictSame(hashesOf(shop.storeDir), before)
})

/** Returns the accessible name of the focused element. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : null
    return (element?.getAttribute('aria-label') ?? (label ?? element)?.textContent ?? '').trim()
  })

/** Presses Tab until this element has focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = []
  for (let stop = 0; stop < 50; stop++) {
    await page.keyboard.press('Tab')
    const here = await focused(page)
    if (typeof name === 'string' ? here === name : name.test(here)) return
    passed.push(here)
  }
  throw new Error(`Expected ${name} among the stops of Tab, passed ${passed.join(', ')}`)
}
