import type { FastifyReply, FastifyRequest } from 'fastify'
import { adminBase, type ShopifySettings } from '../../server/core/platform/shopify/settings.ts'
import type { AdminHost } from '../../server/core/platform/shopify/shop-domain.ts'

/**
 * Lets the admin of this shop show the answer in its frame, and nobody else (PLATFORM.md 3.1). Every other
 * answer has 'none' there (server/content-policy.ts).
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

/** Whether the answer is shown in a frame. Browsers from before 2023 do not say: then the address has to. */
export function isFramed({ headers }: FastifyRequest, address: URL): boolean {
  const destination = headers['sec-fetch-dest']
  if (destination !== undefined && destination !== 'empty')
    return destination === 'iframe' || destination === 'frame'
  return address.searchParams.get('embedded') === '1' || address.searchParams.has('id_token')
}

/** Where the admin shows the app in its frame. */
export function adminAddress(settings: ShopifySettings, shop: string, host?: AdminHost): string {
  const admin =
    settings.adminOrigin === null && host
      ? `https://${host.address}`
      : `${adminBase(settings, shop)}/admin`
  return `${admin}/apps/${settings.clientId}`
}

/** Where the merchant is asked for permission, in the whole window. */
export const grantPath = (shop: string): string => `/shopify/auth?${new URLSearchParams({ shop })}`

/** The page in the frame from which the whole window goes there: a frame cannot be sent out of itself. */
export const leavePath = (shop: string): string => `/shopify/leave?${new URLSearchParams({ shop })}`

/** The page that says that it did not work, where it can be read. */
export const failurePath = (shop: string): string =>
  `/auth/install?${new URLSearchParams({ failed: '1', shop })}`
