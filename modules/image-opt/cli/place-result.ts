import { readFile, rm } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import {
  moveIntoFree,
  writeAtomically,
  writeBeside
} from '../../../server/core/disk/atomic-file.ts'
import { makeFolder } from '../../../server/core/disk/durable-file.ts'
import { codeOf } from '../../../server/core/disk/errors.ts'
import { findRegularFile, versionOf } from '../../../server/core/disk/regular-file.ts'
import { namesLike } from '../../../server/core/pictures/picture-names.ts'
import type { Chosen } from './destinations.ts'
import { FileError } from './errors.ts'
import { nameAs } from './name-as.ts'

/**
 * Returns the file's version. A different version later shows that somebody else has changed the file during the work.
 */
export async function versionAt(path: string): Promise<string> {
  const stats = await findRegularFile(path)
  if (!stats) throw new FileError((t) => t.cli.file.notRegular())
  return versionOf(stats)
}

/**
 * Writes a result to the path `name` below --out. An existing file with that name is assumed to be an older result and
 * is replaced.
 */
export async function placeBelowOut(bytes: Buffer, name: string): Promise<void> {
  await makeFolder(dirname(name))
  await writeAtomically(name, bytes)
}

/** Copies a file that was not worth changing, so that the tree below --out is complete. */
export async function copyBelowOut({ path, target }: Chosen): Promise<void> {
  await placeBelowOut(await readFile(path), target)
}

/** Replaces the file with its result, atomically and durably. */
export async function replaceInPlace(
  { path }: Chosen,
  version: string,
  bytes: Buffer
): Promise<void> {
  await refuseChanged(path, version)
  await writeAtomically(path, bytes)
}

/**
 * Replaces the file with a JPG. It is written before the old file is deleted, and never replaces another file.
 * @returns the path of the JPG
 */
export async function convertInPlace(
  chosen: Chosen,
  version: string,
  bytes: Buffer
): Promise<string> {
  const { path } = chosen
  await refuseChanged(path, version)
  const temporary = await writeBeside(path, bytes)
  try {
    const place = await moveIntoFirstFree(temporary, chosen, bytes)
    await rm(path)
    return place
  } finally {
    await rm(temporary, { force: true })
  }
}

async function refuseChanged(path: string, version: string): Promise<void> {
  if ((await versionAt(path)) !== version) throw new FileError((t) => t.cli.file.changed())
}

async function moveIntoFirstFree(
  temporary: string,
  { path, isPlanned, isOwned }: Chosen,
  bytes: Buffer
): Promise<string> {
  const name = nameAs(path, 'jpeg')
  for (const free of namesLike(basename(name))) {
    const place = join(dirname(name), free)
    if (isPlanned(place)) continue
    const there = await readFile(place).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined
      return null
    })
    // An earlier run that was killed at this point has already written this result; only the old file remains to be
    // deleted.
    if (there?.equals(bytes)) return place
    if (there !== undefined || isOwned(place)) continue
    try {
      await moveIntoFree(temporary, place)
      return place
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
  throw new FileError((t) => t.cli.file.noFreeName())
}
