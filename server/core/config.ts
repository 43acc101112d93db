import { existsSync, mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { API_VERSION, APP_HANDLE, type ShopifySettings } from '../platforms/shopify/settings.ts'
import { readOrMakeSecret } from './kept-secret.ts'

/** A setting that cannot be used. The message names the variable; the start prints it and stops. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

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

type Environment = Record<string, string | undefined>

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** The shortest accepted token (specification §13.2). */
const TOKEN_LENGTH = 32

/**
 * Reads and checks every environment variable; no other code does. Creates DATA_DIR and the secrets stored in it.
 * @throws ConfigError with one line for each invalid variable
 */
export function readConfig(env: Environment): Config {
  const problems: string[] = []
  const complain = (problem: string) => void problems.push(problem)
  const given = (name: string) => (env[name]?.trim() ? env[name].trim() : undefined)

  const whole = (name: string, fallback: number, least: number, most: number) => {
    const text = given(name)
    if (text === undefined) return fallback
    const value = Number(text)
    if (Number.isInteger(value) && value >= least && value <= most) return value
    complain(`${name} must be a whole number from ${least} to ${most}, not '${text}'`)
    return fallback
  }
  const oneOf = (name: string, fallback: string, choices: string[]) => {
    const value = given(name) ?? fallback
    if (!choices.includes(value))
      complain(`${name} must be one of ${choices.join(', ')}, not '${value}'`)
    return value
  }
  const secret = (name: string) => {
    const value = given(name)
    if (value && value.length < TOKEN_LENGTH)
      complain(`${name} must have at least ${TOKEN_LENGTH} characters, not ${value.length}`)
    return value
  }
  const address = (name: string) => {
    const value = given(name)
    if (value && !/^https?:$/.test(URL.parse(value)?.protocol ?? ''))
      complain(`${name} must be a web address such as https://boost.example.com, not '${value}'`)
    return value?.replace(/(?<!\/)\/+$/, '')
  }

  const port = whole('PORT', 3000, 0, 65_535)
  const host = given('HOST') ?? '127.0.0.1'
  const appUrl = address('APP_URL')
  const backupImageHost = address('BACKUP_IMAGE_HOST') ?? null
  const adminToken = secret('ADMIN_TOKEN')
  const secretKey = secret('SECRET_KEY')
  const imageWorkers = whole('IMAGE_WORKERS', availableParallelism(), 1, 64)
  const freeQuota = whole('FREE_QUOTA', 150, 0, 1_000_000)
  const retentionDays = whole('RETENTION_DAYS', 30, 1, 3650)
  const shopify = readShopify({ given, address, complain })
  const localStore = oneOf('LOCAL_STORE', shopify ? 'off' : 'on', ['on', 'off'])
  if (localStore === 'off' && !shopify)
    complain('LOCAL_STORE=off leaves no store to serve; set SHOPIFY_API_KEY, or leave it on')
  const billing = oneOf('BILLING', shopify ? 'shopify' : 'local', ['local', 'shopify', 'off'])
  if (billing === 'shopify' && !shopify)
    complain('BILLING=shopify needs SHOPIFY_API_KEY and SHOPIFY_API_SECRET')
  const fullFeatures = oneOf('FULL_FEATURES', 'on', ['on', 'off'])
  const supportEmail = given('SUPPORT_EMAIL')
  if (supportEmail && !/^[^\s@]+@[^\s@]+$/.test(supportEmail))
    complain(`SUPPORT_EMAIL must be an email address, not '${supportEmail}'`)
  const smtpUrl = given('SMTP_URL')
  if (smtpUrl && !/^smtps?:$/.test(URL.parse(smtpUrl)?.protocol ?? ''))
    complain('SMTP_URL must be an address such as smtps://user:password@mail.example.com')
  const storeRules = oneOf('STORE_RULES', 'default', ['default', 'strict'])
  const pageSpeed = oneOf('PAGESPEED', 'auto', ['auto', 'lighthouse', 'psi', 'off'])
  const apiKey = given('PAGESPEED_API_KEY')
  if (pageSpeed === 'psi' && !apiKey)
    complain('PAGESPEED=psi needs a key of the PageSpeed Insights API in PAGESPEED_API_KEY')
  const chromePath = given('CHROME_PATH')
  if (chromePath && !existsSync(chromePath))
    complain(`CHROME_PATH ${chromePath} does not exist; name the program of a Chromium or Chrome`)
  const chatWidgetUrl = address('CHAT_WIDGET_URL')
  const listingUrl = address('LISTING_URL')
  const partnerAppsUrl = address('PARTNER_APPS_URL')
  const logLevel = oneOf('LOG_LEVEL', 'info', LOG_LEVELS)
  // These stop the start instead of being ignored: an operator who sets them believes that the data is elsewhere.
  for (const name of ['DATABASE_URL', 'STORAGE_URL'])
    if (given(name)) complain(`${name} is not supported by this version; leave it unset`)
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))

  const dataDir = resolve(given('DATA_DIR') ?? 'data')
  const storeDir = given('STORE_DIR')
  makeDataDir(dataDir)
  return Object.freeze({
    port,
    host,
    appUrl: appUrl ?? `http://${nameOf(host)}:${port}`,
    dataDir,
    storeDir: resolve(storeDir ?? join(dataDir, 'store')),
    isDemoStore: storeDir === undefined,
    adminToken: adminToken ?? keptSecret(join(dataDir, 'admin-token')),
    secretKey: secretKey ?? keptSecret(join(dataDir, 'secret-key')),
    imageWorkers,
    hasLocalStore: localStore === 'on',
    shopify,
    billing: {
      isOff: billing === 'off',
      freeQuota,
      platform: billing === 'shopify' ? ('shopify' as const) : ('local' as const)
    },
    hasStrictRules: storeRules === 'strict',
    retentionDays,
    pageSpeed: {
      mode: pageSpeed as Config['pageSpeed']['mode'],
      apiKey: apiKey ?? null,
      chromePath: chromePath ?? null
    },
    backupImageHost,
    hasFullFeatures: fullFeatures === 'on',
    supportEmail: supportEmail ?? null,
    smtpUrl: smtpUrl ?? null,
    chatWidgetUrl: chatWidgetUrl ?? null,
    listingUrl: listingUrl ?? null,
    partnerAppsUrl: partnerAppsUrl ?? null,
    logLevel
  })
}

type Reading = {
  given(name: string): string | undefined
  address(name: string): string | undefined
  complain(problem: string): void
}

/** Host names that only this machine answers to. */
const LOOPBACK = /^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/

function readShopify({ given, address, complain }: Reading): ShopifySettings | null {
  const clientId = given('SHOPIFY_API_KEY')
  const secret = given('SHOPIFY_API_SECRET')
  if (!clientId && !secret) return null
  if (!clientId || !secret)
    complain('SHOPIFY_API_KEY and SHOPIFY_API_SECRET belong together; set both')
  const apiVersion = given('SHOPIFY_API_VERSION') ?? API_VERSION
  if (!/^\d{4}-(01|04|07|10)$/.test(apiVersion))
    complain(`SHOPIFY_API_VERSION must be a version such as ${API_VERSION}, not '${apiVersion}'`)
  const adminOrigin = address('SHOPIFY_ADMIN_ORIGIN') ?? null
  // Tokens are sent to this address, so it may only be a stand-in on this machine, never a real shop.
  if (adminOrigin && !LOOPBACK.test(URL.parse(adminOrigin)?.hostname ?? ''))
    complain(
      'SHOPIFY_ADMIN_ORIGIN is for a stand-in on this machine, such as http://127.0.0.1:4000'
    )
  const appHandle = given('SHOPIFY_APP_HANDLE') ?? APP_HANDLE
  if (!/^[a-z0-9-]+$/.test(appHandle))
    complain(`SHOPIFY_APP_HANDLE must be a handle such as ${APP_HANDLE}, not '${appHandle}'`)
  return {
    clientId: clientId ?? '',
    secret: secret ?? '',
    previousSecret: given('SHOPIFY_API_SECRET_PREVIOUS') ?? null,
    apiVersion,
    appHandle,
    extensionUuid: given('SHOPIFY_EXTENSION_UUID') ?? null,
    adminOrigin
  }
}

/** Returns the name by which a browser on this machine reaches us: 0.0.0.0 and :: stand for every address. */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true })
  } catch (error) {
    const isFile = (error as NodeJS.ErrnoException).code === 'EEXIST'
    const why = isFile ? 'a file of that name is there' : (error as Error).message
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be made: ${why}`)
  }
}

/**
 * Returns a secret that is created at the first start and stored in DATA_DIR, readable by its owner only
 * (specification §2.2).
 */
function keptSecret(path: string): string {
  const kept = openSecret(path)
  if (kept.length < TOKEN_LENGTH)
    throw new ConfigError(`${path} is damaged; delete it, and a new one is made at the next start`)
  return kept
}

function openSecret(path: string): string {
  try {
    return readOrMakeSecret(path)
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${path} cannot be used: ${(error as Error).message}`)
  }
}
