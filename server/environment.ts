import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { type TObject, Type } from 'typebox'
import { isProxyList, notProxies } from './core/config/proxies.ts'
import { notStorage, parseStorageUrl } from './core/config/storage-url.ts'
import {
  address,
  checkedText,
  databaseAddress,
  type Given,
  oneOf,
  oneOfOrUnset,
  secret,
  text,
  wholeNumber
} from './core/config/variables.ts'
import type { Platform } from './platforms/platform.ts'

/**
 * The environment variables of every server; .env.example explains them. A variable without a default may be unset.
 * `environmentOf` adds those of the platforms.
 */
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
  /** Default: `off` where the app is registered with a platform, `on` elsewhere. */
  LOCAL_STORE: oneOfOrUnset(['on', 'off']),
  /** A platform's name, or `off`. Default: the first platform with which the app is registered, or else `local`. */
  BILLING: text(),
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

/** Returns the schema of all variables of a server that knows these platforms. */
export function environmentOf(platforms: readonly Platform[]): TObject {
  const names = platforms.map(({ name }) => name)
  const ofPlatforms = platforms.flatMap(({ registration }) =>
    Object.entries(registration?.variables.properties ?? {})
  )
  return Type.Object({
    ...ENVIRONMENT.properties,
    BILLING: oneOfOrUnset([...names, 'off']),
    ...Object.fromEntries(ofPlatforms)
  })
}

/** Returns the platforms with which the environment says that this app is registered. */
export const registeredIn = (given: Given, platforms: readonly Platform[]): Platform[] =>
  platforms.filter(({ registration }) => registration?.credentials.some((name) => name in given))

/** Combinations of variables that contradict each other, and for each one the sentence that reports it. */
const CONTRADICTIONS: [problem: string, isIn: (given: Given) => boolean][] = [
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
export const contradictionsIn = (given: Given, platforms: readonly Platform[]): string[] => [
  ...unregisteredIn(given, platforms),
  ...CONTRADICTIONS.filter(([, isIn]) => isIn(given)).map(([problem]) => problem)
]

function unregisteredIn(given: Given, platforms: readonly Platform[]): string[] {
  const registered = registeredIn(given, platforms)
  const problems: string[] = []
  for (const { name, registration } of platforms) {
    if (!registration) continue
    const { credentials } = registration
    const missing = credentials.filter((variable) => !(variable in given)).length
    if (missing > 0 && missing < credentials.length)
      problems.push(`${credentials.join(' and ')} belong together; set both`)
    if (missing === credentials.length && given.BILLING === name)
      problems.push(`BILLING=${name} needs ${credentials.join(' and ')}`)
  }
  if (given.LOCAL_STORE === 'off' && registered.length === 0) {
    const keys = platforms.flatMap(({ registration }) => registration?.credentials[0] ?? [])
    problems.push(
      `LOCAL_STORE=off leaves no store to serve; set ${keys.join(' or ')}, or leave it on`
    )
  }
  return problems
}
