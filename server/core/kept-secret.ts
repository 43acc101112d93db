import { randomBytes } from 'node:crypto'
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { temporaryBeside } from './atomic-file.ts'

/**
 * The secret in this file, readable by us alone; made on the first start. A start that is killed leaves it
 * whole or not at all.
 */
export function readOrMakeSecret(path: string): string {
  if (isCutShort(path)) rmSync(path)
  if (!existsSync(path)) makeSecret(path)
  return readFileSync(path, 'utf8').trim()
}

/**
 * A first start of an older version could be killed between making the file and filling it. Once there is a
 * database the secret was in use, and whoever lost it has to know.
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

/** Of two servers that start at once, both take the secret of the first. */
function giveName(temporary: string, path: string): void {
  try {
    linkSync(temporary, path)
  } catch (error) {
    // No hard links on this disk (FAT, some shares).
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') renameSync(temporary, path)
  }
}
