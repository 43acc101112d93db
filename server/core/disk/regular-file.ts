import type { BigIntStats } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { isAbsent } from './errors.ts'

/** Returns undefined when the path is missing or not a regular file. */
export async function findRegularFile(place: string): Promise<BigIntStats | undefined> {
  try {
    const stats = await lstat(place, { bigint: true })
    return stats.isFile() ? stats : undefined
  } catch (error) {
    if (isAbsent(error)) return undefined
    throw error
  }
}

/**
 * Identifies the content of a file without reading it. The inode is included because another file of the same length
 * may replace this one within one tick of the file system's clock.
 */
export const versionOf = (stats: BigIntStats): string =>
  `${stats.size}-${stats.mtimeNs}-${stats.ino}`
