import type { Browser, BrowserContext, Page } from 'playwright'
import { TOKEN } from '../../support/token.ts'

/** How much slower than this machine the processor of the visitor is. */
export const SLOWER = 4

/** What a visitor sees of a page: times in ms, the layout shift as a share of the window. */
export type Visit = { lcp: number; blocking: number; shift: number }

/** The slowest answer to a press on a page, in ms, and the control that was pressed. */
export type Press = { ms: number; control: string }

type Seen = {
  lcp: number
  shift: number
  tasks: [start: number, duration: number][]
  press: number
}
type SeenWindow = Window & { seen: Seen }

/** Opens a window that is signed in and has nothing in its cache. */
export async function openVisitor(browser: Browser, address: string): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 900 },
    locale: 'en-US'
  })
  await context.request.get(`${address}/?authToken=${TOKEN}`)
  await context.addInitScript(() => {
    const seen: Seen = { lcp: 0, shift: 0, tasks: [], press: 0 }
    Object.assign(window, { seen })
    const watch = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
        type,
        buffered: true,
        ...more
      })
    watch('largest-contentful-paint', ({ startTime }) => (seen.lcp = startTime))
    watch('longtask', ({ startTime, duration }) => seen.tasks.push([startTime, duration]))
    watch('layout-shift', (entry) => {
      const { value, hadRecentInput } = entry as PerformanceEntry & {
        value: number
        hadRecentInput: boolean
      }
      if (!hadRecentInput) seen.shift += value
    })
    watch(
      'event',
      ({ duration }) => {
        seen.press = Math.max(seen.press, duration)
      },
      { durationThreshold: 16 }
    )
  })
  return context
}

async function openSlowly(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.goto(address)
  await page.waitForLoadState('networkidle')
  // Islands that wait for an idle browser start within two seconds.
  await page.waitForTimeout(2500)
  return page
}

/** Visits a page once. The blocking time is the part of long tasks above 50 ms, from the first paint on. */
export async function visit(browser: Browser, server: string, path: string): Promise<Visit> {
  const context = await openVisitor(browser, server)
  const page = await openSlowly(context, server + path)
  const measured = await page.evaluate(() => {
    const { lcp, shift, tasks } = (window as unknown as SeenWindow).seen
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const blocking = tasks
      .filter(([start]) => start >= painted)
      .reduce((sum, [, duration]) => sum + Math.max(0, duration - 50), 0)
    return { lcp, shift, blocking }
  })
  await context.close()
  return measured
}

const CONTROLS = 'main :is(button, select, summary, input[type=checkbox]):visible:enabled'

/** Presses every control that the page shows, one after the other, and returns the slowest answer. */
export async function pressAll(browser: Browser, server: string, path: string): Promise<Press> {
  const context = await openVisitor(browser, server)
  const page = await openSlowly(context, server + path)
  const address = page.url()
  let slowest: Press = { ms: 0, control: 'none' }
  const count = await page.locator(CONTROLS).count()
  for (let index = 0; index < count; index++) {
    const control = page.locator(CONTROLS).nth(index)
    if (!(await control.isVisible().catch(() => false))) continue
    const name = await control.evaluate(
      (element) =>
        (element as HTMLInputElement).labels?.[0]?.textContent?.trim() ??
        element.getAttribute('aria-label') ??
        element.textContent?.trim() ??
        element.id
    )
    await page.evaluate(() => {
      const { seen } = window as unknown as SeenWindow
      seen.press = 0
    })
    // A control under an open dialog cannot be pressed, by a visitor neither.
    const isPressed = await control.click({ timeout: 2000, noWaitAfter: true }).then(
      () => true,
      () => false
    )
    await page.waitForTimeout(600)
    if (page.url() !== address) await page.goto(address)
    if (!isPressed) continue
    const ms = await page.evaluate(() => (window as unknown as SeenWindow).seen.press)
    if (ms > slowest.ms) slowest = { ms, control: name.slice(0, 40) }
    await page.keyboard.press('Escape')
    await page.waitForTimeout(200)
  }
  await context.close()
  return slowest
}

/**
 * Returns the ms from a press on a link of one page to the first paint of the page it leads to. The pointer rests 300 ms
 * on the link before, as a hand does.
 */
export async function follow(
  browser: Browser,
  server: string,
  from: string,
  to: string
): Promise<number> {
  const context = await openVisitor(browser, server)
  await context.addInitScript(() =>
    document.addEventListener(
      'click',
      () => sessionStorage.setItem('pressed', String(performance.timeOrigin + performance.now())),
      true
    )
  )
  const page = await context.newPage()
  await page.goto(server + from)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(2500)
  const link = page.locator(`.tabs-bar a[href="${to}"]`)
  await link.hover()
  await page.waitForTimeout(300)
  await link.click()
  await page.waitForURL(server + to)
  await page.waitForFunction(
    () => performance.getEntriesByName('first-contentful-paint').length > 0
  )
  const ms = await page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation')
    const { activationStart = 0 } = navigation as PerformanceEntry & { activationStart?: number }
    const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
    const pressed = Number(sessionStorage.getItem('pressed'))
    return performance.timeOrigin + Math.max(painted, activationStart) - pressed
  })
  await context.close()
  return ms
}
