import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { syncFolder } from '../disk/durable-file.ts'
import { sha256 } from './hash.ts'
import { writeRecord } from './kept-record.ts'
import { emptyWhenMissing, undefinedWhenMissing } from './missing.ts'

/**
 * Matches the name of a use: a JSON file beside an original, `<sha-256>.<key>.use`. There is one for each image that
 * the original was taken from. It says which image that is and what we made of it, so that the history can be rebuilt
 * without the database (decision 045).
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
}

type UsesDeps = {
  folderOf(shopId: number): string
  pathOf(shopId: number, hash: string): string
  scratchPath(): string
}

export function openUses({ folderOf, pathOf, scratchPath }: UsesDeps): Uses {
  const placeOf = (shopId: number, hash: string, imageId: string) =>
    `${pathOf(shopId, hash)}.${sha256(imageId).slice(0, 16)}.use`
  return {
    async noteUse(shopId, hash, imageId, facts) {
      const place = placeOf(shopId, hash, imageId)
      await writeRecord(place, { ...facts, original: hash }, scratchPath())
      await syncFolder(dirname(place))
    },
    readUse: (shopId, hash, imageId) => read(placeOf(shopId, hash, imageId), hash),
    async *listUses(shopId) {
      const folder = folderOf(shopId)
      for (const name of await readdir(folder, { recursive: true }).catch(emptyWhenMissing)) {
        const hash = hashOfUse(basename(name))
        if (hash) yield { hash, facts: await read(join(folder, name), hash) }
      }
    }
  }
}

/** Returns the hash of the original that a file name in storage describes; undefined for any other file. */
export const hashOfUse = (name: string): string | undefined => USE.exec(name)?.[1]

async function read(path: string, hash: string): Promise<object | undefined> {
  const text = await readFile(path, 'utf8').catch(undefinedWhenMissing)
  try {
    const facts = JSON.parse(text ?? 'null') as { original?: unknown } | null
    return facts?.original === hash ? facts : undefined
  } catch {
    return undefined
  }
}
