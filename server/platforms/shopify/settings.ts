/** How Shopify knows this app (specification §2.2). */
export type ShopifySettings = Readonly<{
  /** Of the app: its client id is also the `aud` of id tokens. */
  clientId: string
  secret: string
  /** The one before, while Shopify still signs with it: up to an hour after a rotation (docs/shopify.md §3). */
  previousSecret: string | null
  apiVersion: string
  /** `handle` in shopify.app.toml: themes name the app by it (decision 036). */
  appHandle: string
  /** Of the theme app extension, where the operator gave it; null otherwise. */
  extensionUuid: string | null
  /** A stand-in on this machine; `{shop}` in it stands for the shop's domain. Null: `https://<shop>`. */
  adminOrigin: string | null
}>

/** The newest stable one, supported about a year (docs/shopify.md §1). */
export const API_VERSION = '2026-10'

/** As it stands in shopify.app.toml. */
export const APP_HANDLE = 'page-speed-boost'

/** What the operations here need (docs/shopify.md §1); the same stand in shopify.app.toml. */
export const SCOPES = [
  'read_content',
  'read_files',
  'read_products',
  'read_themes',
  'write_content',
  'write_files',
  'write_products'
] as const

/** Where the admin and the Admin API of a shop are, without a slash at the end. */
export const adminBase = ({ adminOrigin }: ShopifySettings, shop: string): string =>
  adminOrigin === null ? `https://${shop}` : adminOrigin.replace('{shop}', shop)

/** Must be loaded from there, without a version (docs/shopify.md §6). */
export const appBridgeUrl = ({ adminOrigin }: ShopifySettings): string =>
  `${adminOrigin === null ? 'https://cdn.shopify.com' : new URL(adminOrigin).origin}/shopifycloud/app-bridge.js`

/** Secrets by which Shopify may have signed something, the present one first. */
export const secretsOf = ({ secret, previousSecret }: ShopifySettings): string[] =>
  previousSecret === null ? [secret] : [secret, previousSecret]
