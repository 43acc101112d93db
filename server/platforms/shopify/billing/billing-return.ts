import { adminBase, type ShopifySettings } from '../settings.ts'

/** Our page on which the merchant arrives after the answer, and the parameter that names what was asked. */
const PAGE = 'pricing'
const PARAMETER = 'agreement'

/**
 * Where Shopify sends the merchant after the answer: into the embedded app. Shopify shows the address again with the
 * subscription, so that one whose id was lost on the way here is known by the key of its order.
 */
export const returnUrlOf = (settings: ShopifySettings, shop: string, key: string): string =>
  `${adminBase(settings, shop)}/admin/apps/${settings.clientId}/${PAGE}?${new URLSearchParams({ [PARAMETER]: key })}`

/** '' for an address that is not ours. */
export const agreementIn = (returnUrl: string): string =>
  URL.parse(returnUrl)?.searchParams.get(PARAMETER) ?? ''
