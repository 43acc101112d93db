import { existsSync, readFileSync, realpathSync } from 'node:fs'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join, parse } from 'node:path'
import { parseEnv } from 'node:util'
import { SECRETS } from '../core/backup/contents.ts'
import { refuseHalfRestored } from '../core/backup/restoring.ts'
import { UsageError } from '../core/command-errors.ts'
import { type Config, ConfigError } from '../core/config/config.ts'
import { lockDataDir } from '../core/database/lock.ts'
import { moveIntoFree, temporaryBeside } from '../core/disk/atomic-file.ts'
import { syncFoldersAbove } from '../core/disk/durable-file.ts'
import { EXIT } from '../core/exit-codes.mjs'
import { markDatabase, moveDatabase } from '../core/move/move-database.ts'
import { type MovedFiles, moveFiles, nameOfStorage, openStorages } from '../core/move/move-files.ts'
import { nameOfDatabase } from '../core/move/sides.ts'
import { makeDataDir, readSettings, type Settings } from '../read-config.ts'
import { wordsAndJson } from './parse-words.ts'
import { counted, print } from './print.ts'

type Side = Pick<Settings, 'dataDir' | 'databaseUrl' | 'bucket'>
type Target = Side & Pick<Settings, 'secretKey'>

/**
 * Copies the whole installation to the place that a file of variables names (`npx page-speed-boost move <file>`), and
 * compares the copy. `whileStopped` holds the lock on DATA_DIR. Killed at any moment, the command is repeated.
 * @returns EXIT.foundWrong if an original is damaged, which is not copied
 */
export async function move(from: Config, args: string[]): Promise<number> {
  const { words, isJson } = wordsAndJson('move', args, 1)
  const [file] = words
  if (file === undefined)
    throw new UsageError(
      'name a file with the variables of the new place: npx page-speed-boost move <file>'
    )
  const to = readTarget(file)
  requireSecret(from, to, file)
  refuseHalfRestored(to.dataDir)
  makeDataDir(to.dataDir)
  const isSameFolder = realpathSync(from.dataDir) === realpathSync(to.dataDir)
  const lock = isSameFolder ? undefined : await lockDataDir(to.dataDir)
  try {
    const report = (text: string) => console.error(text)
    const names = { from: await namesOf(from), to: await namesOf(to) }
    const movesFiles = names.from.storage !== names.to.storage
    const movesDatabase = names.from.database !== names.to.database
    if (!movesFiles && !movesDatabase)
      throw new UsageError(`${file} names the place where everything is already`)
    await requireSameSecrets(from.dataDir, to.dataDir)
    const storages = movesFiles
      ? await openStorages(from, { ...to, secretKey: from.secretKey })
      : undefined
    if (movesDatabase) await markDatabase(from, to)
    if (!isSameFolder) await copySecrets(from.dataDir, to.dataDir)
    // The folders above DATA_DIR may be new as well.
    const dataDir = realpathSync(to.dataDir)
    await syncFoldersAbove(join(dataDir, 'any'), parse(dataDir).root)
    const files = storages ? await moveFiles(storages, report) : null
    // The database is completed last: until then no server starts there.
    const tables = movesDatabase ? await moveDatabase(from, to, report) : null
    print(
      isJson,
      { ...names, files, tables },
      ...linesOf(names.to, files, tables && { tables: tables.length, rows: sum(tables) })
    )
    return files && files.damaged.length > 0 ? EXIT.foundWrong : EXIT.done
  } finally {
    lock?.release()
  }
}

const namesOf = async (side: Side) => ({
  database: nameOfDatabase(side),
  storage: await nameOfStorage(side)
})

const sum = (tables: { rows: number }[]): number =>
  tables.reduce((rows, table) => rows + table.rows, 0)

function linesOf(
  to: { database: string; storage: string },
  files: MovedFiles | null,
  database: { tables: number; rows: number } | null
): string[] {
  return [
    ...(files?.damaged ?? []).map((name) => `damaged, and not copied: ${name}`),
    ...(files ? [`${counted(files.originals, 'original')}: ${to.storage}`] : []),
    ...(database
      ? [`${counted(database.rows, 'row')} in ${database.tables} tables: ${to.database}`]
      : []),
    'The copy is equal, and the old place is as it was. Start the server with the new variables.'
  ]
}

/** @throws UsageError or ConfigError when the file does not name a place */
function readTarget(file: string): Target {
  if (!existsSync(file)) throw new UsageError(`there is no file ${file}`)
  const variables = parseEnv(readFileSync(file, 'utf8'))
  if (!variables.DATA_DIR) throw new UsageError(`${file} does not set DATA_DIR`)
  return readSettings(variables)
}

/** @throws ConfigError unless the new place has the key that seals the tokens of Shopify shops */
function requireSecret(from: Config, to: Target, file: string): void {
  if (to.secretKey !== null && to.secretKey !== from.secretKey)
    throw new ConfigError(
      `${file} sets another SECRET_KEY than the old place has; set the same, or the tokens of shops are lost`
    )
  if (to.secretKey === null && !existsSync(join(from.dataDir, 'secret-key')))
    throw new ConfigError(`${file} does not set SECRET_KEY, which the old place has as a variable`)
}

/** @throws ConfigError when the new DATA_DIR has other secrets */
async function requireSameSecrets(from: string, to: string): Promise<void> {
  for (const [source, target] of secretsOf(from, to))
    if (existsSync(target) && !(await readFile(target)).equals(await readFile(source)))
      throw new ConfigError(
        `${target} is the secret of another installation; name another DATA_DIR`
      )
}

async function copySecrets(from: string, to: string): Promise<void> {
  for (const [source, target] of secretsOf(from, to))
    if (!existsSync(target)) await putSecret(target, await readFile(source))
}

/** Returns the secrets of one folder, each with its place in the other. */
const secretsOf = (from: string, to: string): [string, string][] =>
  SECRETS.map((name): [string, string] => [join(from, name), join(to, name)]).filter(([source]) =>
    existsSync(source)
  )

/** Writes a secret that is whole or missing, however the command ends. */
async function putSecret(path: string, secret: Uint8Array): Promise<void> {
  const temporary = temporaryBeside(path)
  try {
    await writeFile(temporary, secret, { mode: 0o600, flag: 'wx', flush: true })
    await moveIntoFree(temporary, path)
  } finally {
    await rm(temporary, { force: true })
  }
}
