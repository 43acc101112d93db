/** There is no u flag here: with it, the i flag would also match letters of other scripts. */
const SHOP = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/i

/** Matches how the admin's addresses name a shop, as in admin.shopify.com/store/name. */
const ADMIN = /^admin\.shopify\.com\/store\/([a-z0-9][a-z0-9-]*)$/i

const SHOP_ADMIN = /^([^/]+)\/admin$/

const BASE64 = /^[A-Za-z0-9+/]+={0,2}$/

/** Returns the host name in lower case if it belongs to myshopify.com; undefined for every other host. */
export const findShopHost = (host: string): string | undefined =>
  SHOP.test(host) ? host.toLowerCase() : undefined

/**
 * Returns the shop that a `shop` parameter names; undefined for a bare name, or if there is a scheme or a trailing
 * slash. Shopify sends none of these, and merchants never type a shop name (cases:
 * tests/server/platforms/shopify/vectors/shop-domain.json).
 */
export function findShop(parameter: string): string | undefined {
  const [, name] = ADMIN.exec(parameter) ?? []
  return findShopHost(name === undefined ? parameter : `${name}.myshopify.com`)
}

export type AdminHost = {
  /** The address under which the admin shows the shop, such as admin.shopify.com/store/name. */
  address: string
  shop: string
}

/** Returns the shop whose admin a base64 `host` parameter names; undefined if it names anything else. */
export function findAdminHost(parameter: string): AdminHost | undefined {
  if (!BASE64.test(parameter)) return undefined
  const bytes = Buffer.from(parameter, 'base64')
  // Decoding skips invalid characters. Encoding the bytes again shows whether there were any.
  const isWhole = bytes.toString('base64').replaceAll('=', '') === parameter.replaceAll('=', '')
  if (!isWhole) return undefined
  const address = bytes.toString('latin1').toLowerCase()
  const [, host] = SHOP_ADMIN.exec(address) ?? []
  const shop = host === undefined ? shopOfAdmin(address) : findShopHost(host)
  return shop === undefined ? undefined : { address, shop }
}

const shopOfAdmin = (address: string) => (ADMIN.test(address) ? findShop(address) : undefined)
