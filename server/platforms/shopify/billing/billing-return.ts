import { adminBase, type ShopifySettings } from '../settings.ts'

/** The page to which the merchant returns from Shopify's offer. The parameter contains the key of the offer. */
const PAGE = 'pricing'
const PARAMETER = 'agreement'

/**
 * Returns the address in the embedded app to which Shopify sends the merchant after the answer. Shopify reports this
 * address with each subscription. If we lost the id of a subscription, the key in the address tells which offer it
 * belongs to.
 */
export const returnUrlOf = (settings: ShopifySettings, shop: string, key: string): string =>
  `${adminBase(settings, shop)}/admin/apps/${settings.clientId}/${PAGE}?${new URLSearchParams({ [PARAMETER]: key })}`

/** Returns the key of the offer in a return address; '' if it contains none. */
export const agreementIn = (returnUrl: string): string =>
  URL.parse(returnUrl)?.searchParams.get(PARAMETER) ?? ''
