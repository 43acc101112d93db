import { lstat, opendir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { isTemporaryName, removeStaleTemporary } from '../../../core/disk/atomic-file.ts'
import { isAbsent, isForbidden } from '../../../core/disk/errors.ts'
import { isHidden, isPictureName } from '../../../core/pictures/picture-names.ts'
import type { LocalContext } from './context.ts'
import { isAltFile } from './json/alt-file.ts'

export type FolderContent = {
  folders: string[]
  pictures: string[]
  /** The names of the files that hold alt texts. */
  altFiles: string[]
}

const UNREADABLE = 'This name is not UTF-8, so the store is shown without it; rename it'

/**
 * Returns whether a name as Node reads it leads to nothing, because its bytes are not UTF-8. Such names come from old
 * archives and disks, and Node has U+FFFD in their place.
 */
async function isUnreadable(place: string, name: string): Promise<boolean> {
  if (!name.includes('\uFFFD')) return false
  const isThere = await lstat(join(place, name)).then(() => true, isForbidden)
  return !isThere
}

/** Returns the paths in a folder and below it whose names are not UTF-8, as far as they can be shown. */
export async function unreadableNames(folder: string): Promise<string[]> {
  const found: string[] = []
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (await isUnreadable(folder, entry.name)) found.push(path)
    else if (entry.isDirectory() && !isHidden(entry.name))
      found.push(...(await unreadableNames(path).catch(() => [])))
  }
  return found
}

/**
 * Returns the names of the folders, pictures and alt-text files directly in one folder, in no particular order. Links,
 * devices and hidden files are left out. A folder that we may not read counts as empty, so that the rest of the store
 * still works.
 */
export async function readFolder(context: LocalContext, path: string): Promise<FolderContent> {
  const content: FolderContent = { folders: [], pictures: [], altFiles: [] }
  const place = join(context.directory, path)
  try {
    // A folder may hold 100,000 names. The larger buffer reads 256 of them at a time instead of 32.
    for await (const entry of await opendir(place, { bufferSize: 256 })) {
      if (isTemporaryName(entry.name)) {
        await removeStaleTemporary(join(place, entry.name), context.now().getTime())
      } else if (isHidden(entry.name)) {
        continue
      } else if (await isUnreadable(place, entry.name)) {
        context.warnOnce(join(path, entry.name), UNREADABLE)
      } else if (entry.isDirectory()) {
        content.folders.push(entry.name)
      } else if (entry.isFile() && isPictureName(entry.name)) {
        content.pictures.push(entry.name)
      } else if (isAltFile(entry.name)) {
        content.altFiles.push(entry.name)
      }
    }
  } catch (error) {
    if (isForbidden(error)) context.warnOnce(path, 'No permission to read this folder of the store')
    else if (!isAbsent(error)) throw error
  }
  return content
}

/**
 * Returns the paths of the pictures in a folder, relative to it. With `deep`, pictures in its subfolders are included.
 */
export async function picturesBelow(
  context: LocalContext,
  path: string,
  deep: boolean
): Promise<{ pictures: string[]; altFiles: Set<string> }> {
  const pictures: string[] = []
  const altFiles = new Set<string>()
  const waiting = ['']
  for (let below = waiting.pop(); below !== undefined; below = waiting.pop()) {
    const content = await readFolder(context, join(path, below))
    for (const name of content.pictures) pictures.push(below + name)
    for (const name of content.altFiles) altFiles.add(below + name)
    if (deep) for (const name of content.folders) waiting.push(`${below + name}/`)
  }
  return { pictures, altFiles }
}
