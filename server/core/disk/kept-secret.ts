import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ConfigError } from '../config/config.ts'
import { SECRET_LENGTH } from '../config/variables.ts'
import { temporaryBeside } from './atomic-file.ts'

/**
 * Returns a secret that is created at the first start and stored in DATA_DIR, readable by its owner only
 * (specification §2.2).
 * @throws ConfigError when the file is damaged, or cannot be read or written
 */
export function keptSecret(path: string): string {
  return complete(path, () => readOrMakeSecret(path))
}

/**
 * Checks the secret in the file, if there is one, and creates none.
 * @throws ConfigError when the file is damaged, or cannot be read
 */
export function checkKeptSecret(path: string): void {
  if (!existsSync(path) || isCutShort(path)) return
  complete(path, () => readFileSync(path, 'utf8').trim())
}

function complete(path: string, read: () => string): string {
  const kept = orExplain(path, read)
  if (kept.length < SECRET_LENGTH)
    throw new ConfigError(`${path} is damaged; delete it, and the next start creates a new one`)
  return kept
}

function orExplain(path: string, read: () => string): string {
  try {
    return read()
  } catch (error) {
    throw new ConfigError(`DATA_DIR: ${path} cannot be used: ${(error as Error).message}`)
  }
}

/**
 * Returns the secret in the file, or creates both if there is no file. If the process is killed, the file is either
 * complete or missing.
 */
function readOrMakeSecret(path: string): string {
  if (isCutShort(path)) rmSync(path)
  if (!existsSync(path)) makeSecret(path)
  return readFileSync(path, 'utf8').trim()
}

/**
 * Returns whether the file may be replaced because it was never used: it is empty, and there is no database yet. An
 * older version left such a file when it was killed during its first start. If a database exists, the secret was in
 * use, and the operator has to learn that it was lost.
 */
function isCutShort(path: string): boolean {
  const isFirstStart = !existsSync(join(dirname(path), 'page-speed-boost.db'))
  return isFirstStart && existsSync(path) && readFileSync(path, 'utf8') === ''
}

function makeSecret(path: string): void {
  const temporary = temporaryBeside(path)
  const secret = randomBytes(24).toString('hex')
  try {
    writeFileSync(temporary, secret, { mode: 0o600, flag: 'wx', flush: true })
    giveName(temporary, path)
  } finally {
    rmSync(temporary, { force: true })
  }
}

/**
 * Gives the file with the new secret its final name. When two servers start at the same time, the first one to do so
 * wins, and both use its secret.
 */
function giveName(temporary: string, path: string): void {
  try {
    linkSync(temporary, path)
  } catch (error) {
    // Some disks have no hard links (FAT, some network shares). There, the file is renamed instead.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(temporary, path)
  }
}
