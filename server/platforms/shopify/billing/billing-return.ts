import { adminBase, type ShopifySettings } from '../settings.ts'

/** The page to which the merchant returns after answering, and the parameter that holds the key of the offer. */
const PAGE = 'pricing'
const PARAMETER = 'agreement'

/**
 * Returns the address to which Shopify sends the merchant after the answer, inside the embedded app. Shopify reports
 * the address with the subscription, so a subscription whose id was lost is recognised by the key of its offer.
 */
export const returnUrlOf = (settings: ShopifySettings, shop: string, key: string): string =>
  `${adminBase(settings, shop)}/admin/apps/${settings.clientId}/${PAGE}?${new URLSearchParams({ [PARAMETER]: key })}`

/** Returns the key in such an address; '' when the address is not ours. */
export const agreementIn = (returnUrl: string): string =>
  URL.parse(returnUrl)?.searchParams.get(PARAMETER) ?? ''
