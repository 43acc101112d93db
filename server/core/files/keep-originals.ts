import { sha256 } from './hash.ts'
import type { KeyOf, Records } from './kept-records.ts'
import type { ObjectStorage } from './object-storage.ts'
import type { Originals } from './originals.ts'
import { refuseOther } from './whole-file.ts'

type KeepingDeps = { storage: ObjectStorage; keyOf: KeyOf; records: Records }

/**
 * Returns the functions that put files into storage (see Originals). The files and their records survive a power cut.
 */
export function openKeeping({
  storage,
  keyOf,
  records
}: KeepingDeps): Pick<Originals, 'keep' | 'keepFile' | 'renew'> {
  async function store(
    key: string,
    hash: string,
    content: Uint8Array | { path: string }
  ): Promise<void> {
    // The file may already be stored while its folder has not been synced: the call that stored it may still be
    // running, or its process may have been killed.
    if (await storage.isWhole(key, hash)) await storage.settle(key)
    else await storage.putOriginal(key, hash, content)
  }

  return {
    async keep(shopId, bytes) {
      const hash = sha256(bytes)
      const key = keyOf(shopId, hash)
      await storage.prepare(key)
      // The record is renewed before the file is checked. A sweep that runs at the same time has then either already
      // removed the file, or will keep it.
      await records.renew(shopId, hash)
      await store(key, hash, bytes)
      return hash
    },

    async keepFile(shopId, path, hash) {
      const key = keyOf(shopId, hash)
      await refuseOther(path, hash)
      await storage.prepare(key)
      await records.renewWaiting(shopId, hash)
      await store(key, hash, { path })
    },

    async renew(shopId, hash, before) {
      const known = before && (await records.read(shopId, hash))
      if (known && !known.isWaiting && Date.parse(known.neededAt) >= before.getTime()) return
      if (await records.renewKept(shopId, hash)) await storage.settle(keyOf(shopId, hash))
    }
  }
}
