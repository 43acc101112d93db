import { type BigIntStats, constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { StoreError } from '../platforms/store-platform.ts'
import { goneError, isAbsent } from './disk-errors.ts'
import { sha256OfFile } from './files.ts'

/** NOFOLLOW keeps links from leading out of the store. NONBLOCK keeps a named pipe from blocking us for ever. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * Returns the bytes of a regular file, and refuses everything else.
 * @throws StoreError `too-large`, without reading the file, when it has more than `maxBytes`
 */
export async function readRegularFile(place: string, maxBytes: number): Promise<Buffer> {
  const file = await open(place, READ)
  try {
    const stats = await file.stat()
    if (!stats.isFile()) throw goneError(place)
    if (stats.size > maxBytes) {
      throw new StoreError('too-large', `${place} has ${stats.size} bytes, at most ${maxBytes}`)
    }
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/** Returns the sha-256 of a regular file of any size, and the version that was hashed. */
export async function hashRegularFile(place: string): Promise<{ hash: string; version: string }> {
  const file = await open(place, READ)
  try {
    const stats = await file.stat({ bigint: true })
    if (!stats.isFile()) throw goneError(place)
    return { hash: await sha256OfFile(file), version: versionOf(stats) }
  } finally {
    await file.close()
  }
}

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
