import { mkdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import t, { type Test } from 'tap'
import { readConfig } from '../../../../server/read-config.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

/** Returns the error lines that a start with these variables prints. The list is empty if the start succeeds. */
function complaints(t: Test, env: Record<string, string>): string[] {
  try {
    readConfig({ DATA_DIR: join(temporaryFolder(t), 'data'), ...env })
    return []
  } catch (error) {
    t.match(error, { name: 'ConfigError' })
    return (error as Error).message.split('\n')
  }
}

const SHOPIFY = { SHOPIFY_API_KEY: 'key', SHOPIFY_API_SECRET: 'secret' }

const SECRETS = { SECRET_KEY: 's'.repeat(32), ADMIN_TOKEN: 'a'.repeat(32) }

const NOT_STORAGE =
  'must be an address such as s3://bucket/prefix?region=eu-central-1, or with another service s3://bucket?endpoint=https://s3.example.com'

const REFUSED: [env: Record<string, string>, problem: string][] = [
  [{ PORT: '65536' }, "PORT must be a whole number from 0 to 65535, not '65536'"],
  [{ PORT: '80.5' }, "PORT must be a whole number from 0 to 65535, not '80.5'"],
  [{ IMAGE_WORKERS: 'two' }, "IMAGE_WORKERS must be a whole number from 1 to 64, not 'two'"],
  [{ IMAGE_WORKERS: '65' }, "IMAGE_WORKERS must be a whole number from 1 to 64, not '65'"],
  [{ FREE_QUOTA: '-1' }, "FREE_QUOTA must be a whole number from 0 to 1000000, not '-1'"],
  [{ RETENTION_DAYS: '0' }, "RETENTION_DAYS must be a whole number from 1 to 3650, not '0'"],
  [{ BILLING: 'free' }, "BILLING must be one of local, shopify, off, not 'free'"],
  [{ BILLING: 'shopify' }, 'BILLING=shopify needs SHOPIFY_API_KEY and SHOPIFY_API_SECRET'],
  [{ LOCAL_STORE: 'ON' }, "LOCAL_STORE must be one of on, off, not 'ON'"],
  [
    { LOCAL_STORE: 'off' },
    'LOCAL_STORE=off leaves no store to serve; set SHOPIFY_API_KEY, or leave it on'
  ],
  [{ FULL_FEATURES: 'yes' }, "FULL_FEATURES must be one of on, off, not 'yes'"],
  [{ STORE_RULES: 'hard' }, "STORE_RULES must be one of default, strict, not 'hard'"],
  [{ PAGESPEED: 'on' }, "PAGESPEED must be one of auto, lighthouse, psi, off, not 'on'"],
  [
    { PAGESPEED: 'psi' },
    'PAGESPEED=psi needs a key of the PageSpeed Insights API in PAGESPEED_API_KEY'
  ],
  [
    { CHROME_PATH: '/no/chrome' },
    'CHROME_PATH /no/chrome does not exist; name the program of a Chromium or Chrome'
  ],
  [
    { LOG_LEVEL: 'all' },
    "LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent, not 'all'"
  ],
  [{ ADMIN_TOKEN: 'short' }, 'ADMIN_TOKEN must have at least 32 characters, not 5'],
  [{ SECRET_KEY: 'x'.repeat(31) }, 'SECRET_KEY must have at least 32 characters, not 31'],
  ...['APP_URL', 'BACKUP_IMAGE_HOST', 'CHAT_WIDGET_URL', 'LISTING_URL', 'PARTNER_APPS_URL'].map(
    (name): [Record<string, string>, string] => [
      { [name]: 'ftp://boost.example.com' },
      `${name} must be a web address such as https://boost.example.com, not 'ftp://boost.example.com'`
    ]
  ),
  [
    { TRUSTED_PROXIES: 'loopback, 10.0.0.0/33' },
    "TRUSTED_PROXIES must be addresses or ranges such as loopback,10.0.0.0/8, not 'loopback, 10.0.0.0/33'"
  ],
  [{ SUPPORT_EMAIL: 'help' }, "SUPPORT_EMAIL must be an email address, not 'help'"],
  [
    { SMTP_URL: 'https://user:password@mail.example.com' },
    'SMTP_URL must be an address such as smtps://user:password@mail.example.com'
  ],
  [{ SHOPIFY_API_KEY: 'key' }, 'SHOPIFY_API_KEY and SHOPIFY_API_SECRET belong together; set both'],
  [
    { SHOPIFY_API_SECRET: 'secret' },
    'SHOPIFY_API_KEY and SHOPIFY_API_SECRET belong together; set both'
  ],
  [
    { ...SHOPIFY, SHOPIFY_API_VERSION: '2026-11' },
    "SHOPIFY_API_VERSION must be a version such as 2026-10, not '2026-11'"
  ],
  [
    { ...SHOPIFY, SHOPIFY_APP_HANDLE: 'My App' },
    "SHOPIFY_APP_HANDLE must be a handle such as page-speed-boost, not 'My App'"
  ],
  [
    { ...SHOPIFY, SHOPIFY_ADMIN_ORIGIN: 'https://shop.example.com' },
    'SHOPIFY_ADMIN_ORIGIN is for a stand-in on this machine, such as http://127.0.0.1:4000'
  ],
  [
    { ...SECRETS, DATABASE_URL: 'mysql://user:password@db/boost' },
    'DATABASE_URL must be an address such as postgres://user:password@db.example.com:5432/boost'
  ],
  [
    { DATABASE_URL: 'postgres://db/boost', SECRET_KEY: 's'.repeat(32) },
    'DATABASE_URL needs SECRET_KEY and ADMIN_TOKEN, because all processes on one database share them; set both, for example to the output of openssl rand -hex 24'
  ],
  [
    { ...SECRETS, DATABASE_URL: 'postgres://db/boost', BACKUP_DIR: '/var/backups' },
    'BACKUP_DIR is for the database in DATA_DIR; with DATABASE_URL, unset it and back up with pg_dump and a copy of storage (docs/operating.md)'
  ],
  [{ STORAGE_URL: 's3://bucket' }, `STORAGE_URL ${NOT_STORAGE}`],
  [
    { STORAGE_URL: 's3://bucket?endpoint=https://s3.example.com' },
    'STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
  ]
]

t.test(
  'an invalid variable stops the start with a line that names it §2.1.3 §2.1.10 §2.2.2–2.2.28',
  async (t) => {
    for (const [env, problem] of REFUSED) t.strictSame(complaints(t, env), [problem])
  }
)

t.test('all invalid variables are reported together §2.1.3', async (t) => {
  const env = { PORT: 'http', BILLING: 'shopify', SECRET_KEY: 'short', STORAGE_URL: 's3://bucket' }
  t.strictSame(complaints(t, env).sort(), [
    'BILLING=shopify needs SHOPIFY_API_KEY and SHOPIFY_API_SECRET',
    "PORT must be a whole number from 0 to 65535, not 'http'",
    'SECRET_KEY must have at least 32 characters, not 5',
    `STORAGE_URL ${NOT_STORAGE}`
  ])
})

t.test(
  'with no environment variables set, the server runs a local store with default settings §1.2.1 §2.2.2–2.2.28',
  async (t) => {
    const dataDir = join(temporaryFolder(t), 'data')
    const config = readConfig({ DATA_DIR: dataDir, PORT: '  ' })
    t.ok(Object.isFrozen(config))
    t.match(config.adminToken, /^[0-9a-f]{48}$/)
    t.match(config.secretKey, /^[0-9a-f]{48}$/)
    const { adminToken: _, secretKey: __, ...rest } = config
    t.strictSame(rest, {
      port: 3000,
      host: '127.0.0.1',
      appUrl: 'http://127.0.0.1:3000',
      trustedProxies: null,
      dataDir,
      storeDir: join(dataDir, 'store'),
      isDemoStore: true,
      imageWorkers: availableParallelism(),
      hasLocalStore: true,
      platforms: {},
      billing: { isOff: false, freeQuota: 150, platform: 'local' },
      hasFullFeatures: true,
      supportEmail: null,
      smtpUrl: null,
      hasStrictRules: false,
      chatWidgetUrl: null,
      listingUrl: null,
      partnerAppsUrl: null,
      retentionDays: 30,
      pageSpeed: { mode: 'auto', apiKey: null, chromePath: null },
      backupImageHost: null,
      backupDir: null,
      role: 'all',
      databaseUrl: null,
      bucket: null,
      logLevel: 'info'
    })
  }
)

t.test(
  'every variable reaches the configuration, without surrounding spaces or trailing slashes §2.2.2–2.2.28',
  async (t) => {
    const folder = temporaryFolder(t)
    mkdirSync(join(folder, 'store'))
    const { dataDir: _, ...config } = readConfig({
      PORT: ' 8080 ',
      HOST: '::',
      APP_URL: 'https://boost.example.com//',
      TRUSTED_PROXIES: '::1, fc00::/7,uniquelocal',
      DATA_DIR: join(folder, 'data'),
      STORE_DIR: join(folder, 'store'),
      ADMIN_TOKEN: 'a'.repeat(32),
      SECRET_KEY: 's'.repeat(32),
      IMAGE_WORKERS: '3',
      LOCAL_STORE: 'on',
      ...SHOPIFY,
      SHOPIFY_API_SECRET_PREVIOUS: 'previous',
      SHOPIFY_API_VERSION: '2027-01',
      SHOPIFY_APP_HANDLE: 'my-app',
      SHOPIFY_EXTENSION_UUID: 'uuid',
      SHOPIFY_ADMIN_ORIGIN: 'http://127.0.0.1:4000/{shop}/',
      BILLING: 'off',
      FREE_QUOTA: '0',
      STORE_RULES: 'strict',
      FULL_FEATURES: 'off',
      SUPPORT_EMAIL: 'help@example.com',
      SMTP_URL: 'smtp://mail.example.com',
      PAGESPEED: 'psi',
      PAGESPEED_API_KEY: 'key',
      CHROME_PATH: process.execPath,
      CHAT_WIDGET_URL: 'https://chat.example.com/widget.js',
      LISTING_URL: 'https://apps.example.com/boost',
      PARTNER_APPS_URL: 'https://partners.example.com/',
      RETENTION_DAYS: '3650',
      BACKUP_IMAGE_HOST: 'http://backup.example.com/',
      DATABASE_URL: 'postgres://boost:secret@db.example.com/boost',
      STORAGE_URL: 's3://my-bucket/shops/eu?region=eu-central-1',
      AWS_ACCESS_KEY_ID: 'key',
      AWS_SECRET_ACCESS_KEY: 'secret',
      LOG_LEVEL: 'silent'
    })
    const { backupDir } = readConfig({ DATA_DIR: join(folder, 'data'), BACKUP_DIR: '/var/backups' })
    t.equal(backupDir, '/var/backups')
    t.strictSame(config, {
      port: 8080,
      host: '::',
      appUrl: 'https://boost.example.com',
      trustedProxies: '::1, fc00::/7,uniquelocal',
      storeDir: join(folder, 'store'),
      isDemoStore: false,
      adminToken: 'a'.repeat(32),
      secretKey: 's'.repeat(32),
      imageWorkers: 3,
      hasLocalStore: true,
      platforms: {
        shopify: {
          clientId: 'key',
          secret: 'secret',
          previousSecret: 'previous',
          apiVersion: '2027-01',
          appHandle: 'my-app',
          extensionUuid: 'uuid',
          adminOrigin: 'http://127.0.0.1:4000/{shop}'
        }
      },
      billing: { isOff: true, freeQuota: 0, platform: 'local' },
      hasFullFeatures: false,
      supportEmail: 'help@example.com',
      smtpUrl: 'smtp://mail.example.com',
      hasStrictRules: true,
      chatWidgetUrl: 'https://chat.example.com/widget.js',
      listingUrl: 'https://apps.example.com/boost',
      partnerAppsUrl: 'https://partners.example.com',
      retentionDays: 3650,
      pageSpeed: { mode: 'psi', apiKey: 'key', chromePath: process.execPath },
      backupImageHost: 'http://backup.example.com',
      backupDir: null,
      role: 'all',
      databaseUrl: 'postgres://boost:secret@db.example.com/boost',
      bucket: {
        bucket: 'my-bucket',
        prefix: 'shops/eu/',
        region: 'eu-central-1',
        endpoint: 'https://s3.eu-central-1.amazonaws.com',
        publicEndpoint: 'https://s3.eu-central-1.amazonaws.com',
        isPathStyle: false,
        accessKeyId: 'key',
        secretAccessKey: 'secret'
      },
      logLevel: 'silent'
    })
  }
)

t.test('a server configured with only a Shopify app serves and bills Shopify shops', async (t) => {
  const config = readConfig({ DATA_DIR: join(temporaryFolder(t), 'data'), ...SHOPIFY })
  t.match(config, { hasLocalStore: false, billing: { isOff: false, platform: 'shopify' } })
  t.strictSame(config.platforms.shopify, {
    clientId: 'key',
    secret: 'secret',
    previousSecret: null,
    apiVersion: '2026-10',
    appHandle: 'page-speed-boost',
    extensionUuid: null,
    adminOrigin: null
  })
  t.strictSame(complaints(t, { SHOPIFY_API_VERSION: 'ignored without an app' }), [])
})

t.test('the printed address is one that a browser on this machine can reach §2.1.2', async (t) => {
  const appUrl = (env: Record<string, string>) =>
    readConfig({ DATA_DIR: join(temporaryFolder(t), 'data'), ...env }).appUrl
  t.equal(appUrl({ HOST: '0.0.0.0', PORT: '8080' }), 'http://localhost:8080')
  t.equal(appUrl({ HOST: 'fe80::1' }), 'http://[fe80::1]:3000')
})
