import { open, readFile } from 'node:fs/promises'
import type { OpenPicture } from '../pictures/open-picture.ts'
import { sha256, sha256OfFile } from './hash.ts'
import { undefinedWhenMissing } from './missing.ts'

/*
 * A stored file is named after the hash of its content. The content is compared with the name on every read, because
 * the file may be the last copy of a picture.
 */

export const otherContent = (hash: string) =>
  new Error(`Expected kept file ${hash} to have its content but received other bytes`)

/** Returns whether the file exists and its content matches its name. */
export async function isWhole(path: string, hash: string): Promise<boolean> {
  const file = await open(path, 'r').catch(undefinedWhenMissing)
  if (!file) return false
  try {
    return (await sha256OfFile(file)) === hash
  } finally {
    await file.close()
  }
}

/**
 * Returns the bytes of a stored file.
 * @throws when the file is missing, or when its content no longer matches its name
 */
export async function readWhole(path: string, hash: string): Promise<Uint8Array> {
  const bytes = await readFile(path)
  if (sha256(bytes) !== hash) throw otherContent(hash)
  return bytes
}

/**
 * Opens a file without holding it in memory. The caller closes it.
 * @throws as readWhole does
 */
export async function openWhole(path: string, hash: string): Promise<OpenPicture> {
  const file = await open(path, 'r')
  try {
    if ((await sha256OfFile(file)) !== hash) throw otherContent(hash)
    return { file, sizeBytes: (await file.stat()).size }
  } catch (error) {
    await file.close()
    throw error
  }
}

/** @throws when the file does not have the content with this hash, because the memory or the disk has corrupted it */
export async function refuseOther(path: string, hash: string): Promise<void> {
  if (!(await isWhole(path, hash)))
    throw new Error(`Expected ${path} to have the content ${hash} but it has another one`)
}
