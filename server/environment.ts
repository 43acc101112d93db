import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Type } from 'typebox'
import { isProxyList, notProxies } from './core/config/proxies.ts'
import { notStorage, parseStorageUrl } from './core/config/storage-url.ts'
import {
  address,
  checkedText,
  databaseAddress,
  oneOf,
  oneOfOrUnset,
  secret,
  text,
  wholeNumber
} from './core/config/variables.ts'
import { SHOPIFY_VARIABLES } from './platforms/shopify/settings.ts'

/** All environment variables; .env.example explains them. A variable without a default may be unset. */
export const ENVIRONMENT = Type.Object({
  PORT: wholeNumber(3000, 0, 65_535),
  HOST: Type.String({ default: '127.0.0.1' }),
  /** Default: the address of HOST and PORT. */
  APP_URL: address(),
  TRUSTED_PROXIES: checkedText(isProxyList, notProxies),
  DATA_DIR: Type.String({ default: 'data' }),
  /** Default: `store` in DATA_DIR, with the demo store. */
  STORE_DIR: text(),
  /** ADMIN_TOKEN and SECRET_KEY: created at the first start by default, and stored in DATA_DIR. */
  ADMIN_TOKEN: secret(),
  SECRET_KEY: secret(),
  IMAGE_WORKERS: wholeNumber(availableParallelism(), 1, 64),
  FREE_QUOTA: wholeNumber(150, 0, 1_000_000),
  RETENTION_DAYS: wholeNumber(30, 1, 3650),
  ...SHOPIFY_VARIABLES.properties,
  /** Default: `on` without a Shopify app, `off` with one. */
  LOCAL_STORE: oneOfOrUnset(['on', 'off']),
  /** Default: `local` without a Shopify app, `shopify` with one. */
  BILLING: oneOfOrUnset(['local', 'shopify', 'off']),
  FULL_FEATURES: oneOf(['on', 'off'], 'on'),
  STORE_RULES: oneOf(['default', 'strict'], 'default'),
  SUPPORT_EMAIL: checkedText(
    (text) => /^[^\s@]+@[^\s@]+$/.test(text),
    (text) => `must be an email address, not '${text}'`
  ),
  // The message does not repeat the value, because it contains a password.
  SMTP_URL: checkedText(
    (text) => /^smtps?:$/.test(URL.parse(text)?.protocol ?? ''),
    () => 'must be an address such as smtps://user:password@mail.example.com'
  ),
  PAGESPEED: oneOf(['auto', 'lighthouse', 'psi', 'off'], 'auto'),
  PAGESPEED_API_KEY: text(),
  CHROME_PATH: checkedText(
    existsSync,
    (text) => `${text} does not exist; name the program of a Chromium or Chrome`
  ),
  CHAT_WIDGET_URL: address(),
  LISTING_URL: address(),
  PARTNER_APPS_URL: address(),
  BACKUP_IMAGE_HOST: address(),
  /** A backup is written here every night. */
  BACKUP_DIR: text(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info'),
  /** Default: the SQLite file in DATA_DIR. */
  DATABASE_URL: databaseAddress(),
  /** Default: files are stored in DATA_DIR. */
  STORAGE_URL: checkedText((text) => parseStorageUrl(text) !== undefined, notStorage),
  /** AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY: the key for the bucket of STORAGE_URL. */
  AWS_ACCESS_KEY_ID: text(),
  AWS_SECRET_ACCESS_KEY: text()
})

type Given = Readonly<Record<string, string>>

export const namesShopifyApp = (given: Given): boolean =>
  'SHOPIFY_API_KEY' in given || 'SHOPIFY_API_SECRET' in given

/** Combinations of variables that contradict each other, and for each one the sentence that reports it. */
const CONTRADICTIONS: [problem: string, isIn: (given: Given) => boolean][] = [
  [
    'SHOPIFY_API_KEY and SHOPIFY_API_SECRET belong together; set both',
    (given) => 'SHOPIFY_API_KEY' in given !== 'SHOPIFY_API_SECRET' in given
  ],
  [
    'LOCAL_STORE=off leaves no store to serve; set SHOPIFY_API_KEY, or leave it on',
    (given) => given.LOCAL_STORE === 'off' && !namesShopifyApp(given)
  ],
  [
    'BILLING=shopify needs SHOPIFY_API_KEY and SHOPIFY_API_SECRET',
    (given) => given.BILLING === 'shopify' && !namesShopifyApp(given)
  ],
  [
    'DATABASE_URL needs SECRET_KEY and ADMIN_TOKEN, because all processes on one database share them; set both, for example to the output of openssl rand -hex 24',
    (given) => 'DATABASE_URL' in given && !('SECRET_KEY' in given && 'ADMIN_TOKEN' in given)
  ],
  [
    'BACKUP_DIR is for the database in DATA_DIR; with DATABASE_URL, unset it and back up with pg_dump and a copy of storage (docs/operating.md)',
    (given) => 'DATABASE_URL' in given && 'BACKUP_DIR' in given
  ],
  [
    'STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY',
    (given) =>
      parseStorageUrl(given.STORAGE_URL ?? '') !== undefined &&
      !('AWS_ACCESS_KEY_ID' in given && 'AWS_SECRET_ACCESS_KEY' in given)
  ],
  [
    'PAGESPEED=psi needs a key of the PageSpeed Insights API in PAGESPEED_API_KEY',
    (given) => given.PAGESPEED === 'psi' && !('PAGESPEED_API_KEY' in given)
  ]
]

/** Returns one sentence for each contradiction between variables that are valid on their own. */
export const contradictionsIn = (given: Given): string[] =>
  CONTRADICTIONS.filter(([, isIn]) => isIn(given)).map(([problem]) => problem)
