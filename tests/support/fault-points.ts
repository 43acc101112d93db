import { appendFileSync, existsSync } from 'node:fs'
import promises, { type FileHandle } from 'node:fs/promises'
import { syncBuiltinESMExports } from 'node:module'
import Sqlite from 'better-sqlite3'

/**
 * This file is preloaded into the server (`node --import`). It gives each durable step a name: each write to the
 * database once it is committed, and each file that is synced, renamed, linked or removed. Nothing in the server knows of
 * it, so a new step has a name without being told.
 * - FAULTS_IN is the folder whose file `armed` switches this on, once the server has started.
 * - FAULT is the step at which the process is killed like in a power cut: `before rename …` or `after rename …`.
 * - Without FAULT, the names are written to the file `steps` in that folder.
 */

const { FAULTS_IN = '', FAULT = '' } = process.env

// The codec host inherits the preloaded files, but only the server is killed.
const isServer = /\bmain\.(js|ts)$/.test(process.argv[1] ?? '')

const isArmed = () => isServer && existsSync(`${FAULTS_IN}/armed`)

/** Marks one side of a step. */
function mark(when: 'before' | 'after', name: string): void {
  if (FAULT === `${when} ${name}` && isArmed()) process.kill(process.pid, 'SIGKILL')
  if (FAULT === '' && when === 'before' && isArmed())
    appendFileSync(`${FAULTS_IN}/steps`, `${name}\n`)
}

/** Replaces what differs from run to run in a path. */
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
      const result = await real(...given)
      mark('after', step)
      return result
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

/** Runs a statement, which is a step of its own if it ends a transaction or is outside of one. */
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
