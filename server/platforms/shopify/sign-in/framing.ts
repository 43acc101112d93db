import type { FastifyRequest } from 'fastify'
import type { AdminFrame } from '../../sign-in-platform.ts'
import { adminBase, appBridgeUrl, type ShopifySettings } from '../settings.ts'
import type { AdminHost } from '../shop-domain.ts'

/** Returns the origins of the admin that may show a page of this shop in a frame (docs/shopify.md §6). */
export function ancestorsOf({ adminOrigin }: ShopifySettings, shop: string | undefined): string[] {
  return [
    ...(shop === undefined ? [] : [`https://${shop}`]),
    'https://admin.shopify.com',
    ...(adminOrigin === null ? [] : [new URL(adminOrigin).origin])
  ]
}

/**
 * Returns the tags that load App Bridge. Shopify requires its script to be the first of the document, without a
 * version, async or defer (docs/shopify.md §6).
 */
export const bridgeTags = (settings: ShopifySettings): string =>
  `<meta name="shopify-api-key" content="${escaped(settings.clientId)}">
<script src="${escaped(appBridgeUrl(settings))}"></script>
`

const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

export const frameOfShop = (settings: ShopifySettings, shop: string): AdminFrame => ({
  shop,
  ancestors: ancestorsOf(settings, shop),
  head: bridgeTags(settings),
  grantPath: grantPath(shop),
  returnPath: '/shopify/bounce?shop={shop}&shopify-reload={path}'
})

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
export const leavePath = (shop: string): string => `/auth/leave?${new URLSearchParams({ shop })}`

/**
 * Returns the path of the page that explains a failed sign-in. The page can be shown inside and outside the frame.
 */
export const failurePath = (shop: string): string =>
  `/auth/install?${new URLSearchParams({ failed: '1', shop })}`
