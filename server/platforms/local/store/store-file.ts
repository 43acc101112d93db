import { constants } from 'node:fs'
import { open } from 'node:fs/promises'
import { versionOf } from '../../../core/disk/regular-file.ts'
import { sha256OfFile } from '../../../core/files/hash.ts'
import type { OpenPicture } from '../../../core/pictures/open-picture.ts'
import { StoreError } from '../../store-platform.ts'
import { goneError } from './store-errors.ts'

/** NOFOLLOW: a link must not lead out of the store. NONBLOCK: a named pipe must not block the server for ever. */
const READ = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0)

/**
 * Returns the bytes of a regular file. Throws for anything else, such as a folder or a link.
 * @throws StoreError `too-large`, without reading the file, when it has more than `maxBytes`
 */
export async function readRegularFile(place: string, maxBytes: number): Promise<Buffer> {
  const { file } = await openRegularFile(place, maxBytes)
  try {
    return await file.readFile()
  } finally {
    await file.close()
  }
}

/**
 * Opens a regular file. Throws for anything else, such as a folder or a link. The size and version it returns are
 * those of the open file, even if another file takes over the name.
 * @throws StoreError `too-large` when it has more than `maxBytes`
 */
export async function openRegularFile(
  place: string,
  maxBytes: number
): Promise<OpenPicture & { version: string }> {
  const file = await open(place, READ)
  try {
    const stats = await file.stat({ bigint: true })
    if (!stats.isFile()) throw goneError(place)
    if (stats.size > maxBytes)
      throw new StoreError('too-large', `${place} has ${stats.size} bytes, at most ${maxBytes}`)
    return { file, sizeBytes: Number(stats.size), version: versionOf(stats) }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** Returns the SHA-256 of a regular file of any size, with the version of the file whose content was hashed. */
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
