import { open, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { temporaryBeside } from './atomic-file.ts'

/** The folders that the server writes to. Each of them may be on a different disk. */
export type Place = 'data' | 'storage' | 'store'
export type Folders = Partial<Record<Place, string>>

/**
 * How much room the disk of a folder has. `freeBytes` is what we may use; with less than `leastBytes`, the disk counts
 * as full.
 */
export type Room = { place: Place; freeBytes: number; leastBytes: number }

/**
 * Enough for three copies of a 5 MB photograph (its backup, its result, and the result beside the picture in the
 * store) and for 4 MB of the database's log.
 */
const LEAST_BYTES = 20_000_000

/** On a small disk, less than this share of its size counts as full. It is the share that ext4 reserves. */
const LEAST_SHARE = 1 / 20

/**
 * Returns how much room a folder's disk has left; undefined when that cannot be determined, for example because the
 * folder does not exist.
 */
async function roomOf(place: Place, folder: string): Promise<Room | undefined> {
  const disk = await statfs(folder).catch(() => undefined)
  // Some network and FUSE file systems do not report their size.
  if (!disk || disk.blocks === 0) return undefined
  return {
    place,
    freeBytes: disk.bavail * disk.bsize,
    leastBytes: Math.round(Math.min(LEAST_BYTES, disk.blocks * disk.bsize * LEAST_SHARE))
  }
}

/** Tells whether there is room enough to work. */
export const isEnough = ({ freeBytes, leastBytes }: Room): boolean => freeBytes >= leastBytes

export async function roomsOf(folders: Folders): Promise<Room[]> {
  const rooms = await Promise.all(
    Object.entries(folders).map(([place, folder]) => roomOf(place as Place, folder))
  )
  return rooms.filter((room) => room !== undefined)
}

const CHUNK = Buffer.alloc(65_536)

/**
 * Writes a temporary file of `bytes` bytes into the folder and removes it again. Only a write shows that a quota is
 * used up or that no inodes are left.
 * @returns the error, if there was one
 */
export async function tryToWrite(folder: string, bytes: number): Promise<unknown> {
  // Listings of the store ignore a temporary name. If the file is left behind here, the next start removes it.
  const path = temporaryBeside(join(folder, 'any'))
  try {
    await writeSynced(path, Math.max(1, bytes))
    return undefined
  } catch (error) {
    return error
  } finally {
    await rm(path, { force: true }).catch(() => {})
  }
}

async function writeSynced(path: string, bytes: number): Promise<void> {
  const file = await open(path, 'wx')
  try {
    for (let left = bytes; left > 0; left -= CHUNK.length)
      await file.writeFile(CHUNK.subarray(0, Math.min(left, CHUNK.length)))
    await file.sync()
  } finally {
    await file.close()
  }
}
