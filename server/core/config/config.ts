import type { BucketSettings } from './storage-url.ts'

/** Thrown when a setting cannot be used. The message names the variable; the server prints it and does not start. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

export const ROLES = ['all', 'web', 'worker'] as const

/**
 * What a process of a fleet does: `web` answers browsers and platforms, `worker` works on runs and does the timed work,
 * `all` does both (specification §2.7).
 */
export type Role = (typeof ROLES)[number]

/** Returns whether a process of this role works on runs, deliveries and timed jobs. */
export const isWorker = ({ role }: Pick<Config, 'role'>): boolean => role !== 'web'

/** The settings from the environment (server/environment.ts), checked, with defaults where a variable is not set. */
export type Config = Readonly<{
  /** The part of the work that this process does. With SQLite, one process does all of it. */
  role: Role
  port: number
  host: string
  /** The address under which browsers reach this server, without a trailing slash. */
  appUrl: string
  /** The proxies whose X-Forwarded headers we believe, separated by commas; null when there are none. */
  trustedProxies: string | null
  dataDir: string
  /** The folder of the local store. If it is missing and `isDemoStore` is true, the demo store is drawn into it. */
  storeDir: string
  isDemoStore: boolean
  adminToken: string
  secretKey: string
  imageWorkers: number
  /** Whether this server has a local store, which is a folder of pictures (specification §3.2). */
  hasLocalStore: boolean
  /**
   * How this app is registered with platforms, by the platform's name. Only the platform itself knows what its settings
   * say.
   */
  platforms: Readonly<Record<string, unknown>>
  /**
   * `isOff` means BILLING=off: there is no quota, and every feature is available. With `platform` 'local', our own
   * billing serves all shops; with the name of another platform, each platform bills its own.
   */
  billing: Readonly<{ isOff: boolean; freeQuota: number; platform: string }>
  /** Whether new shops get the full set of tabs (specification §1.3). */
  hasFullFeatures: boolean
  /** The address that merchants can write to. */
  supportEmail: string | null
  /** The mail server that forwards merchants' messages to `supportEmail`; null when messages are only stored. */
  smtpUrl: string | null
  /** True with STORE_RULES=strict: the app then follows the rules of the platform's app store (specification §16). */
  hasStrictRules: boolean
  /** The address of the script of an external chat widget (decision 027). */
  chatWidgetUrl: string | null
  /** The page on which merchants can review the product in public. */
  listingUrl: string | null
  /** The partners' page, which /recommended-apps shows in a frame. */
  partnerAppsUrl: string | null
  retentionDays: number
  /** How the page speed of shops is measured (specification §12.6). */
  pageSpeed: Readonly<{
    mode: 'auto' | 'lighthouse' | 'psi' | 'off'
    apiKey: string | null
    chromePath: string | null
  }>
  /**
   * An address, without a trailing slash, that serves copies of pictures under the same paths. Pages load a picture
   * from there when the usual address fails.
   */
  backupImageHost: string | null
  /** The folder of the nightly backups; null when none are made. */
  backupDir: string | null
  /** The address of the PostgreSQL database, with its password; null for the SQLite file in DATA_DIR. */
  databaseUrl: string | null
  /** The bucket in which originals and thumbnails are stored; null when DATA_DIR has them. */
  bucket: BucketSettings | null
  logLevel: string
}>
