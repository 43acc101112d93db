import { adminBase, type ShopifySettings } from '../settings.ts'

/**
 * The page to which the merchant returns after answering an offer, and the parameter that holds the key of that offer.
 */
const PAGE = 'pricing'
const PARAMETER = 'agreement'

/**
 * Returns the address, inside the embedded app, to which Shopify sends the merchant after the answer. Shopify reports
 * this address with the subscription, so a subscription whose id was lost can be recognised by the offer's key.
 */
export const returnUrlOf = (settings: ShopifySettings, shop: string, key: string): string =>
  `${adminBase(settings, shop)}/admin/apps/${settings.clientId}/${PAGE}?${new URLSearchParams({ [PARAMETER]: key })}`

/** Returns the key in such an address, or '' when the address is not ours. */
export const agreementIn = (returnUrl: string): string =>
  URL.parse(returnUrl)?.searchParams.get(PARAMETER) ?? ''
