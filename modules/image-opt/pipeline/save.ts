import { createHash } from 'node:crypto'
import { open, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
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
  try {
    await using file = await open(part, 'w')
    await file.writeFile(bytes)
    await file.sync()
  } catch (error) {
    await rm(part, { force: true })
    throw error
  }
  await rename(part, path)
  await syncFolder(dirname(path))
  return createHash('sha256').update(bytes).digest('hex')
}

/** The rename is durable only with its folder. Windows cannot open folders and needs no such step. */
async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return
  await using folder = await open(path, 'r')
  await folder.sync()
}
