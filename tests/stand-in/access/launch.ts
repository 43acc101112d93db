import type { ShopWorld } from '../world.ts'
import { mintIdToken, signQuery } from './signing.ts'

/** The only staff member of any shop. */
export const STAFF_ID = '548380009'

/** Returns the `host` parameter: the address of the shop's admin in base64 (docs). */
export const hostOf = (domain: string): string =>
  Buffer.from(`admin.shopify.com/store/${domain.split('.')[0]}`)
    .toString('base64')
    .replace(/=+$/, '')

export const idTokenFor = ({ world: { app, clock }, domain, access }: ShopWorld): string =>
  mintIdToken({
    clientId: app.clientId,
    secret: app.secret,
    shop: domain,
    userId: STAFF_ID,
    sessionId: access.sessionId,
    now: clock.now()
  })

export type Launch = {
  /** Relative to the app's URL. */
  path?: string
  /** Query parameters of the address in the admin, such as charge_id. */
  query?: Record<string, string>
  /** False launches the app the legacy way: outside the admin's frame, without an id token. */
  isEmbedded?: boolean
}

/** Returns the address with which the admin opens the app. */
export function launchAddress(
  shop: ShopWorld,
  { path = '', query = {}, isEmbedded = true }: Launch = {}
) {
  const { world, domain, access, locale } = shop
  const { app, clock, switches } = world
  const signed: Record<string, string> = {
    ...query,
    ...(isEmbedded ? { embedded: '1' } : {}),
    host: hostOf(domain),
    locale,
    session: access.sessionId,
    shop: domain,
    timestamp: String(Math.floor(clock.now().getTime() / 1000))
  }
  const token = isEmbedded ? { id_token: idTokenFor(shop) } : {}
  // Whether the hmac covers the id token is unknown (docs/shopify.md §17.9).
  const covered = switches.firstLoadHmac === 'all-signed' ? { ...signed, ...token } : signed
  const hmac = signQuery(covered, app.secret)
  const address = new URL(path, `${app.appUrl}/`)
  address.search = String(new URLSearchParams({ ...signed, ...token, hmac }))
  return address.href
}

/** Returns the address to which Shopify redirects the browser after the merchant has approved the authorization. */
export function callbackAddress(shop: ShopWorld, redirectUri: string, state: string, code: string) {
  const { world, domain } = shop
  const query: Record<string, string> = {
    code,
    host: hostOf(domain),
    shop: domain,
    state,
    timestamp: String(Math.floor(world.clock.now().getTime() / 1000))
  }
  const address = new URL(redirectUri)
  for (const [name, value] of address.searchParams) query[name] = value
  address.search = String(
    new URLSearchParams({ ...query, hmac: signQuery(query, world.app.secret) })
  )
  return address.href
}
