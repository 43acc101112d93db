import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { isTemporaryName, removeStaleTemporary } from '../../../server/core/disk/atomic-file.ts'
import { isHidden, isPictureName, naturally } from '../../../server/core/pictures/picture-names.ts'
import { isBadName, UsageError } from './errors.ts'

export type Found = {
  /** The path as the user would write it: it starts with the file or folder that the user named. */
  name: string
  /** The real path of the file. A symbolic link that the user named is resolved. */
  path: string
  /** The path of the result, relative to --out. */
  place: string
  /** If set, `path` is a folder that cannot be read, for this reason. */
  problem?: string
}

/**
 * Finds every file that the user named, whatever its extension, and the pictures in every folder that the user named.
 * Each file appears once; the files of a folder are in natural order. Links inside folders are not followed, since
 * they may lead anywhere.
 * @throws UsageError for an input that does not exist or is the --out folder
 */
export async function findPictures(
  inputs: string[],
  { leftOut, now }: { leftOut: string | null; now: Date }
): Promise<Found[]> {
  const around = {
    leftOut: leftOut === null ? null : await realpath(leftOut).catch(() => null),
    nowMs: now.getTime()
  }
  const found = new Map<string, Found>()
  for (const input of inputs) {
    for await (const each of picturesOf(input, around)) {
      if (!found.has(each.path)) found.set(each.path, each)
    }
  }
  return [...found.values()]
}

/** `leftOut` is the real path of a folder that is skipped; `nowMs` decides which temporary files are stale. */
type Around = { leftOut: string | null; nowMs: number }

async function* picturesOf(input: string, around: Around): AsyncGenerator<Found, void> {
  const path = await realpath(input).catch(() => {
    throw new UsageError((t) =>
      isBadName(input)
        ? t.cli.file.badName({ name: input })
        : t.cli.usage.noSuchInput({ name: input })
    )
  })
  if (path === around.leftOut) throw new UsageError((t) => t.cli.usage.outIsInput({ name: input }))
  const stats = await stat(path)
  if (!stats.isDirectory()) {
    yield { name: input, path, place: basename(path) }
    return
  }
  for await (const file of walk(path, around)) {
    const place = relative(path, file.path)
    yield { name: join(input, place), place, ...file }
  }
}

type Walked = Pick<Found, 'path' | 'problem'>

async function* walk(folder: string, around: Around): AsyncGenerator<Walked, void> {
  for (const entry of await entriesOf(folder)) {
    if (typeof entry === 'string') {
      yield { path: folder, problem: entry }
      continue
    }
    const path = folder + sep + entry.name
    // A run that was killed may have left temporary files behind.
    if (isTemporaryName(entry.name)) await removeStaleTemporary(path, around.nowMs)
    if (isHidden(entry.name) || path === around.leftOut) continue
    if (entry.isFile() && isPictureName(entry.name)) yield { path }
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* walk(path, around)
  }
}

/** Returns the folder's entries in natural order, or the reason why the folder cannot be read. */
async function entriesOf(folder: string): Promise<(Dirent | string)[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.sort((a, b) => naturally(a.name, b.name))
  } catch (error) {
    return [(error as Error).message]
  }
}
