import type { Page } from 'playwright'
import t from 'tap'
import { openBrowser, openPage, until } from '../../support/browser.ts'
import { openTestShop } from './shop.ts'

const link = (path: string, id: string) => `<a id="${id}" href="${path}">${id}</a>`
const rules = (page: Page) => page.locator('script[type=speculationrules]').count()
const over = { bubbles: true, composed: true, pointerType: 'mouse' }

t.test('the pointer rests for 65 ms, the focus for 150 ms §12.1.1 §12.1.2 §12.3.3', async (t) => {
  const browser = await openBrowser(t)
  const links = link('/products/hovered', 'a') + link('/products/focused', 'b')
  const shop = await openTestShop(t, { links })
  const page = await openPage(t, browser)
  await page.clock.install()
  await page.goto(`${shop.address}/first`)
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const rests = async (path: string, ms: number) => {
    await page.clock.runFor(ms - 1)
    t.equal(await rules(page), 0, `after ${ms - 1} ms`)
    await page.clock.runFor(1)
    await until(path, () => shop.asked(path) === 1)
  }
  await page.locator('#a').dispatchEvent('pointerover', over)
  await rests('/products/hovered', 65)
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await rests('/products/focused', 150)
  await page.evaluate(() => dispatchEvent(new Event('pageshow')))
  t.equal(await rules(page), 0, 'coming back by history discards what was fetched')
})

t.test('two pages that fail end the fetching of a page view §12.2.1', async (t) => {
  const browser = await openBrowser(t)
  const links = [1, 2, 3].map((n) => link(`/products/p${n}`, `p${n}`)).join('')
  const shop = await openTestShop(t, { links, attributes: 'data-cacheable' })
  const page = await openPage(t, browser, { expected: /ERR_FAILED|Failed to load/ })
  await page.addInitScript(() => {
    HTMLScriptElement.supports = () => false
  })
  const asked: string[] = []
  await page.route('**/products/*', (route) => {
    asked.push(new URL(route.request().url()).pathname)
    return route.abort()
  })
  await page.goto(`${shop.address}/first`)
  for (const n of [1, 2, 3]) {
    await page.locator(`#p${n}`).dispatchEvent('pointerdown', { ...over, button: 0 })
    await page.waitForTimeout(200)
  }
  t.strictSame(asked, ['/products/p1', '/products/p2'])
})
