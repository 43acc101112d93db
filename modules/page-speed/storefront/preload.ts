/*
 * Fetches the page behind a link shortly before a visitor opens it. The script runs in stores that are not ours, so it
 * changes nothing visible, stores nothing, never throws, and does nothing when in doubt. Decision 030 gives the reason
 * for every number and rule here.
 *
 * Attributes of the script element:
 * data-root: the path that all pages of the shop in this language begin with: '/', '/fr/', '/store/'
 * data-exclude: parts of addresses that the merchant excluded, separated by spaces
 * data-cacheable: the store's HTML may be cached, so browsers without speculation rules prefetch with a link element
 */

import { isHarmless } from './harmless.ts'

/** How long the pointer has to rest on a link (specification §12.1). */
const HOVER_MS = 65
/**
 * How long the focus has to rest on a link. A visitor who tabs through links moves on sooner; a visitor who reads a
 * link stays at least this long.
 */
const FOCUS_MS = 150
/** A finger that moves farther than this is scrolling. */
const TAP_PX = 9
/**
 * How many prefetched pages are kept. Chromium keeps two pages of this kind and drops the older one when a third
 * arrives.
 */
const LIVE = 2
const MOST_PER_VIEW = 50
/** Two failed or slow fetches use up the whole budget: a store in trouble should not serve speculative requests. */
const COST_OF_FAILURE = 25
/** Chromium keeps a prefetched page for this long. */
const KEPT_MS = 300_000
const SLOW_MS = 5000

/** No page is fetched for a link if this matches the link or any element around it. */
const OPTED_OUT = '[download],[rel~=nofollow],[data-no-preload],[data-no-instant],.no-prefetch'
const CART = /\/cart\b/

type Connection = { saveData?: boolean; effectiveType?: string }

let self: HTMLScriptElement
let hasRules: boolean
/** Until when each prefetched page need not be fetched again, as a `performance.now()` time. */
let keptUntil: Record<string, number> = {}
let live: Element[] = []
let left = MOST_PER_VIEW
let timer: ReturnType<typeof setTimeout> | undefined
let wantedUrl: string | undefined
let pressed: PointerEvent | undefined

try {
  self = document.currentScript as HTMLScriptElement
  hasRules = HTMLScriptElement.supports?.('speculationrules')
  if (hasRules || 'cacheable' in self.dataset) listen()
} catch {
  // The browser is too old for the script, so the shop stays as fast as it was.
}

function listen(): void {
  on('pointerover', (event) => {
    if (event.pointerType === 'mouse') wait(event, HOVER_MS)
  })
  on('pointerdown', (event) => {
    pressed = event
    if (event.button === 0) fetchPage(addressOf(event))
  })
  on('pointermove', (event) => {
    if (event.pointerType !== 'touch' || !pressed) return
    // The finger is scrolling, so the visitor does not mean to open the link under it.
    if (Math.hypot(event.x - pressed.x, event.y - pressed.y) > TAP_PX) forget()
  })
  on('pointercancel', forget)
  on('focusin', (event) => {
    if ((event.composedPath()[0] as Element).matches(':focus-visible')) wait(event, FOCUS_MS)
  })
  // Pages that were prefetched before a change of the cart would show the old cart. A page restored by the Back button
  // may still hold such pages, so 'pageshow' drops them too.
  on('pageshow', forget)
  new PerformanceObserver((list) => {
    if (list.getEntries().some(({ name }) => CART.test(name))) forget()
  }).observe({ type: 'resource' })
}

function on(name: string, listener: (event: PointerEvent) => void): void {
  addEventListener(
    name,
    (event) => {
      try {
        listener(event as PointerEvent)
      } catch {
        // The link has no valid address, or the browser lacks a feature.
      }
    },
    true
  )
}

/**
 * Fetches the page once the pointer or the focus has rested on its link. Movement between elements of one link does
 * not restart the timer.
 */
function wait(event: Event, delayMs: number): void {
  const url = addressOf(event)
  if (url !== wantedUrl) {
    wantedUrl = url
    clearTimeout(timer)
    timer = setTimeout(() => fetchPage(url), delayMs)
  }
}

/**
 * Returns the address of the link in which an event happened, or undefined if there is no link or its page may not be
 * fetched.
 */
function addressOf(event: Event): string | undefined {
  const path = event.composedPath() as Element[]
  const link = path.find(({ localName }) => localName === 'a')
  if (!link || path.some((element) => element.matches?.(OPTED_OUT))) return
  // A link without an address leads to the current page, as '#' does.
  const href = link.getAttribute('href') ?? link.getAttribute('xlink:href') ?? '#'
  const url = new URL(href, document.baseURI)
  url.hash = ''
  if (isHarmless(url, location, self.dataset)) return url.href
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
    // The timeout is needed because a browser ignores a rule that is removed and added again within one task.
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

/** Removes all prefetch elements. With speculation rules, the browser then drops the pages it prefetched. */
function forget(): void {
  for (const element of live) element.remove()
  live = []
  keptUntil = {}
}
