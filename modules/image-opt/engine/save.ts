import { readFile, rm, stat } from 'node:fs/promises'
import { moveDurably, writeNewFile } from '../../../server/core/disk/durable-file.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import { LIMITS } from './limits.ts'
import { refused } from './refusal.ts'

/** Returns the path of a result that is still being written. Code that kills a task must delete this file too. */
export const partOf = (output: string): string => `${output}.part`

export async function readPicture(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > LIMITS.fileBytes)
    throw refused('too-large', `${size} bytes, at most ${LIMITS.fileBytes}`)
  return readFile(path)
}

/**
 * Writes the whole file or nothing, and returns once the file would survive a power cut.
 * @returns the sha-256
 */
export async function savePicture(path: string, bytes: Buffer): Promise<string> {
  const part = partOf(path)
  // An earlier attempt may have been killed while it was writing this file.
  await rm(part, { force: true })
  await writeNewFile(part, bytes)
  await moveDurably(part, path)
  return sha256(bytes)
}
