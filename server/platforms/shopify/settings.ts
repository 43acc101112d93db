/** How Shopify identifies this app (specification §2.2). */
export type ShopifySettings = Readonly<{
  /** The app's client id, which is also the `aud` of id tokens. */
  clientId: string
  secret: string
  /** The previous secret, with which Shopify still signs for up to an hour after a rotation (docs/shopify.md §3). */
  previousSecret: string | null
  apiVersion: string
  /** `handle` in shopify.app.toml, by which themes name the app (decision 036). */
  appHandle: string
  /** The UUID of the theme app extension, if the operator set it; null otherwise. */
  extensionUuid: string | null
  /**
   * The address of a stand-in on this machine, in which `{shop}` stands for the shop's domain; null for
   * `https://<shop>`.
   */
  adminOrigin: string | null
}>

/** The newest stable version, which Shopify supports for about a year (docs/shopify.md §1). */
export const API_VERSION = '2026-10'

/** The same as in shopify.app.toml. */
export const APP_HANDLE = 'page-speed-boost'

/** The scopes that our operations need (docs/shopify.md §1), the same as in shopify.app.toml. */
export const SCOPES = [
  'read_content',
  'read_files',
  'read_products',
  'read_themes',
  'write_content',
  'write_files',
  'write_products'
] as const

/** Returns the base address of a shop's admin and Admin API, without a trailing slash. */
export const adminBase = ({ adminOrigin }: ShopifySettings, shop: string): string =>
  adminOrigin === null ? `https://${shop}` : adminOrigin.replace('{shop}', shop)

/**
 * Returns the address of App Bridge, which must be loaded from Shopify and without a version (docs/shopify.md §6).
 */
export const appBridgeUrl = ({ adminOrigin }: ShopifySettings): string =>
  `${adminOrigin === null ? 'https://cdn.shopify.com' : new URL(adminOrigin).origin}/shopifycloud/app-bridge.js`

/** Returns the secrets with which Shopify may have signed something, the current one first. */
export const secretsOf = ({ secret, previousSecret }: ShopifySettings): string[] =>
  previousSecret === null ? [secret] : [secret, previousSecret]
