import type { Browser, Page } from 'playwright'
import { storeClicks } from './visits.ts'

/** The size of the recorded browser window. */
export const VIEW = { width: 960, height: 720 }

/** How long the pointer rests on the link before it is pressed: about as long as people take. */
export const REST_MS = 250

/** How long the button stays down. */
const PRESS_MS = 80

/** The recording begins this long before the click and ends this long after it. */
export const LEAD_MS = 700
export const TAIL_MS = 1800

/** One recorded visit. All times are milliseconds since the click. */
export type Take = {
  /** The first paint of the page behind the link. */
  shownMs: number
  /** Whether that page had been fetched before the click. */
  isAhead: boolean
  /** JPEG pictures of the window, each with the time from which it was shown. */
  frames: { at: number; picture: Buffer }[]
  /** Where the pointer was, in pixels of the window. */
  pointer: { at: number; x: number; y: number }[]
}

/** Opens the store as a visitor who has never been there, rests on the first product and opens it. */
export async function recordVisit(browser: Browser, storeUrl: string): Promise<Take> {
  const context = await browser.newContext({ viewport: VIEW, deviceScaleFactor: 1 })
  const page = await context.newPage()
  await storeClicks(page)
  await page.goto(storeUrl)
  const link = page.locator('a[href^="/store/products/"]').first()
  await link.scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)

  const frames = await recordFrames(page)
  const pointer: Take['pointer'] = []
  const move = async (x: number, y: number) => {
    await page.mouse.move(x, y)
    pointer.push({ at: Date.now(), x: Math.round(x), y: Math.round(y) })
  }
  const box = await link.boundingBox()
  if (!box) throw new Error('Expected a link to a product on the home page')
  // The pointer moves above the products, where there is no link, and only its last move enters one. It would otherwise
  // rest longer on the link than REST_MS.
  const end = { x: box.x + box.width / 2, y: box.y + box.height / 3 }
  for (let step = 5; step > 0; step--) {
    await move(end.x + step * 60, box.y - 14)
    await page.waitForTimeout(40)
  }
  await move(end.x, end.y)
  await page.waitForTimeout(REST_MS)
  await page.mouse.down()
  await page.waitForTimeout(PRESS_MS)
  await page.mouse.up()
  await page.waitForURL('**/products/*')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const { clicked, shownMs, isAhead } = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const [paint] = performance.getEntriesByName('first-contentful-paint')
    const clicked = Number(sessionStorage.getItem('pressed'))
    const { deliveryType } = navigation as unknown as { deliveryType: string }
    return {
      clicked,
      shownMs: performance.timeOrigin + (paint?.startTime ?? NaN) - clicked,
      isAhead: deliveryType === 'navigational-prefetch'
    }
  })
  await context.close()
  const since = <Entry extends { at: number }>(entry: Entry) => ({
    ...entry,
    at: Math.round(entry.at - clicked)
  })
  return {
    shownMs: Math.round(shownMs),
    isAhead,
    frames: frames.map(since).toSorted((a, b) => a.at - b.at),
    pointer: pointer.map(since)
  }
}

/** Records the pictures that Chromium composes, from now until the page is closed. */
async function recordFrames(page: Page): Promise<Take['frames']> {
  const frames: Take['frames'] = []
  const session = await page.context().newCDPSession(page)
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    frames.push({ at: (metadata.timestamp ?? 0) * 1000, picture: Buffer.from(data, 'base64') })
    // A page that has just been closed needs no answer.
    session.send('Page.screencastFrameAck', { sessionId }).catch(() => {})
  })
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 92 })
  return frames
}
