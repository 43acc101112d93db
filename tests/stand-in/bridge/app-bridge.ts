import type {
  Answer,
  Call,
  CallName,
  MenuEntry,
  Order,
  SaveBarButtons,
  SaveBarCall
} from './messages.ts'

/**
 * The substitute for Shopify's app-bridge.js: a classic script, first in the head of every document of the app (docs).
 * Its names are those of the App Home reference; it omits what the app does not use.
 */

const script = document.currentScript as HTMLScriptElement
const adminOrigin = new URL(script.src).origin
const isFramed = window.top !== window.self
const apiKey =
  document.querySelector<HTMLMetaElement>('meta[name="shopify-api-key"]')?.content ?? ''

if (apiKey === '') throw new Error('App Bridge: <meta name="shopify-api-key"> must come before it')
if (script.async || script.defer || script.type === 'module' || document.scripts[0] !== script)
  console.error('App Bridge must be the first script, without async, defer or type=module')

let lastId = 0
const waiting = new Map<number, { resolve(value: never): void; reject(error: Error): void }>()

function tell(name: CallName, value?: unknown): number {
  const call: Call = { bridge: 'call', id: ++lastId, name, value }
  // Calls go to the top window. For a frame inside the app, the parent window is the app and not the admin.
  if (isFramed) window.top?.postMessage(call, adminOrigin)
  return call.id
}

/**
 * Asks the admin and resolves with its answer. Outside the admin the promise never settles, as with the real App
 * Bridge.
 */
const ask = <Value>(name: CallName, value?: unknown): Promise<Value> =>
  new Promise((resolve, reject) => waiting.set(tell(name, value), { resolve, reject }))

window.addEventListener('message', ({ origin, data }: MessageEvent<Answer | Order>) => {
  if (origin !== adminOrigin) return
  if (data.bridge === 'answer') {
    const { resolve, reject } = waiting.get(data.id) ?? {}
    waiting.delete(data.id)
    if (data.error) reject?.(new Error(data.error))
    else resolve?.(data.value as never)
  }
  if (data.bridge === 'go') location.assign(data.path)
  if (data.bridge === 'saveBar') pressInSaveBar(data.id, data.button)
})

const KEPT = 'app-bridge-config'
const query = new URLSearchParams(location.search)
const known = JSON.parse(storage()?.getItem(KEPT) ?? '{}') as Record<string, string>
const config = {
  apiKey,
  host: query.get('host') ?? known.host ?? '',
  shop: query.get('shop') ?? known.shop ?? '',
  locale: query.get('locale') ?? known.locale ?? 'en'
}
storage()?.setItem(KEPT, JSON.stringify(config))

/** Returns null in a cross-site frame when the browser blocks third-party storage. */
function storage(): Storage | null {
  try {
    return sessionStorage
  } catch {
    return null
  }
}

const idToken = () => ask<string>('idToken')

/**
 * On the bounce page, which loads only App Bridge, this script fetches an id token and returns to the original address
 * (docs).
 */
const reload = query.get('shopify-reload')
if (reload && isFramed)
  void idToken().then((token) => {
    const address = new URL(reload, location.href)
    address.searchParams.set('id_token', token)
    location.replace(address)
  })

/** Parameters that the admin adds to an address; they are not part of the app's location. */
const LAUNCH = ['hmac', 'host', 'id_token', 'locale', 'session', 'shop', 'timestamp', 'embedded']
const tellPlace = () => {
  const own = new URL(location.href)
  for (const name of LAUNCH) own.searchParams.delete(name)
  tell('navigated', own.pathname + own.search)
}

if (!reload) {
  tellPlace()
  // The admin's address also follows navigations that load no document.
  for (const change of ['pushState', 'replaceState'] as const) {
    const plain = history[change].bind(history)
    history[change] = (...how) => {
      plain(...how)
      tellPlace()
    }
  }
  addEventListener('popstate', tellPlace)
}

const plainFetch = window.fetch.bind(window)

window.fetch = async (input, init) => {
  const request = new Request(input, init)
  const isOurs = new URL(request.url).origin === location.origin
  if (!isFramed || !isOurs || request.headers.has('Authorization')) return plainFetch(input, init)
  const again = request.clone()
  const answer = await withToken(request)
  const reauthorise = answer.headers.get('X-Shopify-API-Request-Failure-Reauthorize-Url')
  if (reauthorise) openInAdmin(new URL(reauthorise, location.href).href, '_top')
  const isToRepeat = answer.headers.get('X-Shopify-Retry-Invalid-Session-Request') === '1'
  return answer.status === 401 && isToRepeat ? withToken(again) : answer
}

async function withToken(request: Request): Promise<Response> {
  const headers = new Headers(request.headers)
  headers.set('Authorization', `Bearer ${await idToken()}`)
  return plainFetch(new Request(request, { headers }))
}

const plainOpen = window.open.bind(window)

/** Tells whether an address names a place in the admin. */
const isPlace = (address: string): boolean => address.startsWith('shopify:')

/** Tells whether the admin has to open the address. */
const isForAdmin = (address: string, target: string): boolean =>
  isFramed && (isPlace(address) || target === '_top' || target === '_parent')

const openInAdmin = (address: string, target: string) => void tell('open', { address, target })

window.open = (address = '', target = '_blank', features) => {
  const text = String(address)
  if (!isForAdmin(text, target)) return plainOpen(address, target, features)
  openInAdmin(isPlace(text) ? text : new URL(text, location.href).href, target)
  return null
}

document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const address = link?.getAttribute('href') ?? ''
  if (!link || event.defaultPrevented || !isForAdmin(address, link.target)) return
  event.preventDefault()
  openInAdmin(isPlace(address) ? address : link.href, link.target)
})

const MENUS = 's-app-nav, ui-nav-menu'

/** Sends the links of the app's menu to the admin, which shows them in its navigation. */
function tellMenu(): void {
  const menu = document.querySelector(MENUS)
  if (!menu) return
  const links = [...menu.querySelectorAll('a, s-link')]
  const entries: MenuEntry[] = links
    .filter((link) => link.getAttribute('rel') !== 'home')
    .map((link) => ({
      label: link.textContent?.trim() ?? '',
      path: link.getAttribute('href') ?? '/'
    }))
  tell('menu', entries)
}

/** Hides the menus with an adopted style sheet, which no content security policy of the page can block. */
function hideMenus(): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`${MENUS}, ui-save-bar { display: none !important }`)
  document.adoptedStyleSheets.push(sheet)
}

document.addEventListener('DOMContentLoaded', () => {
  if (isFramed) hideMenus()
  tellMenu()
})

type SaveBarButton = keyof SaveBarButtons

/** Returns a button of a Save bar: the one with the variant `primary` saves, the other one discards (docs). */
function buttonIn(id: string, button: SaveBarButton): HTMLButtonElement | null {
  const which = button === 'save' ? 'button[variant=primary]' : 'button:not([variant=primary])'
  return document.getElementById(id)?.querySelector<HTMLButtonElement>(which) ?? null
}

const pressInSaveBar = (id: string, button: SaveBarButton) => buttonIn(id, button)?.click()

const stateOf = (id: string, button: SaveBarButton) => ({
  isDisabled: buttonIn(id, button)?.disabled ?? false,
  isLoading: buttonIn(id, button)?.hasAttribute('loading') ?? false
})

const watched = new WeakSet<Element>()

/** Shows or hides the Save bar of this element, and keeps its buttons like those of the element (docs). */
function showSaveBar(id: string, isShown: boolean | 'other'): void {
  const bar = document.getElementById(id)
  if (!bar) throw new Error(`App Bridge: there is no <ui-save-bar id="${id}">`)
  const send = (change: SaveBarCall) =>
    tell('saveBar', {
      id,
      buttons: { save: stateOf(id, 'save'), discard: stateOf(id, 'discard') },
      ...change
    } satisfies SaveBarCall)
  send({ isShown })
  if (watched.has(bar)) return
  watched.add(bar)
  const attributeFilter = ['disabled', 'loading']
  new MutationObserver(() => send({})).observe(bar, { attributeFilter, subtree: true })
}

type ToastOptions = {
  duration?: number
  isError?: boolean
  action?: string
  onAction?(): void
  onDismiss?(): void
}

type Dialog = HTMLElement & { show?(): void; hide?(): void }

const dialog = (id: string) => document.getElementById(id) as Dialog | null

const shopify = {
  config,
  origin: adminOrigin,
  ready: Promise.resolve(),
  environment: { mobile: false, embedded: isFramed, pos: false, intent: false },
  idToken,
  app: { extensions: () => ask<unknown[]>('extensions') },
  loading: (isLoading = true) => void tell('loading', isLoading),
  toast: {
    show(text: string, { duration = 5000, isError = false, action, ...told }: ToastOptions = {}) {
      const toast = { text, isError, durationMs: duration, action: action ?? null }
      void ask<'action' | 'dismissed'>('toast', toast).then((end) =>
        end === 'action' ? told.onAction?.() : told.onDismiss?.()
      )
      return String(lastId)
    },
    hide: (id: string) => void tell('hideToast', Number(id))
  },
  saveBar: {
    show: async (id: string) => showSaveBar(id, true),
    hide: async (id: string) => showSaveBar(id, false),
    toggle: async (id: string) => showSaveBar(id, 'other'),
    /** Rejects when the merchant chooses to stay. */
    leaveConfirmation: () => ask<void>('saveBar', { leave: true })
  },
  modal: {
    show: async (id: string) => dialog(id)?.show?.(),
    hide: async (id: string) => dialog(id)?.hide?.()
  },
  reviews: { request: () => ask<{ success: boolean; code: string; message: string }>('review') }
}

export type ShopifyGlobal = typeof shopify

Object.assign(window, { shopify })
