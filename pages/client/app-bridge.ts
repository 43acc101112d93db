import { appBridge } from '../../islands/lib/app-bridge.ts'

/** Parameters that Shopify adds for the server and for App Bridge; App Bridge has read them by now. */
const USED = ['bounced', 'embedded', 'hmac', 'host', 'id_token', 'session', 'shop', 'timestamp']

/** Runs what only pages in the admin's frame need. */
export function settleInAdmin(): void {
  cleanAddress()
  // A frame cannot navigate the top-level window itself; App Bridge asks the admin to.
  const leaving = document.querySelector<HTMLAnchorElement>('a[data-leave]')
  if (leaving) window.open(leaving.href, '_top')
  const { admin } = document.body.dataset
  if (admin) stayWith(admin).catch(console.error)
}

/** Removes credentials from the address, so that they get into no bookmark and no copied address. */
function cleanAddress(): void {
  const address = new URL(location.href)
  for (const name of USED) address.searchParams.delete(name)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/**
 * Two shops of one merchant in two windows share the session cookie. A page that belongs to the other shop is
 * loaded again with an id token of this window's shop. Only the admin around the frame knows which shop that is: a
 * frame may not be allowed to store anything.
 */
async function stayWith(shop: string): Promise<void> {
  const idToken = await appBridge()?.idToken()
  const [, claims] = idToken?.split('.') ?? []
  if (!claims) return
  const { dest } = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/'))) as {
    dest: string
  }
  const around = new URL(dest).host
  if (around === shop) return
  const path = location.pathname + location.search
  location.replace(
    `/shopify/bounce?${new URLSearchParams({ shop: around, 'shopify-reload': path })}`
  )
}
