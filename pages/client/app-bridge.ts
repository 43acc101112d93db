import { host } from '../../islands/runtime/host.ts'

/** What Shopify put into the address for the server, and for App Bridge, which has read it by now. */
const USED = ['bounced', 'embedded', 'hmac', 'host', 'id_token', 'session', 'shop', 'timestamp']

/** What is only there in the admin's frame. */
export function settleInAdmin(): void {
  const { admin } = document.body.dataset
  if (!admin) return
  cleanAddress()
  stayWith(admin)
  // A frame cannot send the window away by itself; App Bridge asks the admin to.
  const leaving = document.querySelector<HTMLAnchorElement>('a[data-leave]')
  if (leaving && host()) window.open(leaving.href, '_top')
}

/** What gives access is in no bookmark and in nothing that is copied. */
function cleanAddress(): void {
  const address = new URL(location.href)
  for (const name of USED) address.searchParams.delete(name)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/**
 * Two shops of one merchant in two windows share the session cookie. A page of the other one is asked for anew,
 * by an id token of the shop that this window is of.
 */
function stayWith(shop: string): void {
  const around = host()?.config?.shop
  if (!around || around === shop) return
  const path = location.pathname + location.search
  location.replace(
    `/shopify/bounce?${new URLSearchParams({ shop: around, 'shopify-reload': path })}`
  )
}
