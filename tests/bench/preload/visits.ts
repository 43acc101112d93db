import type { Browser, Page } from 'playwright'
import type { TestShop } from '../../e2e/storefront/shop.ts'

/** One way in which a visitor opens a link, such as hovering and then clicking. */
export type Visit = { name: string; hasTouch: boolean; open(page: Page): Promise<void> }

const hover = (restMs: number): Visit => ({
  name: `hover ${restMs}`,
  hasTouch: false,
  async open(page) {
    await page.mouse.move(5, 5)
    await page.locator('#link').hover()
    await page.waitForTimeout(restMs)
    await page.mouse.down()
    await page.waitForTimeout(60)
    await page.mouse.up()
  }
})

/** How long a finger stays on the screen. */
const TAP_MS = 90

const tap: Visit = {
  name: 'tap',
  hasTouch: true,
  async open(page) {
    const box = await page.locator('#link').boundingBox()
    if (!box) throw new Error('Expected the link to be on the page')
    const touchPoints = [{ x: box.x + 10, y: box.y + 10 }]
    const session = await page.context().newCDPSession(page)
    await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints })
    await page.waitForTimeout(TAP_MS)
    await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  }
}

const keyboard: Visit = {
  name: 'Tab, Enter',
  hasTouch: false,
  async open(page) {
    await page.keyboard.press('Tab')
    await page.waitForTimeout(400)
    await page.keyboard.press('Enter')
  }
}

export const VISITS: Visit[] = [hover(150), hover(300), hover(600), tap, keyboard]

/**
 * Makes the page store the time of its last click, in milliseconds of the clock, as `pressed` in the session storage.
 * The linked page subtracts it from the time of its own first paint.
 */
export const storeClicks = (page: Page) =>
  page.addInitScript(() => {
    addEventListener(
      'click',
      () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
      true
    )
  })

/**
 * Measures the time from the press to the first paint of the linked page, and counts how often that page was
 * requested.
 */
export async function visit(
  browser: Browser,
  shop: TestShop,
  { hasTouch, open }: Visit
): Promise<{ ms: number; requests: number }> {
  const context = await browser.newContext({ hasTouch })
  const page = await context.newPage()
  await storeClicks(page)
  shop.forget()
  await page.goto(`${shop.address}/first`)
  await page.waitForTimeout(300)
  await open(page)
  await page.waitForURL('**/products/cup')
  const ms = await page.evaluate(async () => {
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]
    while (!paint()) await new Promise((resolve) => setTimeout(resolve, 10))
    const painted = performance.timeOrigin + (paint()?.startTime ?? 0)
    return painted - Number(sessionStorage.getItem('pressed'))
  })
  const requests = shop.asked('/products/cup')
  await context.close()
  return { ms, requests }
}
