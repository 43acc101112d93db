import { type StaticDecode, Type } from 'typebox'
import type { Config } from '../../core/config/config.ts'
import { address, isWebAddress, notAnAddress, text } from '../../core/config/variables.ts'

/** What this app needs to work with Shopify (specification §2.2). */
export type ShopifySettings = Readonly<{
  /** The app's client id, which is also the `aud` of id tokens. */
  clientId: string
  secret: string
  /**
   * The secret before the current one. After a rotation, Shopify still signs with it for up to an hour
   * (docs/shopify.md §3).
   */
  previousSecret: string | null
  apiVersion: string
  /** The `handle` in shopify.app.toml. Themes refer to the app by it (decision 030). */
  appHandle: string
  /** The UUID of the theme app extension, if the operator set it; null otherwise. */
  extensionUuid: string | null
  /**
   * The address of a program on this machine that takes Shopify's place (docs/stand-in.md). In it, `{shop}` stands for
   * the shop's domain. Null for the real `https://<shop>`.
   */
  adminOrigin: string | null
}>

/**
 * The version of the Admin API: the latest stable one, which Shopify supports for about a year (docs/shopify.md §1).
 */
export const API_VERSION = '2026-10'

/** Must be the same as the handle in shopify.app.toml. */
export const APP_HANDLE = 'page-speed-boost'

/** Matches host names that always mean this machine. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

/** The environment variables for Shopify. If the app's credentials are missing, the others are ignored. */
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
  // We send tokens to this address, so it must be on this machine.
  SHOPIFY_ADMIN_ORIGIN: address(
    (text) => isWebAddress(text) && LOOPBACK.test(URL.parse(text)?.hostname ?? ''),
    (text) =>
      isWebAddress(text)
        ? 'is for a stand-in on this machine, such as http://127.0.0.1:4000'
        : notAnAddress(text)
  )
})

/** Returns the settings of an environment that has the credentials. */
export function shopifySettingsOf(values: StaticDecode<typeof SHOPIFY_VARIABLES>): ShopifySettings {
  return {
    clientId: values.SHOPIFY_API_KEY ?? '',
    secret: values.SHOPIFY_API_SECRET ?? '',
    previousSecret: values.SHOPIFY_API_SECRET_PREVIOUS ?? null,
    apiVersion: values.SHOPIFY_API_VERSION,
    appHandle: values.SHOPIFY_APP_HANDLE,
    extensionUuid: values.SHOPIFY_EXTENSION_UUID ?? null,
    adminOrigin: values.SHOPIFY_ADMIN_ORIGIN ?? null
  }
}

/** Returns the settings; undefined when this server serves no Shopify shops. */
export const settingsIn = ({ platforms }: Pick<Config, 'platforms'>): ShopifySettings | undefined =>
  platforms.shopify as ShopifySettings | undefined

/** The scopes that our operations need (docs/shopify.md §1). They must be the same as in shopify.app.toml. */
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

/** Returns the secrets with which Shopify may have signed a message, the current one first. */
export const secretsOf = ({ secret, previousSecret }: ShopifySettings): string[] =>
  previousSecret === null ? [secret] : [secret, previousSecret]
