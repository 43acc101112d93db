import { appBridge } from '../../islands/lib/app-bridge.ts'

/**
 * Parameters that the platform adds to the address for the server and for App Bridge. Both have read them by the time this
 * script runs.
 */
const USED = ['bounced', 'embedded', 'hmac', 'host', 'id_token', 'session', 'shop', 'timestamp']

/**
 * Sets up a page inside the frame of the admin: cleans its address, leaves the frame if the page asks for it,
 * and checks that the page shows the right shop.
 */
export function connectToAdmin(): void {
  cleanAddress()
  // A frame cannot navigate the top-level window, so App Bridge asks the admin to navigate.
  const leaving = document.querySelector<HTMLAnchorElement>('a[data-leave]')
  if (leaving) window.open(leaving.href, '_top')
  const { admin, adminReturn = '' } = document.body.dataset
  if (admin) stayWith(admin, adminReturn).catch(console.error)
}

/** Removes credentials from the address, so that neither a bookmark nor a copied address contains them. */
function cleanAddress(): void {
  const address = new URL(location.href)
  for (const name of USED) address.searchParams.delete(name)
  if (address.href !== location.href) history.replaceState(history.state, '', address)
}

/**
 * Makes sure that the page shows the shop of this window. Two windows share one session cookie, so the server may have
 * rendered the page for another shop of the same merchant. In that case, the page is loaded again with an id token of
 * this window's shop. The shop is read from the id token that the admin issues, because a frame may not be allowed to
 * store anything.
 */
async function stayWith(shop: string, returnPath: string): Promise<void> {
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
    returnPath
      .replace('{shop}', encodeURIComponent(adminShop))
      .replace('{path}', encodeURIComponent(path))
  )
}
