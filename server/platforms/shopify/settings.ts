import { type StaticDecode, Type } from 'typebox'
import { address, isWebAddress, notAnAddress, text } from '../../core/config/variables.ts'

/** How Shopify identifies this app (specification §2.2). */
export type ShopifySettings = Readonly<{
  /** The app's client id, which is also the `aud` of id tokens. */
  clientId: string
  secret: string
  /** The previous secret, with which Shopify still signs for up to an hour after a rotation (docs/shopify.md §3). */
  previousSecret: string | null
  apiVersion: string
  /** The `handle` in shopify.app.toml, by which themes refer to the app (decision 036). */
  appHandle: string
  /** The UUID of the theme app extension, if the operator set it; null otherwise. */
  extensionUuid: string | null
  /**
   * The address of a stand-in for Shopify on this machine, in which `{shop}` stands for the shop's domain; null for
   * `https://<shop>`.
   */
  adminOrigin: string | null
}>

/** The newest stable version, which Shopify supports for about a year (docs/shopify.md §1). */
export const API_VERSION = '2026-10'

/** The same as the handle in shopify.app.toml. */
export const APP_HANDLE = 'page-speed-boost'

/** Matches host names that always mean this machine. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The environment variables of the Shopify app. Without the app's credentials they are ignored. */
export const SHOPIFY_VARIABLES = Type.Object({
  SHOPIFY_API_KEY: text(),
  SHOPIFY_API_SECRET: text(),
  SHOPIFY_API_SECRET_PREVIOUS: text(),
  SHOPIFY_API_VERSION: Type.String({
    default: API_VERSION,
    pattern: '^\\d{4}-(01|04|07|10)$',
    problem: (text: string) => `must be a version such as ${API_VERSION}, not '${text}'`
  }),
  SHOPIFY_APP_HANDLE: Type.String({
    default: APP_HANDLE,
    pattern: '^[a-z0-9-]+$',
    problem: (text: string) => `must be a handle such as ${APP_HANDLE}, not '${text}'`
  }),
  SHOPIFY_EXTENSION_UUID: text(),
  // Tokens are sent to this address, so it may only be a stand-in on this machine, never a real shop.
  SHOPIFY_ADMIN_ORIGIN: address(
    (text) => isWebAddress(text) && LOOPBACK.test(URL.parse(text)?.hostname ?? ''),
    (text) =>
      isWebAddress(text)
        ? 'is for a stand-in on this machine, such as http://127.0.0.1:4000'
        : notAnAddress(text)
  )
})

/** Returns how Shopify identifies this app; null when the environment has no credentials. */
export function shopifySettingsOf(
  values: StaticDecode<typeof SHOPIFY_VARIABLES>
): ShopifySettings | null {
  const { SHOPIFY_API_KEY: clientId, SHOPIFY_API_SECRET: secret } = values
  if (clientId === undefined || secret === undefined) return null
  return {
    clientId,
    secret,
    previousSecret: values.SHOPIFY_API_SECRET_PREVIOUS ?? null,
    apiVersion: values.SHOPIFY_API_VERSION,
    appHandle: values.SHOPIFY_APP_HANDLE,
    extensionUuid: values.SHOPIFY_EXTENSION_UUID ?? null,
    adminOrigin: values.SHOPIFY_ADMIN_ORIGIN ?? null
  }
}

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
