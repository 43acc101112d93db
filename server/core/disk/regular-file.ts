import type { BigIntStats } from 'node:fs'
import { lstat } from 'node:fs/promises'
import { isAbsent } from './errors.ts'

/** Returns the stats of the file at `place`; undefined when there is none, or when it is not a regular file. */
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
 * Returns a text that changes with the file's content, without reading the file. It includes the inode, because
 * another file of the same length may replace this one within one tick of the file system's clock.
 */
export const versionOf = (stats: BigIntStats): string =>
  `${stats.size}-${stats.mtimeNs}-${stats.ino}`
