import { appendFileSync, existsSync } from 'node:fs'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import Sqlite from 'better-sqlite3'

/**
 * Preloaded into the server (`node --import`), this file gives each durable step a name: each write to the database
 * once it is committed, and each file that is synced, renamed, linked or removed. The server's code knows nothing of
 * this file, so a new step gets its name without any change.
 * - FAULTS_IN is a folder. The steps count only once the file `armed` exists in it, which the test creates after the
 *   server has started.
 * - FAULT is the step before or after which the process kills itself: `before rename …` or `after rename …`.
 * - Without FAULT, the names are written to the file `steps` in that folder.
 */

const { FAULTS_IN = '', FAULT = '' } = process.env

// The codec host preloads this file as well, but only the server is to be killed.
const isServer = /\bmain\.(js|ts)$/.test(process.argv[1] ?? '')

const isArmed = () => isServer && existsSync(`${FAULTS_IN}/armed`)

/**
 * Call this before and after each step. Kills the process if FAULT names this moment. Without FAULT, records the name.
 */
function mark(when: 'before' | 'after', name: string): void {
  if (FAULT === `${when} ${name}` && isArmed()) process.kill(process.pid, 'SIGKILL')
  if (FAULT === '' && when === 'before' && isArmed())
    appendFileSync(`${FAULTS_IN}/steps`, `${name}\n`)
}

/** Returns the path without the parts that differ between runs, such as ids and hashes. */
const nameOf = (path: unknown): string =>
  String(path)
    .replace(/^.*\/(data|store)(?=\/|$)/, '$1')
    .replace(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '…')
    .replace(/\/\d+(?=\/|$)/g, '/…')
    .replace(/\/[0-9a-f]{2}(?=\/|$)/g, '/…')
    .replace(/[0-9a-f]{16,64}/g, '…')

for (const name of ['rename', 'link', 'rm', 'unlink'] as const) {
  const real = promises[name] as (...given: unknown[]) => Promise<unknown>
  Object.assign(promises, {
    async [name](...given: unknown[]) {
      const step = `${name} ${nameOf(given[0])}`
      mark('before', step)
      try {
        return await real(...given)
      } finally {
        // Some of these calls may fail, such as the renaming of a file that is not always there.
        mark('after', step)
      }
    }
  })
}

const { open } = promises
Object.assign(promises, {
  async open(...given: Parameters<typeof open>): Promise<FileHandle> {
    const handle = await open(...given)
    const step = `sync ${nameOf(given[0])}`
    const sync = handle.sync.bind(handle)
    handle.sync = async () => {
      mark('before', step)
      await sync()
      mark('after', step)
    }
    return handle
  }
})
syncBuiltinESMExports()

/** The tables written since the transaction began. */
let written: string[] = []

const WRITE = /^(?:with\b.*\b)?(?:insert (?:or \w+ )?into|update|delete from) "?(\w+)/is

/**
 * Runs a statement. It is a step if it commits a transaction that wrote something, or if it writes outside a
 * transaction.
 */
function runStep(text: string, isInside: boolean, run: () => unknown): unknown {
  const [, table] = WRITE.exec(text) ?? []
  if (text === 'begin') written = []
  if (table) written.push(table)
  const isStep = text === 'commit' ? written.length > 0 : table !== undefined && !isInside
  if (!isStep) return run()
  const step = `commit ${[...new Set(written)].join(', ')}`
  written = []
  mark('before', step)
  const result = run()
  mark('after', step)
  return result
}

const { prepare } = Sqlite.prototype
Sqlite.prototype.prepare = function (this: Sqlite.Database, text: string) {
  const statement = prepare.call(this, text)
  for (const name of ['run', 'all', 'get'] as const) {
    const real = statement[name].bind(statement) as (...given: unknown[]) => unknown
    const wrapped = (...given: unknown[]) => runStep(text, this.inTransaction, () => real(...given))
    Object.assign(statement, { [name]: wrapped })
  }
  return statement
} as typeof prepare
