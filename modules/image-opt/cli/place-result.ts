import { readFile, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import {
  moveIntoFree,
  writeAtomically,
  writeBeside
} from '../../../server/core/disk/atomic-file.ts'
import { makeFolder } from '../../../server/core/disk/durable-file.ts'
import { codeOf } from '../../../server/core/disk/errors.ts'
import { findRegularFile, versionOf } from '../../../server/core/disk/regular-file.ts'
import { namesLike, stemOf } from '../../../server/core/pictures/picture-names.ts'
import { EXTENSIONS, type PictureType } from '../engine/encode-options.ts'
import type { Chosen } from './destinations.ts'
import { FileError } from './errors.ts'

/** The extensions that mean JPEG; a file with any of them keeps its name. */
const JPEG_NAMES = /\.(jpe?g|jpe|jfif)$/i

/**
 * Returns the file name for a result of this type. A name whose extension already fits the type is returned unchanged.
 */
export function nameAs(path: string, type: PictureType): string {
  const says = type === 'jpeg' ? JPEG_NAMES.test(path) : extname(path) === `.${EXTENSIONS[type]}`
  return says ? path : `${stemOf(path)}.${EXTENSIONS[type]}`
}

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

/**
 * Replaces the file with its result, atomically and durably. A result with a new name is written before the old file
 * is deleted, and never replaces an unrelated file of that name.
 * @returns the path of the result
 */
export async function replaceInPlace(
  { path }: Chosen,
  version: string,
  bytes: Buffer,
  name: string
): Promise<string> {
  if ((await versionAt(path)) !== version) throw new FileError((t) => t.cli.file.changed())
  if (name === path) {
    await writeAtomically(path, bytes)
    return path
  }
  const temporary = await writeBeside(path, bytes)
  try {
    const place = await moveIntoFirstFree(temporary, name, bytes)
    await rm(path)
    return place
  } finally {
    await rm(temporary, { force: true })
  }
}

async function moveIntoFirstFree(temporary: string, name: string, bytes: Buffer): Promise<string> {
  for (const free of namesLike(basename(name))) {
    const place = join(dirname(name), free)
    const there = await readFile(place).catch((error: unknown) => {
      if (codeOf(error) === 'ENOENT') return undefined
      return null
    })
    // An earlier run that was killed at this point has already written this result; only the old file remains to be
    // deleted.
    if (there?.equals(bytes)) return place
    if (there !== undefined) continue
    try {
      await moveIntoFree(temporary, place)
      return place
    } catch (error) {
      if (codeOf(error) !== 'EEXIST') throw error
    }
  }
  throw new FileError((t) => t.cli.file.noFreeName())
}
