import { lstatSync, type Stats, statSync } from 'node:fs'
import { ConfigError } from '../config/config.ts'
import { isAbsent } from './errors.ts'

/**
 * Checks, before a file is opened, that nothing else has its name: to open a pipe may take for ever.
 * @throws ConfigError when there is a folder, a pipe or anything else but a file
 */
export const expectFile = (path: string): void => expectKind(path, 'file')

/** @throws ConfigError when something else has this name */
export function expectKind(path: string, wanted: 'file' | 'folder'): void {
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
