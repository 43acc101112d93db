import type { ShopWorld } from '../world.ts'
import { mintIdToken, signQuery } from './signing.ts'

/** The only staff member of every shop. */
export const STAFF_ID = '548380009'

/** `host`: the admin of the shop, in base64 (docs). */
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
  /** Below the address of the app. */
  path?: string
  /** What the address in the admin carries, such as charge_id. */
  query?: Record<string, string>
  /** In the frame of the admin; false: as the old way in, without an id token. */
  isEmbedded?: boolean
}

/** The address with which the admin opens the app. */
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
  // Open: whether the hmac covers the id token (docs/shopify.md §17.9).
  const covered = switches.firstLoadHmac === 'all-signed' ? { ...signed, ...token } : signed
  const hmac = signQuery(covered, app.secret)
  const address = new URL(path, `${app.appUrl}/`)
  address.search = String(new URLSearchParams({ ...signed, ...token, hmac }))
  return address.href
}

/** What the browser brings back from the approval of the authorization grant. */
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
