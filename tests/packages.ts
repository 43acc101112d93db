import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { type Locked, refusedIn } from './licences.ts'

/*
 * Checks the packages that run in production: their licences by the lock file, and known vulnerabilities by the
 * registry. A registry that cannot be asked, for example without a network, is reported and does not fail the check.
 */

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Locked>
}
const refused = refusedIn(packages)
for (const line of refused) console.error(line)

type Audit = { metadata?: { vulnerabilities: Record<string, number> } }

const { stdout } = spawnSync('npm', ['audit', '--omit=dev', '--json'], { encoding: 'utf8' })
const { metadata } = JSON.parse(stdout || '{}') as Audit
const { high = 0, critical = 0 } = metadata?.vulnerabilities ?? {}
if (!metadata) console.log('audit: the registry could not be asked')
else console.log(`audit: ${critical} critical and ${high} high vulnerabilities`)
if (refused.length === 0) console.log('licences: all of them fit')
process.exitCode = refused.length + high + critical === 0 ? 0 : 1
