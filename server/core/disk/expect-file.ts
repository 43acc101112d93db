import { lstatSync, type Stats, statSync } from 'node:fs'
import { join } from 'node:path'
import { DATABASE, SECRETS } from '../backup/contents.ts'
import { ConfigError } from '../config/config.ts'
import { isAbsent } from './errors.ts'

/** What a server opens in DATA_DIR by a fixed name. SQLite opens the files beside a database as well. */
const FILES = [
  ...SECRETS,
  ...['lock.db', DATABASE].flatMap((name) =>
    ['', '-wal', '-shm', '-journal'].map((ending) => name + ending)
  ),
  'storage/move.json',
  'storage/last-look.json'
]
const FOLDERS = ['storage', 'storage/originals', 'storage/thumbnails', 'storage/scratch']

/** @throws ConfigError when something in DATA_DIR is not of the kind that its name stands for */
export function expectKinds(dataDir: string): void {
  for (const name of FOLDERS) expect(join(dataDir, name), 'folder')
  for (const name of FILES) expectFile(join(dataDir, name))
}

/**
 * Checks, before a file is opened, that nothing else has its name: to open a pipe may take for ever.
 * @throws ConfigError when there is a folder, a pipe or anything else but a file
 */
export const expectFile = (path: string): void => expect(path, 'file')

function expect(path: string, wanted: 'file' | 'folder'): void {
  const found = kindOf(path)
  if (found !== undefined && found !== wanted)
    throw new ConfigError(`${path} has to be a ${wanted}, but is a ${found}; move it away`)
}

/** Returns what is at this path, following links; undefined if nothing is. */
function kindOf(path: string): string | undefined {
  const stats = statsOf(path, statSync)
  if (!stats) return statsOf(path, lstatSync) && 'link that leads to nothing'
  if (stats.isFile()) return 'file'
  if (stats.isDirectory()) return 'folder'
  return stats.isFIFO() ? 'pipe' : stats.isSocket() ? 'socket' : 'device'
}

function statsOf(path: string, stat: (path: string) => Stats): Stats | undefined {
  try {
    return stat(path)
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw new ConfigError(`${path} cannot be used: ${(error as Error).message}`)
  }
}
