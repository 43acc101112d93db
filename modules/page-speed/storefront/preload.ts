/*
 * Fetches the page behind a link shortly before a visitor opens it. It runs in stores that are not ours, so
 * it changes nothing, keeps nothing, never throws, and where it is not sure it does nothing at all.
 * Decision 030 has the reasons for every number and rule here.
 *
 * Attributes of its script element:
 *   data-root       the path that all pages of the shop in this language begin with: '/', '/fr/', '/store/'
 *   data-exclude    parts of addresses that the merchant left out, parted by space
 *   data-cacheable  the store's HTML may be cached: browsers without speculation rules fetch it by a link
 */

/** Specification, app shell §9. */
const HOVER_MS = 65
/** Who goes from link to link with Tab rests on none; who has read one does. */
const FOCUS_MS = 150
/** A finger that moved further is scrolling. */
const TAP_PX = 9
/** Chromium keeps two fetched pages of this kind, and drops the older one for a third. */
const LIVE = 2
const MOST_PER_VIEW = 50
/** Two failures end it: a store in trouble needs no guesses of ours. */
const COST_OF_FAILURE = 25
/** As long as Chromium keeps what it fetched. */
const KEPT_MS = 300_000
const SLOW_MS = 5000

/** What a shop's pages are called, below its root. Anything else may do something when it is fetched. */
const PAGES = /^((products|pages)\/[^/]+|collections(\/[^/]+){0,3}|blogs(\/[^/]+){1,3}|search)?\/?$/
/** Pages of these names do something in some shop, and a file is not a page. */
const NEVER =
  /cart|checkout|account|(log|sign).?(in|out|off|up)|discount|gift.?card|wishlist|subscri|cancel|redeem|download|\.(?!html?$)[^/]+$/i
/** Keys that choose what a page shows. Any other may add to a cart, apply a discount, log out. */
const HARMLESS = /^(variant|page|sort_by|q|filter\..+)$/
/** On the link or around it. */
const OPTED_OUT = '[download],[rel~=nofollow],[data-no-preload],[data-no-instant],.no-prefetch'
const CART = /\/cart\b/

type Connection = { saveData?: boolean; effectiveType?: string }

try {
  const self = document.currentScript as HTMLScriptElement
  const hasRules = HTMLScriptElement.supports?.('speculationrules')
  if (hasRules || 'cacheable' in self.dataset) listen(self, hasRules)
} catch {
  // A browser too old: the shop stays as fast as it was.
}

function listen(self: HTMLScriptElement, hasRules: boolean): void {
  const { root = '/', exclude = '' } = self.dataset
  /** Until when each page needs no other fetch, on the clock of this page view. */
  let keptUntil: Record<string, number> = {}
  let live: Element[] = []
  let left = MOST_PER_VIEW
  let timer: ReturnType<typeof setTimeout> | undefined
  let aim: string | undefined
  let pressed: PointerEvent | undefined

  on('pointerover', (event) => {
    if (event.pointerType === 'mouse') wait(event, HOVER_MS)
  })
  on('pointerdown', (event) => {
    pressed = event
    if (event.button === 0) fetchPage(addressOf(event))
  })
  on('pointermove', (event) => {
    if (event.pointerType !== 'touch' || !pressed) return
    // A finger that scrolls: nobody opens what it happened to touch.
    if (Math.hypot(event.x - pressed.x, event.y - pressed.y) > TAP_PX) forget()
  })
  on('pointercancel', forget)
  on('focusin', (event) => {
    if ((event.composedPath()[0] as Element).matches(':focus-visible')) wait(event, FOCUS_MS)
  })
  // Pages that were fetched before the cart changed would show the old one, here and after going back.
  on('pageshow', forget)
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => CART.test(name))) forget()
  }).observe({ type: 'resource' })

  function on(name: string, listener: (event: PointerEvent) => void): void {
    addEventListener(
      name,
      (event) => {
        try {
          listener(event as PointerEvent)
        } catch {
          // A link without an address, a browser without a feature.
        }
      },
      true
    )
  }

  /** Fetches what the pointer or the focus rests on. Elements inside one link are one place. */
  function wait(event: Event, delayMs: number): void {
    const url = addressOf(event)
    if (url !== aim) {
      aim = url
      clearTimeout(timer)
      timer = setTimeout(() => fetchPage(url), delayMs)
    }
  }

  /** The address behind an event, if it is one that may be fetched. */
  function addressOf(event: Event): string | undefined {
    const path = event.composedPath() as Element[]
    const link = path.find(({ localName }) => localName === 'a')
    if (!link || path.some((element) => element.matches?.(OPTED_OUT))) return
    // Without an address it leads to this page, as '#' does.
    const href = link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? '#'
    const url = new URL(href, document.baseURI)
    const { pathname, search } = url
    const page = pathname.slice(root.length)
    url.hash = ''
    if (
      url.origin === location.origin &&
      `${pathname}/`.startsWith(root) &&
      PAGES.test(page) &&
      !NEVER.test(page) &&
      pathname + search !== location.pathname + location.search &&
      [...url.searchParams.keys()].every((key) => HARMLESS.test(key)) &&
      !exclude.split(/\s+/).some((part) => part && pathname.includes(part))
    )
      return url.href
  }

  function fetchPage(url: string | undefined): void {
    const now = performance.now()
    const { saveData, effectiveType = '' } =
      (navigator as { connection?: Connection }).connection ?? {}
    if (
      !url ||
      now < (keptUntil[url] as number) ||
      left <= 0 ||
      document.hidden ||
      saveData ||
      effectiveType.includes('2g') ||
      matchMedia('(prefers-reduced-data:reduce)').matches
    )
      return
    if (keptUntil[url]) {
      forget()
      // A browser that sees a rule go and come back in one turn takes it for the same.
      setTimeout(fetchPage, 0, url)
      return
    }
    left--
    keptUntil[url] = now + KEPT_MS
    if (live.length >= LIVE) live.shift()?.remove()
    const judge = ({ type }: Event) => {
      if (type === 'error' || performance.now() - now > SLOW_MS) left -= COST_OF_FAILURE
    }
    const element = Object.assign(
      document.createElement(hasRules ? 'script' : 'link'),
      hasRules
        ? {
            type: 'speculationrules',
            nonce: self.nonce,
            text: JSON.stringify({ prefetch: [{ urls: [url] }] })
          }
        : { rel: 'prefetch', href: url, onload: judge, onerror: judge }
    )
    live.push(element)
    document.head?.append(element)
  }

  /** As if nothing had been fetched: a browser drops the page with its rule. */
  function forget(): void {
    for (const element of live) element.remove()
    live = []
    keptUntil = {}
  }
}
