import { readFile, rm } from 'node:fs/promises'
import { basename, dirname, extname, join } from 'node:path'
import { moveIntoFree, writeAtomically, writeBeside } from '../../../server/core/atomic-file.ts'
import { codeOf } from '../../../server/core/disk-errors.ts'
import { makeFolder } from '../../../server/core/durable-file.ts'
import { namesLike, stemOf } from '../../../server/core/picture-names.ts'
import { findRegularFile, versionOf } from '../../../server/core/regular-file.ts'
import { EXTENSIONS, type PictureType } from '../engine/encode-options.ts'
import type { Chosen } from './destinations.ts'
import { FileError } from './errors.ts'

/** Extensions that say JPEG as well as the one we would give. */
const JPEG_NAMES = /\.(jpe?g|jpe|jfif)$/i

/** The name for a result of another type than the file had. One that says so already stays. */
export function nameAs(path: string, type: PictureType): string {
  const says = type === 'jpeg' ? JPEG_NAMES.test(path) : extname(path) === `.${EXTENSIONS[type]}`
  return says ? path : `${stemOf(path)}.${EXTENSIONS[type]}`
}

/** What tells that somebody else changed a file while it was worked on. */
export async function versionAt(path: string): Promise<string> {
  const stats = await findRegularFile(path)
  if (!stats) throw new FileError((t) => t.cli.file.notRegular())
  return versionOf(stats)
}

/** Puts a result under `name` below --out, where a file of that name is an older result. */
export async function placeBelowOut(bytes: Buffer, name: string): Promise<void> {
  await makeFolder(dirname(name))
  await writeAtomically(name, bytes)
}

/** The tree below --out is whole: what was not worth changing is there as it is. */
export async function copyBelowOut({ path, target }: Chosen): Promise<void> {
  await placeBelowOut(await readFile(path), target)
}

/**
 * Puts a result in the place of the file, at once and on the disk for certain. Under another name the new
 * file is there before the old one goes, and never takes the place of a third.
 * @returns where it is now
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
    // What a run that was killed here has left: the same picture, whose old file is still to go.
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
