import t, { type Test } from 'tap'
import { awake, openBrowser, openPage } from '../support/browser.ts'
import { weighPage } from '../support/page-weight.ts'
import { optimiseAll } from '../support/runs.ts'
import { putProducts } from '../support/shop.ts'
import { openShop } from './open-shop.ts'

const KB = 1024

/** The most that a page may load before the merchant touches anything, in compressed bytes (specification §13.11). */
const REACT = 58 * KB
const SCRIPT = 30 * KB
const SCRIPT_WITHOUT_ISLANDS = 3 * KB
const CSS = 9 * KB
const FONTS = 50 * KB

t.test(
  'the image page of a shop with a full first page loads no more bytes than its limits allow §13.11.1–13.11.3',
  async (t) => {
    const shop = await openShop(t, (storeDir) => putProducts(storeDir, 12))
    await optimiseAll(shop.merchant)
    const page = await openPage(t, await openBrowser(t))
    await shop.signIn(page)
    for (const name of ['HeaderActions', 'RunProgress', 'History']) await awake(page, name)
    const { react, script, css, font } = await weighPage(page)
    isWithin(t, 'React', react, REACT)
    isWithin(t, 'other script', script, SCRIPT)
    isWithin(t, 'styles', css, CSS)
    isWithin(t, 'fonts', font, FONTS)
  }
)

t.test('pages without islands load no React and hardly any script §13.11.1–13.11.3', async (t) => {
  const shop = await openShop(t, () => {})
  const browser = await openBrowser(t)
  for (const path of ['/sign-in', '/404']) {
    // The browser reports the status 404 of the page itself.
    const page = await openPage(t, browser, { expected: /status of 404/ })
    await page.goto(shop.address + path)
    // The tooltip exists once the page script has run to its end.
    await page.getByRole('tooltip', { includeHidden: true }).waitFor({ state: 'attached' })
    const { react, script, css } = await weighPage(page)
    t.equal(react, 0, `${path} loads no React`)
    isWithin(t, `${path}: script`, script, SCRIPT_WITHOUT_ISLANDS)
    isWithin(t, `${path}: styles`, css, CSS)
  }
})

/** Checks that the bytes are within the limit. Zero bytes would mean that nothing was measured. */
const isWithin = (t: Test, what: string, bytes: number, limit: number) =>
  t.ok(bytes > 0 && bytes <= limit, `${what}: ${bytes} of ${limit} bytes`)
