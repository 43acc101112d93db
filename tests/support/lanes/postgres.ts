import { globSync, readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/*
 * What `npm test -- --postgres` runs: the files that use a database, but for those of the list SQLITE_ONLY.
 */

/** The files whose subject is SQLite, with the reason. Single tests of other files say so themselves (`sqliteOnly`). */
export const SQLITE_ONLY: Record<string, string> = {
  'tests/server/core/backup/*.test.ts': 'a backup holds a file of SQLite',
  'tests/e2e/full-disk.test.ts': 'the database is on the disk that is full',
  'tests/server/first-start.test.ts':
    'without variables, a start makes a file of SQLite and secrets',
  'tests/migrations/*.test.ts': 'it upgrades files of SQLite that older versions wrote',
  'tests/modules/image-opt/{damaged-chain,lost-database,older-database,recover}.test.ts':
    'the file of SQLite is lost',
  'tests/modules/image-opt/runs/full-disk*.test.ts': 'the database is on the disk that is full',
  'tests/modules/webhooks/erase-rows.test.ts': 'it looks for erased rows in the file of SQLite',
  'tests/server/operator/{backup,half-done,nightly,restore}.test.ts':
    'a backup holds a file of SQLite',
  'tests/server/operator/{commands,doctor}.test.ts': 'it damages or removes the file of SQLite',
  'tests/server/operator/full-disk.test.ts': 'the database is on the disk that is full',
  'tests/server/operator/journal.test.ts': 'the file of SQLite is lost',
  'tests/proofs/fault-points.test.ts': 'its steps are statements of the driver of SQLite',
  'tests/proofs/power-loss.test.ts': 'it tears the write-ahead log of SQLite',
  'tests/proofs/soak.test.ts': 'it waits until the file of SQLite has a size',
  'tests/server/metrics/scrape.test.ts': 'it reads plans of SQLite',
  'tests/server/core/database/transactions.test.ts': 'it has two connections to one file of SQLite'
}

/** The files that name a database themselves, whatever the lane. */
const WITH_THEIR_OWN = [
  'tests/server/core/{fleet,database/postgres}/*.test.ts',
  'tests/server/operator/{container,move}.test.ts'
]

/** What opens the databases of tests. A file that imports none of it, also by way of others, uses none. */
const OPENERS = ['prepared-database.ts', 'server-database.ts'].map((name) =>
  resolve('tests/support', name)
)

/** Returns which of these files run on PostgreSQL, in the same order. */
export function filesOnPostgres(all: string[]): string[] {
  const left = new Set(globSync([...WITH_THEIR_OWN, ...Object.keys(SQLITE_ONLY)]))
  const known = new Map<string, string[]>()
  const usesDatabase = (file: string, seen: Set<string>): boolean => {
    if (OPENERS.includes(file)) return true
    if (seen.has(file)) return false
    seen.add(file)
    const imported = known.get(file) ?? importedBy(file)
    known.set(file, imported)
    return imported.some((other) => usesDatabase(other, seen))
  }
  return all.filter((file) => !left.has(file) && usesDatabase(resolve(file), new Set()))
}

/** Lists what a file of the tests imports from tests/. */
function importedBy(file: string): string[] {
  const names = readFileSync(file, 'utf8').matchAll(/ from '(\.[^']+\.ts)'/g)
  const paths = Array.from(names, ([, name]) => resolve(dirname(file), name ?? ''))
  return paths.filter((path) => path.startsWith(resolve('tests')))
}
