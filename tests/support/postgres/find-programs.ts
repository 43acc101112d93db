import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'

const isDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')

/** Returns the folder with the programs of a PostgreSQL server, the newest one; undefined if there is none. */
export function findPrograms(): string | undefined {
  const places = [
    ...(process.env.PATH ?? '').split(delimiter),
    ...globSync('/usr/lib/postgresql/*/bin').sort(byVersion),
    '/opt/homebrew/opt/postgresql/bin'
  ]
  const initdb = places.map((place) => join(place, 'initdb')).find(existsSync)
  // The ordinary user that runs the server may not be able to follow a link from a folder of root's PATH.
  return initdb && dirname(realpathSync(initdb))
}

const byVersion = (one: string, other: string) => versionOf(other) - versionOf(one)
const versionOf = (bin: string) => Number.parseFloat(dirname(bin).split('/').at(-1) ?? '') || 0

/** Installs the system's package where the tests run as root on Debian and there is no PostgreSQL yet. */
export function installPostgres(): void {
  if (findPrograms() !== undefined || !isDebian()) return
  console.error('Installing PostgreSQL from the system’s packages…')
  // The package would otherwise create a cluster of its own and start it.
  mkdirSync('/etc/postgresql-common', { recursive: true })
  writeFileSync('/etc/postgresql-common/createcluster.conf', 'create_main_cluster = false\n')
  const apt = (...args: string[]) =>
    spawnSync('apt-get', args, {
      stdio: ['ignore', 2, 2],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    })
  apt('update', '-qq')
  apt('install', '-y', '-qq', '--no-install-recommends', 'postgresql')
}
