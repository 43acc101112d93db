import type { ShopifySettings } from '../../platforms/shopify/settings.ts'

/** A setting that cannot be used. The message names the variable; the start prints it and stops. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/** What the environment says (server/environment.ts), checked and with its defaults. */
export type Config = Readonly<{
  port: number
  host: string
  /** The address at which the browser reaches us, without a trailing slash. */
  appUrl: string
  dataDir: string
  /** The local store's folder, and whether we draw the demo store when the folder is missing. */
  storeDir: string
  isDemoStore: boolean
  adminToken: string
  secretKey: string
  imageWorkers: number
  /** Whether a folder is served as a store (specification §3.2). */
  hasLocalStore: boolean
  /** How Shopify identifies this app; null when this server serves no Shopify shops. */
  shopify: ShopifySettings | null
  /** `isOff` is BILLING=off: no quota, every feature. `platform` names who bills Shopify shops. */
  billing: Readonly<{ isOff: boolean; freeQuota: number; platform: 'local' | 'shopify' }>
  /** Whether new shops get the full set of tabs (specification §1.3). */
  hasFullFeatures: boolean
  /** The address that merchants can write to. */
  supportEmail: string | null
  /** The mail server that forwards merchants' messages to that address; null when messages are only stored. */
  smtpUrl: string | null
  /** STORE_RULES=strict: follows the rules of the platform's app store (specification §16). */
  hasStrictRules: boolean
  /** The script of an external chat widget (decision 028). */
  chatWidgetUrl: string | null
  /** The page on which merchants can review the product in public. */
  listingUrl: string | null
  /** The partners' page that /recommended-apps frames. */
  partnerAppsUrl: string | null
  retentionDays: number
  /** How shops are measured (specification §12.6). */
  pageSpeed: Readonly<{
    mode: 'auto' | 'lighthouse' | 'psi' | 'off'
    apiKey: string | null
    chromePath: string | null
  }>
  /** Serves copies of pictures under the same paths, for pictures that fail to load. Without a trailing slash. */
  backupImageHost: string | null
  logLevel: string
}>
