import { setTimeout as sleep } from 'node:timers/promises'
import { Failure } from '../../../server/core/failure.ts'
import { isHarmless } from '../storefront/harmless.ts'
import type { CheckReason } from './checker.ts'
import { openTab, type Tab } from './devtools.ts'

/** A window of a desktop, because a pointer can rest on a link only there. */
const WINDOW = { width: 1350, height: 940, deviceScaleFactor: 1, mobile: false }

/** How long the pointer rests on the link, and how long the button stays down: about as long as people take. */
const REST_MS = 250
const PRESS_MS = 80

/** A home page that has not loaded by then is used as it is. */
const LOAD_MS = 20_000
const NEXT_PAGE_MS = 30_000

/** The scripts of the app embed, in the local store and on Shopify. */
const EMBEDS = ['*/store/script-*.js', '*/page-speed-boost*/assets/preload.js*']

type Link = { href: string; x: number; y: number }

export type Way = {
  /** The code of the preload script, or null for a visit without it. */
  preload: string | null
  /** The page to open; without it, the first suitable one. */
  path?: string | undefined
}

/** How long after the click the next page was painted, and which page it was. */
export type Visited = { ms: number; path: string }

/**
 * Opens the home page as a visitor who has never been there, and from it another page of the shop. The store's own
 * preload script is blocked, so that both ways differ in nothing else.
 * @param port the port of the browser's DevTools
 * @throws Failure<CheckReason>
 */
export async function visit(port: number, home: URL, { preload, path }: Way): Promise<Visited> {
  const tab = await openTab(port)
  await tab.send('Page.enable')
  await tab.send('Network.enable')
  await tab.send('Network.setBlockedURLs', { urls: EMBEDS })
  // The shop's policy may forbid scripts of others, such as the one that is added here.
  await tab.send('Page.setBypassCSP', { enabled: true })
  await tab.send('Emulation.setDeviceMetricsOverride', WINDOW)
  await tab.send('Page.navigate', { url: home.href })
  await until(tab, `document.readyState === 'complete'`, LOAD_MS)
  const here = new URL((await tab.read<string>('location.href')) ?? 'none:')
  if (here.host !== home.host)
    throw new Failure<CheckReason>('not-reached', `It led to ${here.href}`)

  const root = `${home.pathname}/`.replace('//', '/')
  const link = choose((await tab.read<Link[]>(LINKS)) ?? [], here, root, path)
  if (!link) throw new Failure<CheckReason>('no-link', 'The home page has no link to follow')
  if (preload !== null) await tab.read(scriptElement(preload, root))
  await press(tab, link)

  const isShown = `location.href.split('#')[0] === ${JSON.stringify(here.href)} ? 0
    : performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0`
  const ms = await until<number>(tab, isShown, NEXT_PAGE_MS)
  const next = new URL((await tab.read<string>('location.href')) ?? 'none:')
  if (!ms || next.host !== home.host)
    throw new Failure<CheckReason>('not-reached', `No page was shown after ${link.href}`)
  return { ms, path: new URL(link.href).pathname }
}

/** Polls until an expression is true, and returns its value; undefined if the time is up. */
async function until<Value>(tab: Tab, expression: string, limitMs: number) {
  const end = performance.now() + limitMs
  while (performance.now() < end) {
    const value = await tab.read<Value>(expression)
    if (value) return value
    await sleep(50)
  }
  return undefined
}

/** Lists the links that a pointer can reach at once, in the order of the page, with the place to point at. */
const LINKS = `[...document.links].flatMap((link) => {
  const { left, top, width, height } = link.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  const isOnTop = link.contains(document.elementFromPoint(x, y))
  return isOnTop && ['', '_self'].includes(link.target) ? [{ href: link.href.split('#')[0], x, y }] : []
})`

/** Prefers a product to a collection, and a collection to any other page, because visitors do. */
const KINDS = [/\/products\//, /\/collections\//, /./]

function choose(links: Link[], here: URL, root: string, path: string | undefined) {
  const suitable = links.filter(({ href }) =>
    path === undefined ? isHarmless(new URL(href), here, { root }) : new URL(href).pathname === path
  )
  for (const kind of KINDS) {
    const found = suitable.find(({ href }) => kind.test(new URL(href).pathname))
    if (found) return found
  }
  return undefined
}

/** Returns an expression that adds the script as the theme does: it reads its settings from its own element. */
const scriptElement = (code: string, root: string): string => `{
  const script = document.createElement('script')
  script.dataset.root = ${JSON.stringify(root)}
  script.text = ${JSON.stringify(code)}
  document.head.append(script)
}`

async function press(tab: Tab, { x, y }: Link): Promise<void> {
  const mouse = (type: string, buttons = 0) =>
    tab.send('Input.dispatchMouseEvent', {
      type,
      x,
      y,
      buttons,
      button: type === 'mouseMoved' ? 'none' : 'left',
      clickCount: type === 'mouseMoved' ? 0 : 1
    })
  await mouse('mouseMoved')
  await sleep(REST_MS)
  await mouse('mousePressed', 1)
  await sleep(PRESS_MS)
  await mouse('mouseReleased')
}
