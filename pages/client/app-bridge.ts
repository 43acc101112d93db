import { appBridge } from '../../islands/lib/app-bridge.ts'

/** Parameters that Shopify adds for the server and for App Bridge; App Bridge has read them by now. */
const USED = ['bounced', 'embedded', 'hmac', 'host', 'id_token', 'session', 'shop', 'timestamp']

/** Sets up what only pages in the admin's frame need. */
export function connectToAdmin(): void {
  cleanAddress()
  // A frame cannot navigate the top-level window itself, so App Bridge has the admin do it.
  const leaving = document.querySelector<HTMLAnchorElement>('a[data-leave]')
  if (leaving) window.open(leaving.href, '_top')
  const { admin } = document.body.dataset
  if (admin) stayWith(admin).catch(console.error)
}

/** Removes credentials from the address, so that they end up in no bookmark and no copied address. */
function cleanAddress(): void {
  const address = new URL(location.href)
  for (const name of USED) address.searchParams.delete(name)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/**
 * Reloads a page that belongs to another shop of the merchant with an id token of this window's shop, because two
 * windows share one session cookie. Only the admin around the frame knows which shop the window belongs to: a frame
 * may not be allowed to store anything.
 */
async function stayWith(shop: string): Promise<void> {
  const idToken = await appBridge()?.idToken()
  const [, claims] = idToken?.split('.') ?? []
  if (!claims) return
  const { dest } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
    dest: string
  }
  const adminShop = new URL(dest).host
  if (adminShop === shop) return
  const path = location.pathname + location.search
  location.replace(
    `/shopify/bounce?${new URLSearchParams({ shop: adminShop, 'shopify-reload': path })}`
  )
}
