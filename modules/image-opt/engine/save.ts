import { readFile, rm, stat } from 'node:fs/promises'
import { moveDurably, writeNewFile } from '../../../server/core/durable-file.ts'
import { sha256 } from '../../../server/core/files.ts'
import { LIMITS } from './limits.ts'
import { refused } from './refusal.ts'

/** Where a result grows until it is whole. Whoever ends a task by force removes this one too. */
export const partOf = (output: string): string => `${output}.part`

export async function readPicture(path: string): Promise<Buffer> {
  const { size } = await stat(path)
  if (size > LIMITS.fileBytes)
    throw refused('too-large', `${size} bytes, at most ${LIMITS.fileBytes}`)
  return readFile(path)
}

/** Whole or not at all, and on the disk when it returns: a power cut may follow. Gives the sha-256. */
export async function savePicture(path: string, bytes: Buffer): Promise<string> {
  const part = partOf(path)
  // A task that was ended by force and is tried again may have left one.
  await rm(part, { force: true })
  await writeNewFile(part, bytes)
  await moveDurably(part, path)
  return sha256(bytes)
}
