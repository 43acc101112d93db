import { type BigIntStats, constants } from 'node:fs'
import { lstat, open } from 'node:fs/promises'
import { StoreError } from '../platforms/store-platform.ts'
import { goneError, isAbsent } from './disk-errors.ts'
import { sha256OfFile } from './files.ts'

/** NOFOLLOW: no link leads out of the store. NONBLOCK: a named pipe must not stop us for ever. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * The bytes of a regular file, and of nothing else.
 * @throws StoreError `too-large`, unread, when it has more than `maxBytes`
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

/** The sha-256 of a regular file of any size, and the version that had it. */
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

/** Nothing for what is absent or not a regular file. */
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
 * Tells one content from another without reading it. The inode is part of it because a file of equal
 * length can take another's place within one tick of the clock that stamps files.
 */
export const versionOf = (stats: BigIntStats): string =>
  `${stats.size}-${stats.mtimeNs}-${stats.ino}`
