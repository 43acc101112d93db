import { existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describeHalfRestored } from './core/backup/restoring.ts'
import { type Config, ConfigError, type Role } from './core/config/config.ts'
import { type BucketSettings, parseStorageUrl } from './core/config/storage-url.ts'
import { type Environment, givenOf, problemsOf, valuesOf } from './core/config/variables.ts'
import { keptSecret } from './core/disk/kept-secret.ts'
import { describeHalfMoved } from './core/move/half-moved.ts'
import { contradictionsIn, ENVIRONMENT, environmentOf, registeredIn } from './environment.ts'
import { expectKinds } from './expect-kinds.ts'
import type { Platform } from './platforms/platform.ts'
import { PLATFORMS } from './platforms/platforms.ts'

/** What the environment says. A secret that it does not set is null: DATA_DIR has that one, or will. */
export type Settings = Omit<Config, 'adminToken' | 'secretKey' | 'role'> &
  Readonly<{ adminToken: string | null; secretKey: string | null }>

/**
 * Reads and checks the environment variables. No other code reads them. Creates the secrets that are stored in DATA_DIR.
 * @param platforms the platforms that the server can serve
 * @param makesDataDir whether DATA_DIR is created if it is missing. Commands that only work on an existing one do not
 *   create it, because its name may be mistyped.
 * @throws ConfigError with one line for each invalid variable, or if there is no DATA_DIR, or only part of an installation in it
 */
export function readConfig(
  env: Environment,
  {
    makesDataDir = true,
    role = 'all',
    platforms = PLATFORMS
  }: { makesDataDir?: boolean; role?: Role; platforms?: readonly Platform[] } = {}
): Config {
  const settings = readSettings(env, platforms)
  const fault = describeRoleFault(role, settings)
  if (fault !== undefined) throw new ConfigError(fault)
  const { dataDir } = settings
  if (makesDataDir) makeDataDir(dataDir)
  else if (needsDataDir(settings) && !existsSync(dataDir))
    throw new ConfigError(`there is no folder ${dataDir}, which DATA_DIR names`)
  const half = describeHalfDone(settings)
  if (half !== undefined) throw new ConfigError(half)
  expectKinds(dataDir)
  return Object.freeze<Config>({
    ...settings,
    role,
    adminToken: settings.adminToken ?? keptSecret(join(dataDir, 'admin-token')),
    secretKey: settings.secretKey ?? keptSecret(join(dataDir, 'secret-key'))
  })
}

/** Returns the sentence with which a DATA_DIR is refused that a restore or a move has left half-done. */
export const describeHalfDone = (settings: Settings): string | undefined =>
  describeHalfRestored(settings.dataDir) ?? describeHalfMoved(settings)

/** Returns whether the operator has put the store below DATA_DIR, where other programs may read it. */
export const isStoreInside = ({
  hasLocalStore,
  isDemoStore,
  storeDir,
  dataDir
}: Pick<Config, 'hasLocalStore' | 'isDemoStore' | 'storeDir' | 'dataDir'>): boolean =>
  hasLocalStore && !isDemoStore && !relative(dataDir, storeDir).startsWith('..')

/** Tells whether anything lasts in DATA_DIR. Of a fleet nothing does, so its commands run on any machine. */
const needsDataDir = ({ databaseUrl, bucket, adminToken, secretKey }: Settings): boolean =>
  [databaseUrl, bucket, adminToken, secretKey].includes(null)

/** Returns why a process of this role cannot work with these settings; undefined if it can. */
function describeRoleFault(
  role: Role,
  { databaseUrl, bucket, hasLocalStore }: Settings
): string | undefined {
  if (role === 'all') return undefined
  if (databaseUrl === null)
    return `--role ${role} needs DATABASE_URL; with SQLite in DATA_DIR one process does all the work, so leave --role out`
  if (bucket === null)
    return `--role ${role} needs STORAGE_URL, because all processes have to reach the originals`
  if (hasLocalStore)
    return `--role ${role} needs LOCAL_STORE=off, because only one process can serve a folder; leave --role out to serve STORE_DIR`
  return undefined
}

/**
 * Checks the environment variables, and neither reads nor creates anything else.
 * @throws ConfigError with one line for each invalid variable
 */
export function readSettings(
  env: Environment,
  platforms: readonly Platform[] = PLATFORMS
): Settings {
  const environment = environmentOf(platforms)
  const given = givenOf(environment, env)
  const registered = registeredIn(given, platforms)
  // Without its credentials, all other variables of a platform are ignored.
  for (const platform of platforms)
    if (!registered.includes(platform))
      for (const name of Object.keys(platform.registration?.variables.properties ?? {}))
        delete given[name]
  const problems = [...problemsOf(environment, given), ...contradictionsIn(given, platforms)]
  if (problems.length > 0) throw new ConfigError(problems.join('\n'))

  const values = valuesOf(ENVIRONMENT, given)
  const billing = values.BILLING ?? registered[0]?.name ?? 'local'
  const dataDir = resolve(values.DATA_DIR)
  return {
    port: values.PORT,
    host: values.HOST,
    appUrl: values.APP_URL ?? `http://${nameOf(values.HOST)}:${values.PORT}`,
    trustedProxies: values.TRUSTED_PROXIES ?? null,
    dataDir,
    storeDir: resolve(values.STORE_DIR ?? join(dataDir, 'store')),
    isDemoStore: values.STORE_DIR === undefined,
    adminToken: values.ADMIN_TOKEN ?? null,
    secretKey: values.SECRET_KEY ?? null,
    imageWorkers: values.IMAGE_WORKERS,
    hasLocalStore: (values.LOCAL_STORE ?? (registered.length > 0 ? 'off' : 'on')) === 'on',
    platforms: Object.fromEntries(
      registered.map(({ name, registration }) => [name, registration?.readSettings(given)])
    ),
    billing: {
      isOff: billing === 'off',
      freeQuota: values.FREE_QUOTA,
      platform: billing === 'off' ? 'local' : billing
    },
    hasStrictRules: values.STORE_RULES === 'strict',
    retentionDays: values.RETENTION_DAYS,
    pageSpeed: {
      mode: values.PAGESPEED,
      apiKey: values.PAGESPEED_API_KEY ?? null,
      chromePath: values.CHROME_PATH ?? null
    },
    backupImageHost: values.BACKUP_IMAGE_HOST ?? null,
    hasFullFeatures: values.FULL_FEATURES === 'on',
    supportEmail: values.SUPPORT_EMAIL ?? null,
    smtpUrl: values.SMTP_URL ?? null,
    chatWidgetUrl: values.CHAT_WIDGET_URL ?? null,
    listingUrl: values.LISTING_URL ?? null,
    partnerAppsUrl: values.PARTNER_APPS_URL ?? null,
    backupDir: values.BACKUP_DIR === undefined ? null : resolve(values.BACKUP_DIR),
    databaseUrl: values.DATABASE_URL ?? null,
    bucket: bucketOf(values),
    logLevel: values.LOG_LEVEL
  }
}

function bucketOf({
  STORAGE_URL: url,
  AWS_ACCESS_KEY_ID: accessKeyId = '',
  AWS_SECRET_ACCESS_KEY: secretAccessKey = ''
}: ReturnType<typeof valuesOf<typeof ENVIRONMENT>>): BucketSettings | null {
  const address = url === undefined ? undefined : parseStorageUrl(url)
  return address ? { ...address, accessKeyId, secretAccessKey } : null
}

/**
 * Returns the host name for addresses that lead to this server. 0.0.0.0 and :: stand for all addresses of the machine,
 * so localhost takes their place.
 */
function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}

/** @throws ConfigError when the folder cannot be created */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolders(dataDir)
  } catch (error) {
    const isFile = (error as NodeJS.ErrnoException).code === 'EEXIST'
    const why = isFile ? 'a file of that name is there' : (error as Error).message
    throw new ConfigError(`DATA_DIR ${dataDir} cannot be created: ${why}`)
  }
}

/**
 * Creates the folder and the missing folders above it. `recursive` of Node's mkdir never returns on a file system on
 * which no folder can be created, such as /proc (Node 24.21).
 */
function makeFolders(path: string): void {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return
  if (!existsSync(dirname(path))) makeFolders(dirname(path))
  mkdirSync(path)
}
