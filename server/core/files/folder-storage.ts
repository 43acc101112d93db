import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { moveDurably, syncFolder, syncFoldersAbove, writeNewFile } from '../disk/durable-file.ts'
import { emptyWhenMissing, undefinedWhenMissing } from './missing.ts'
import type { ObjectStorage } from './object-storage.ts'
import type { Scratch } from './scratch.ts'
import { isWhole, openWhole, readWhole, refuseOther } from './whole-file.ts'

type FolderDeps = Pick<Scratch, 'scratchPath'> & {
  /** The folder of the whole storage. Its own name has to survive a power cut as well. */
  directory: string
}

/** Opens a storage that keeps each object in a file of a local folder. */
export function openFolderStorage({ directory, scratchPath }: FolderDeps): ObjectStorage {
  const pathOf = (key: string) => join(directory, key)
  return {
    nameOf: pathOf,
    ...writingTo({ directory, scratchPath }),
    ...listing(directory),
    readText: (key) => readFile(pathOf(key), 'utf8').catch(undefinedWhenMissing),
    sizeOf: async (key) => (await stat(pathOf(key)).catch(undefinedWhenMissing))?.size,
    isWhole: (key, hash) => isWhole(pathOf(key), hash),
    read: (key, hash) => readWhole(pathOf(key), hash),

    async open(key, hash) {
      if (hash !== undefined) return openWhole(pathOf(key), hash)
      const file = await open(pathOf(key), 'r')
      return { file, sizeBytes: (await file.stat()).size }
    },

    withFile: (key, _hash, use) => use(pathOf(key)),
    remove: (key) => rm(pathOf(key), { force: true }),
    removeAll: (folder) => rm(pathOf(folder), { recursive: true, force: true })
  }
}

function writingTo({
  directory,
  scratchPath
}: FolderDeps): Pick<ObjectStorage, 'prepare' | 'putText' | 'settle' | 'putOriginal' | 'putFile'> {
  const pathOf = (key: string) => join(directory, key)
  const lasting = new Set<string>()
  return {
    async prepare(key) {
      const folder = dirname(pathOf(key))
      await mkdir(folder, { recursive: true })
      // The folder is synced even if it exists, because a process may have been killed between creating and syncing it.
      if (lasting.has(folder)) return
      // The folder above the storage is synced as well, because it holds the name of the storage folder.
      await syncFoldersAbove(join(folder, 'any'), dirname(directory))
      lasting.add(folder)
    },

    async putText(key, text) {
      const temporary = scratchPath()
      try {
        await writeNewFile(temporary, Buffer.from(text))
        await rename(temporary, pathOf(key))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    settle: (key) => syncFolder(dirname(pathOf(key))),

    async putOriginal(key, hash, content) {
      if (!(content instanceof Uint8Array)) return moveDurably(content.path, pathOf(key))
      const temporary = scratchPath()
      try {
        await writeNewFile(temporary, content)
        await refuseOther(temporary, hash)
        await moveDurably(temporary, pathOf(key))
      } catch (error) {
        await rm(temporary, { force: true })
        throw error
      }
    },

    async putFile(key, path) {
      await mkdir(dirname(pathOf(key)), { recursive: true })
      await rename(path, pathOf(key))
    }
  }
}

function listing(
  directory: string
): Pick<ObjectStorage, 'list' | 'listBeside' | 'listTimed' | 'listFolders'> {
  const pathOf = (key: string) => join(directory, key)
  return {
    list: (folder) => keysIn(directory, folder),

    async listBeside(key) {
      const names = await readdir(dirname(pathOf(key))).catch(emptyWhenMissing)
      return names
        .filter((name) => name.startsWith(basename(key)))
        .map((name) => `${dirname(key)}/${name}`)
    },

    async listTimed(folder) {
      const objects = []
      for (const key of await keysIn(directory, folder)) {
        const found = await stat(pathOf(key)).catch(undefinedWhenMissing)
        if (found) objects.push({ key, modifiedAt: found.mtime })
      }
      return objects
    },

    listFolders: (folder) => readdir(pathOf(folder)).catch(emptyWhenMissing)
  }
}

/** Lists the files below a folder, one folder after the other, so that other work runs in between. */
async function keysIn(directory: string, folder: string): Promise<string[]> {
  const keys: string[] = []
  const options = { withFileTypes: true } as const
  for (const entry of await readdir(join(directory, folder), options).catch(emptyWhenMissing)) {
    const key = `${folder}/${entry.name}`
    if (entry.isDirectory()) for (const below of await keysIn(directory, key)) keys.push(below)
    else if (entry.isFile()) keys.push(key)
  }
  return keys
}
