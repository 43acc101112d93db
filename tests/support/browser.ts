import { buffer } from 'node:stream/consumers'
import { type Browser, chromium, type Download, type Locator, type Page } from 'playwright'
import root, { type Test } from 'tap'
import { CHROMIUM_ARGS, findChromium, SHARED_BROWSER } from './chromium.ts'

/** A step that takes longer fails with its own name, before its file times out. A busy machine can take a minute. */
const STEP_MS = 300_000

/**
 * Opens a browser whose contexts all end with the test: the one that tests/run.ts starts for all files, or a new one
 * when the file runs alone.
 */
export async function openBrowser(t: Test): Promise<Browser> {
  const shared = process.env[SHARED_BROWSER]
  const browser = shared
    ? await chromium.connect(shared, { timeout: STEP_MS })
    : await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  t.teardown(() => ended('the browser is closed', browser.close()))
  return browser
}

/** The calls for which Playwright waits without a limit, so that a page that hangs would hang the test. */
const UNLIMITED = ['evaluate', 'evaluateHandle', 'setViewportSize', 'content', 'close'] as const

/** Makes these calls fail after STEP_MS with their name and the address of the page. */
function limitWaits(page: Page): void {
  for (const name of UNLIMITED) {
    const call = page[name].bind(page) as (...args: unknown[]) => Promise<unknown>
    const limited = (...args: unknown[]) => within(`page.${name} on ${page.url()}`, call(...args))
    Object.assign(page, { [name]: limited })
  }
}

/**
 * Waits for a promise.
 * @throws an error that names `what` if the promise has not settled within STEP_MS
 */
async function within<Value>(what: string, promise: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`Timed out, expected: ${what}`)), STEP_MS)
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Waits for a cleaning step. If it fails, the file fails, but the steps after it still take place. */
const ended = (what: string, promise: Promise<void>): Promise<void> =>
  within(what, promise).catch((error) => void root.fail(String(error)))

type PageOptions = Parameters<Browser['newPage']>[0] & {
  /** Console errors to ignore. They occur because the browser logs an error for each call that the server refuses. */
  expected?: RegExp
}

/** Opens a page whose console must stay free of errors until the test ends, because hydration errors appear there. */
export async function openPage(
  t: Test,
  browser: Browser,
  { expected, ...options }: PageOptions = {}
): Promise<Page> {
  // The page is in English on every machine. Otherwise the app would guess its language from the browser.
  const page = await within(
    'the browser opens a page',
    browser.newPage({ locale: 'en-US', ...options })
  )
  page.setDefaultTimeout(STEP_MS)
  limitWaits(page)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text()))
      errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  t.teardown(async () => {
    await ended('the page is closed', page.close())
    // The test itself has ended, and throwing here would leave the browser and the server running.
    if (errors.length > 0) root.fail(`the console has errors: ${errors.join('\n')}`)
  })
  return page
}

/** Waits until an island is hydrated: its markup exists from the start, its behaviour does not. */
export const awake = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' })

/** Waits until the text appears somewhere in the page or element. */
export const says = (place: Page | Locator, words: string | RegExp) =>
  place.getByText(words).first().waitFor()

/** Waits until a row shows this state. `says` cannot: it finds 'Compressed' in 'Not Compressed' as well. */
export const hasState = (row: Locator, state: string) =>
  row.getByText(state, { exact: true }).first().waitFor()

/** Returns the rows that show this state. */
export const inState = (rows: Locator, state: string): Locator =>
  rows.filter({ has: rows.page().getByText(state, { exact: true }) })

/**
 * Polls until the condition holds.
 * @throws an error that names `what` if it does not hold within STEP_MS
 */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + STEP_MS
  while (!(await within(what, Promise.resolve(isSo())))) {
    if (Date.now() > end) throw new Error(`Timed out, expected: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Tells whether the picture has pixels, not only an element. */
export const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)

/** Returns what the browser has downloaded. Its file has no path here, because the browser may be a shared one. */
export const downloaded = async (download: Download): Promise<Buffer> =>
  buffer(await download.createReadStream())
