import { existsSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { ConfigError } from '../config/config.ts'
import { makeFolder, syncFolder } from '../disk/durable-file.ts'
import { DATABASE, SECRETS } from './contents.ts'

/**
 * The folder in which a restore gathers the files of DATA_DIR, and the same of `storage`, which may be another disk.
 * While the former exists, a restore has not come to its end.
 */
const RESTORING = 'restoring'

/**
 * Refuses a DATA_DIR that holds only part of a backup.
 * @throws ConfigError when a restore was begun and has not ended
 */
export function refuseHalfRestored(dataDir: string): void {
  const words = describeHalfRestored(dataDir)
  if (words !== undefined) throw new ConfigError(words)
}

/** Returns the sentence with which a half-restored DATA_DIR is refused; undefined for any other. */
export const describeHalfRestored = (dataDir: string): string | undefined =>
  existsSync(join(dataDir, RESTORING))
    ? `DATA_DIR ${dataDir} holds only part of a backup, because a restore has not come to its end; run npx page-speed-boost restore with the backup again, or name another folder`
    : undefined

export type Restoring = {
  /** Whether an earlier restore into this folder was interrupted. */
  isRepeated: boolean
  /** Returns where a file of the backup waits until all of them are there. */
  placeOf(name: string): string
  /** Marks DATA_DIR, so that nothing else works on it, and removes what an interrupted restore has gathered. */
  begin(): Promise<void>
  /** Gives all files their names, the database last. A kill in between leaves the mark. */
  putInPlace(): Promise<void>
  /** Removes the mark. */
  end(): Promise<void>
  /** Removes what was gathered, and the mark unless DATA_DIR is as it was before. */
  giveUp(): Promise<void>
}

/** Prepares a restore into DATA_DIR, which stays the folder it is: it may be the mount point of a volume. */
export function openRestoring(dataDir: string): Restoring {
  const mark = join(dataDir, RESTORING)
  const storage = join(dataDir, 'storage')
  const ofStorage = join(storage, RESTORING)
  const isRepeated = existsSync(mark)
  let isInPlace = isRepeated

  async function clear(): Promise<void> {
    await rm(ofStorage, { recursive: true, force: true })
    for (const name of await readdir(mark))
      await rm(join(mark, name), { recursive: true, force: true })
  }

  async function end(): Promise<void> {
    await clear()
    await rmdir(mark)
    await syncFolder(dataDir)
  }

  return {
    isRepeated,

    placeOf: (name) =>
      name.startsWith('storage/') ? join(ofStorage, relative('storage', name)) : join(mark, name),

    async begin() {
      await mkdir(mark, { recursive: true, mode: 0o700 })
      await syncFolder(dataDir)
      await clear()
    },

    async putInPlace() {
      isInPlace = true
      const folders = new Set<string>()
      for (const path of await filesIn(ofStorage))
        folders.add(await put(path, join(storage, relative(ofStorage, path))))
      for (const name of SECRETS)
        if (existsSync(join(mark, name))) await put(join(mark, name), join(dataDir, name))
      for (const folder of folders) await syncFolder(folder)
      for (const ending of ['', '-wal', '-shm'])
        await rm(join(dataDir, DATABASE + ending), { force: true })
      await put(join(mark, DATABASE), join(dataDir, DATABASE))
      await syncFolder(dataDir)
    },

    end,

    async giveUp() {
      await clear()
      if (isInPlace) return
      await end()
      // Storage that was created for nothing is empty.
      await rmdir(storage).catch(() => {})
    }
  }
}

async function filesIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((one) => join(one.parentPath, one.name))
}

/** Renames a file, over an older one. Returns its folder, which has to be synced. */
async function put(path: string, place: string): Promise<string> {
  const folder = dirname(place)
  await makeFolder(folder, 0o700)
  await rename(path, place)
  return folder
}
