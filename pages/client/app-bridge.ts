import { host } from '../../islands/runtime/host.ts'

/** What Shopify put into the address for the server, and for App Bridge, which has read it by now. */
const USED = ['bounced', 'embedded', 'hmac', 'host', 'id_token', 'session', 'shop', 'timestamp']

/** What only pages in the admin's frame need. */
export function settleInAdmin(): void {
  cleanAddress()
  // A frame cannot send the window away by itself; App Bridge asks the admin to.
  const leaving = document.querySelector<HTMLAnchorElement>('a[data-leave]')
  if (leaving) window.open(leaving.href, '_top')
  const { admin } = document.body.dataset
  if (admin) stayWith(admin).catch(console.error)
}

/** What gives access is in no bookmark and in nothing that is copied. */
function cleanAddress(): void {
  const address = new URL(location.href)
  for (const name of USED) address.searchParams.delete(name)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/**
 * Two shops of one merchant in two windows share the session cookie. A page of the other one is asked for anew,
 * by an id token of the shop that this window is of. Only the admin around us knows which that is: a frame may
 * not be allowed to keep anything.
 */
async function stayWith(shop: string): Promise<void> {
  const idToken = await host()?.idToken()
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
