import type { FastifyReply, FastifyRequest } from 'fastify'
import { adminBase, type ShopifySettings } from '../settings.ts'
import type { AdminHost } from '../shop-domain.ts'

/**
 * Allows only the admin of this shop to show the reply in a frame (docs/shopify.md §6). All other replies have
 * `frame-ancestors 'none'` (server/content-policy.ts).
 */
export function allowFraming(
  reply: FastifyReply,
  settings: ShopifySettings,
  shop: string | undefined
): void {
  const ancestors = ['https://admin.shopify.com']
  if (shop !== undefined) ancestors.unshift(`https://${shop}`)
  if (settings.adminOrigin !== null) ancestors.push(new URL(settings.adminOrigin).origin)
  const policy = String(reply.getHeader('content-security-policy'))
  reply.header(
    'content-security-policy',
    policy.replace("frame-ancestors 'none'", `frame-ancestors ${ancestors.join(' ')}`)
  )
}

/**
 * Returns whether the reply will be shown in a frame. Browsers from before 2023 do not send the sec-fetch-dest header;
 * for them, the query decides.
 */
export function isFramed({ headers }: FastifyRequest, address: URL): boolean {
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'empty')
    return destination === 'iframe' || destination === 'frame'
  return address.searchParams.get('embedded') === '1' || address.searchParams.has('id_token')
}

/** Returns the address in the admin that shows the app in a frame. */
export function adminAddress(settings: ShopifySettings, shop: string, host?: AdminHost): string {
  const admin =
    settings.adminOrigin === null && host
      ? `https://${host.address}`
      : `${adminBase(settings, shop)}/admin`
  return `${admin}/apps/${settings.clientId}`
}

/**
 * Returns the path of the page that leads to Shopify's permission screen. It must be opened in the top-level window.
 */
export const grantPath = (shop: string): string => `/shopify/auth?${new URLSearchParams({ shop })}`

/**
 * Returns the path of the grant page for a merchant who uses the app outside the admin. The merchant returns there
 * afterwards.
 */
export const outsideGrantPath = (shop: string): string => `${grantPath(shop)}&outside=1`

/**
 * Returns the path of the framed page that sends the top-level window to the grant page. A redirect could not leave
 * the frame.
 */
export const leavePath = (shop: string): string => `/shopify/leave?${new URLSearchParams({ shop })}`

/**
 * Returns the path of the page that explains a failed sign-in. The page can be shown inside and outside the frame.
 */
export const failurePath = (shop: string): string =>
  `/auth/install?${new URLSearchParams({ failed: '1', shop })}`
