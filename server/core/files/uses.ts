import { posix } from 'node:path'
import { sha256 } from './hash.ts'
import { textOf } from './kept-record.ts'
import type { KeyOf } from './kept-records.ts'
import type { ObjectStorage } from './object-storage.ts'

/**
 * Matches the name of a use: a JSON file beside an original, `<sha-256>.<key>.use`. There is one for each image that
 * the original was taken from. It says which image that is and what we made of it, so that the history can be rebuilt
 * without the database (decision 041).
 */
const USE = /^([0-9a-f]{64})\.[0-9a-f]{16}\.use$/

/** A use as it was stored. `facts` is undefined when the file is damaged. */
export type FoundUse = { hash: string; facts: object | undefined }

export type Uses = {
  /**
   * Stores a use of an original, completely or not at all. It replaces what was stored about the same original and
   * image.
   * @param imageId the image's id on the platform
   * @returns once the use survives a power cut
   */
  noteUse(shopId: number, hash: string, imageId: string, facts: object): Promise<void>
  /** Returns the facts of a use; undefined when none is stored or the file is damaged. */
  readUse(shopId: number, hash: string, imageId: string): Promise<object | undefined>
  listUses(shopId: number): AsyncGenerator<FoundUse>
  /** Returns the uses of one original. */
  readUsesOf(shopId: number, hash: string): Promise<FoundUse[]>
}

type UsesDeps = {
  storage: ObjectStorage
  folderOf(shopId: number): string
  keyOf: KeyOf
}

export function openUses({ storage, folderOf, keyOf }: UsesDeps): Uses {
  const useOf = (shopId: number, hash: string, imageId: string) =>
    `${keyOf(shopId, hash)}.${sha256(imageId).slice(0, 16)}.use`
  const read = async (key: string, hash: string) => parse(await storage.readText(key), hash)
  return {
    async noteUse(shopId, hash, imageId, facts) {
      const key = useOf(shopId, hash, imageId)
      await storage.putText(key, textOf({ ...facts, original: hash }))
      await storage.settle(key)
    },
    readUse: (shopId, hash, imageId) => read(useOf(shopId, hash, imageId), hash),
    async *listUses(shopId) {
      for (const key of await storage.list(folderOf(shopId))) {
        const hash = hashOfUse(posix.basename(key))
        if (hash) yield { hash, facts: await read(key, hash) }
      }
    },
    async readUsesOf(shopId, hash) {
      const found: FoundUse[] = []
      for (const key of await storage.listBeside(keyOf(shopId, hash)))
        if (hashOfUse(posix.basename(key)) === hash)
          found.push({ hash, facts: await read(key, hash) })
      return found
    }
  }
}

/** Returns the hash of the original that a file name in storage describes; undefined for any other file. */
export const hashOfUse = (name: string): string | undefined => USE.exec(name)?.[1]

function parse(text: string | undefined, hash: string): object | undefined {
  try {
    const facts = JSON.parse(text ?? 'null') as { original?: unknown } | null
    return facts?.original === hash ? facts : undefined
  } catch {
    return undefined
  }
}
