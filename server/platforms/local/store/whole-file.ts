import type { FileHandle } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { openRegularFile } from './store-file.ts'

/** A file that is open, with the bytes that it had. `version` is that of the file before it was read. */
export type WholeFile = { file: FileHandle; bytes: Buffer; version: string }

/** A file that was changed this recently may still be in the middle of a save. */
const RECENT_MS = 1000

const PAUSE_MS = 20

/** With the pauses, this is two seconds. */
const MOST_PAUSES = 100

/**
 * Opens a file that somebody may be saving. If an editor has emptied it and not yet written all of it again, waits for
 * the rest, but not for ever; the bytes may then be those of a file that is simply wrong.
 * @param isWhole whether these bytes can be all that the file is to have
 */
export async function openWhole(
  place: string,
  maxBytes: number,
  isWhole: (bytes: Buffer) => boolean
): Promise<WholeFile> {
  for (let pauses = 0; ; pauses++) {
    const { file, version } = await openRegularFile(place, maxBytes)
    try {
      const bytes = await bytesOf(file)
      const { mtimeMs } = await file.stat()
      const isRecent = Math.abs(Date.now() - mtimeMs) < RECENT_MS
      if (isWhole(bytes) || !isRecent || pauses === MOST_PAUSES) return { file, bytes, version }
    } catch (error) {
      await file.close()
      throw error
    }
    await file.close()
    await setTimeout(PAUSE_MS)
  }
}

/** As `openWhole`, and closes the file. */
export async function readWhole(
  place: string,
  maxBytes: number,
  isWhole: (bytes: Buffer) => boolean
): Promise<Buffer> {
  const { file, bytes } = await openWhole(place, maxBytes, isWhole)
  await file.close()
  return bytes
}

/**
 * Returns what somebody wrote into an open file after it was read, even if its name leads to another file by now;
 * undefined if nobody did, or if they never finished.
 */
export async function savedSince(
  { file, bytes }: WholeFile,
  isWhole: (bytes: Buffer) => boolean
): Promise<Buffer | undefined> {
  for (let pauses = 0; pauses < MOST_PAUSES; pauses++) {
    const now = await bytesOf(file)
    if (now.equals(bytes)) return undefined
    if (isWhole(now)) return now
    await setTimeout(PAUSE_MS)
  }
  return undefined
}

/** Reads all of an open file, however much of it was read before. */
async function bytesOf(file: FileHandle): Promise<Buffer> {
  const { size } = await file.stat()
  const buffer = Buffer.alloc(size)
  let length = 0
  while (length < size) {
    const { bytesRead } = await file.read(buffer, length, size - length, length)
    if (bytesRead === 0) break
    length += bytesRead
  }
  return buffer.subarray(0, length)
}
