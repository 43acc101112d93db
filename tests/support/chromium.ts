import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type BrowserServer, chromium } from 'playwright'

/** Chromium without a user interface comes first: it starts in half the time, and a page costs 30 % less. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium'
]

/**
 * Chromium needs `--no-sandbox` when the tests run as root, as they do in containers. The other flags keep it from
 * sending network requests on its own.
 */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync'
]

/** The environment variable that gives test files the address of the shared browser. */
export const SHARED_BROWSER = 'SHARED_BROWSER'

/**
 * Starts one browser for all test files, because starting one takes 0.7 s of processor time and the files open 75.
 * Each file has contexts of its own, which share no cookies, storage or cache. Without site isolation Chromium prepares
 * no process for the next page and gives frames none of their own, which saves a quarter of its processor time; what
 * pages may do stays the same.
 */
export async function shareBrowser(): Promise<BrowserServer> {
  const browser = await chromium.launchServer({
    executablePath: findChromium(),
    args: [...CHROMIUM_ARGS, '--disable-site-isolation-trials']
  })
  process.env[SHARED_BROWSER] = browser.wsEndpoint()
  return browser
}

/**
 * Returns the path of a browser for the browser tests: CHROME_PATH, or a browser in one of the usual places, or else
 * the system's package, which is installed if the tests run as root on Debian. If no browser is found, the process
 * prints how to get one and exits, because the tests could not pass.
 */
export function findChromium(): string {
  const given = process.env.CHROME_PATH
  if (given && existsSync(given)) return given
  const found = PLACES.find((place) => existsSync(place))
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.error('Installing Chromium from the system’s packages…')
    const apt = (...args: string[]) =>
      spawnSync('apt-get', args, {
        stdio: ['ignore', 2, 2],
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
      })
    apt('update', '-qq')
    // Debian 11 and older have no headless shell.
    for (const browser of ['chromium-headless-shell', 'chromium']) {
      apt('install', '-y', '-qq', '--no-install-recommends', browser, 'fonts-liberation')
      const installed = PLACES.find((place) => existsSync(place))
      if (installed) return installed
    }
  }
  console.error(
    'No Chromium for the browser tests: install one (Debian: apt-get install chromium) or set CHROME_PATH to one.'
  )
  process.exit(1)
}
