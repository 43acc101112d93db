import { mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { basename, dirname, join, relative, sep } from 'node:path'
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
  const keyOf = (path: string) => relative(directory, path).split(sep).join('/')
  return {
    list: async (folder) => (await filesIn(pathOf(folder))).map(keyOf),

    async listBeside(key) {
      const names = await readdir(dirname(pathOf(key))).catch(emptyWhenMissing)
      return names
        .filter((name) => name.startsWith(basename(key)))
        .map((name) => `${dirname(key)}/${name}`)
    },

    async listTimed(folder) {
      const objects = []
      for (const path of await filesIn(pathOf(folder))) {
        const found = await stat(path).catch(undefinedWhenMissing)
        if (found) objects.push({ key: keyOf(path), modifiedAt: found.mtime })
      }
      return objects
    },

    listFolders: (folder) => readdir(pathOf(folder)).catch(emptyWhenMissing)
  }
}

/** Lists the paths of the files below a folder. */
async function filesIn(folder: string): Promise<string[]> {
  const options = { recursive: true, withFileTypes: true } as const
  const entries = await readdir(folder, options).catch(emptyWhenMissing)
  return entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
}
