import { spawnSync } from 'node:child_process'
import { existsSync, lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { refusedIn } from './licences.ts'
import { type Lock, shippedIn } from './shipped-packages.ts'

/*
 * Checks the packages that reach users: their licences by the lock file, known vulnerabilities by the registry, and the
 * size of a production installation. A registry that cannot be asked, for example without a network, is reported and
 * does not fail the check.
 */

/** What `npm ci --omit=dev` may lay on the disk (decision 058). */
const LIMIT_MB = 130
const BLOCK_BYTES = 512

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Lock }
const shipped = shippedIn(packages)
const refused = refusedIn(shipped)
for (const line of refused) console.error(line)
if (refused.length === 0) console.log('licences: all of them fit')

type Audit = { vulnerabilities?: Record<string, { severity: string; nodes: string[] }> }

const { stdout } = spawnSync('npm', ['audit', '--json'], { encoding: 'utf8' })
const { vulnerabilities } = JSON.parse(stdout || '{}') as Audit
const serious = Object.entries(vulnerabilities ?? {}).filter(
  ([, { severity, nodes }]) =>
    ['high', 'critical'].includes(severity) && nodes.some((path) => shipped[path])
)
for (const [name, { severity }] of serious) console.error(`audit: ${name}, ${severity}`)
if (!vulnerabilities) console.log('audit: the registry could not be asked')
else console.log(`audit: ${serious.length} critical and high vulnerabilities`)

/** Returns the bytes that a folder takes on the disk, without packages that are nested in it. */
const sizeOf = (folder: string): number =>
  readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'node_modules')
    .map(({ name }) => join(folder, name))
    .reduce((sum, path) => {
      const stat = lstatSync(path)
      return sum + (stat.isDirectory() ? sizeOf(path) : stat.blocks * BLOCK_BYTES)
    }, 0)

const installed = Object.entries(packages).filter(
  ([path, { dev }]) => path !== '' && !dev && existsSync(path)
)
const megabytes = installed.reduce((sum, [path]) => sum + sizeOf(path), 0) / 1_000_000
const isTooLarge = megabytes > LIMIT_MB
console.log(
  `production packages: ${installed.length}, ${megabytes.toFixed(0)} of ${LIMIT_MB} MB, ${isTooLarge ? 'over the limit' : 'ok'}`
)
process.exitCode = refused.length + serious.length === 0 && !isTooLarge ? 0 : 1
