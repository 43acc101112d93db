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
    /** The folder that contains the whole storage. Its own name has to survive a power cut as well. */
    directory: string
    records: Records
  }

/**
 * Returns the functions that put files into storage (see Originals). The files and their records survive a power cut.
 */
export function openKeeping({
  directory,
  pathOf,
  scratchPath,
  records
}: KeepingDeps): Pick<Originals, 'keep' | 'keepFile' | 'renew'> {
  const lasting = new Set<string>()

  /**
   * Creates a folder and syncs it even if it exists, because a process may have been killed between creating and
   * syncing it.
   */
  async function openFolder(path: string): Promise<void> {
    await mkdir(path, { recursive: true })
    if (lasting.has(path)) return
    // The folder above the storage is synced as well, because it holds the name of the storage folder.
    await syncFoldersAbove(join(path, 'any'), dirname(directory))
    lasting.add(path)
  }

  return {
    async keep(shopId, bytes) {
      const hash = sha256(bytes)
      const path = pathOf(shopId, hash)
      await openFolder(dirname(path))
      // The record is renewed before the file is checked. A sweep that runs at the same time has then either already
      // removed the file, or will keep it.
      await records.renew(shopId, hash)
      if (await isWhole(path, hash)) {
        // The file is already stored, but its folder may not have been synced: the call that stored it may still be
        // running, or its process may have been killed.
        await syncFolder(dirname(path))
        return hash
      }
      const temporary = scratchPath()
      try {
        await writeNewFile(temporary, bytes)
        await refuseOther(temporary, hash)
        await moveDurably(temporary, path)
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
      return hash
    },

    async keepFile(shopId, path, hash) {
      const kept = pathOf(shopId, hash)
      await refuseOther(path, hash)
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

/** @throws when the file does not have the content with this hash, because the memory or the disk has corrupted it */
async function refuseOther(path: string, hash: string): Promise<void> {
  if (!(await isWhole(path, hash)))
    throw new Error(`Expected ${path} to have the content ${hash} but it has another one`)
}
