import { mkdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { moveDurably, syncFolder, syncFoldersAbove, writeNewFile } from '../disk/durable-file.ts'
import { sha256 } from './hash.ts'
import type { Records } from './kept-records.ts'
import type { Originals } from './originals.ts'
import type { Scratch } from './scratch.ts'
import { isWhole } from './whole-file.ts'

type KeepingDeps = Pick<Originals, 'pathOf'> &
  Pick<Scratch, 'scratchPath'> & {
    /** The whole storage: its own name has to last as well. */
    directory: string
    records: Records
  }

/** Puts files into storage so that they and their records survive a power cut; see Originals. */
export function openKeeping({
  directory,
  pathOf,
  scratchPath,
  records
}: KeepingDeps): Pick<Originals, 'keep' | 'keepFile' | 'renew'> {
  const lasting = new Set<string>()

  /** A folder that is there may be the work of a process killed before it could sync it. */
  async function openFolder(path: string): Promise<void> {
    await mkdir(path, { recursive: true })
    if (lasting.has(path)) return
    // Up to the one above the storage: it holds the storage's own name.
    await syncFoldersAbove(join(path, 'any'), dirname(directory))
    lasting.add(path)
  }

  return {
    async keep(shopId, bytes) {
      const hash = sha256(bytes)
      const path = pathOf(shopId, hash)
      await openFolder(dirname(path))
      // The record first: a sweep has either removed the file by now, or will leave it alone.
      await records.renew(shopId, hash)
      if (await isWhole(path, hash)) {
        // Whoever put it there may be about to sync it, or have been killed before.
        await syncFolder(dirname(path))
        return hash
      }
      const temporary = scratchPath()
      try {
        await writeNewFile(temporary, bytes)
        await moveDurably(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      return hash
    },

    async keepFile(shopId, path, hash) {
      const kept = pathOf(shopId, hash)
      // What was sent is no proof of what the disk took.
      if (!(await isWhole(path, hash)))
        throw new Error(`Expected ${path} to have the content ${hash} but it has another one`)
      await openFolder(dirname(kept))
      await records.renewWaiting(shopId, hash)
      if (await isWhole(kept, hash)) await syncFolder(dirname(kept))
      else await moveDurably(path, kept)
    },

    async renew(shopId, hash, before) {
      const known = before && (await records.read(shopId, hash))
      if (known && !known.isWaiting && Date.parse(known.neededAt) >= before.getTime()) return
      if (await records.renewKept(shopId, hash)) await syncFolder(dirname(pathOf(shopId, hash)))
    }
  }
}
