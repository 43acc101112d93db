import { type Browser, chromium, type Page } from 'playwright-core'
import type { Test } from 'tap'
import { findChromium } from '../chromium.ts'

/** The tests run as root in containers, and nothing of the browser's own may go to the network. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

export async function openBrowser(t: Test): Promise<Browser> {
  const browser = await chromium.launch({ executablePath: findChromium(), args: CHROMIUM_ARGS })
  t.teardown(() => browser.close())
  return browser
}

/** A page whose console must stay free of errors until the test ends: hydration faults show there. */
export async function openPage(
  t: Test,
  browser: Browser,
  options: Parameters<Browser['newPage']>[0] = {}
): Promise<Page> {
  const page = await browser.newPage(options)
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  page.on('pageerror', (error) => errors.push(String(error)))
  t.teardown(async () => {
    await page.close()
    t.strictSame(errors, [], 'the console has no errors')
  })
  return page
}

/** Waits until an island is alive: its markup is there from the start, its behaviour is not. */
export const awake = (page: Page, island: string) =>
  page.locator(`[data-island="${island}"][data-awake]`).waitFor({ state: 'attached' })
