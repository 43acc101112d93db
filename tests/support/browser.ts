import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import root, { type Test } from 'tap'
import { CHROMIUM_ARGS, findChromium } from '../chromium.ts'

/** A step that takes longer fails with its name, before the whole test runs out of time. */
const STEP_MS = 15_000

export async function openBrowser(t: Test): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  t.teardown(() => browser.close())
  return browser
}

type PageOptions = Parameters<Browser['newPage']>[0] & {
  /** What the console may say all the same: a browser reports each refused call there. */
  expected?: RegExp
}

/** A page whose console must stay free of errors until the test ends: hydration faults show there. */
export async function openPage(
  t: Test,
  browser: Browser,
  { expected, ...options }: PageOptions = {}
): Promise<Page> {
  // In English wherever the test runs: the browser's language is the first guess.
  const page = await browser.newPage({ locale: 'en-US', ...options })
  page.setDefaultTimeout(STEP_MS)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected?.test(message.text()))
      errors.push(`${message.text()} (${message.location().url})`)
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  t.teardown(async () => {
    await page.close()
    // The test itself has ended, and to throw here would leave the browser and the server running.
    if (errors.length > 0) root.fail(`the console has errors: ${errors.join('\n')}`)
  })
  return page
}

/** Waits until an island is alive: its markup is there from the start, its behaviour is not. */
export const awake = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' })

/** Waits until the words are somewhere in it. */
export const says = (place: Page | Locator, words: string | RegExp) =>
  place.getByText(words).first().waitFor()

/** Asks again until it is so; `what` is what did not come about. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const end = Date.now() + STEP_MS
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error(`Expected, in vain: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

/** Whether the picture is there with pixels, and not only its element. */
export const isLoaded = (image: Locator): Promise<boolean> =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)
