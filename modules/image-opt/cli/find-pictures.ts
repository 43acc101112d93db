import type { Dirent } from 'node:fs'
import { readdir, realpath, stat } from 'node:fs/promises'
import { basename, join, relative, sep } from 'node:path'
import { isTemporaryName, removeStaleTemporary } from '../../../server/core/atomic-file.ts'
import { isHidden, isPictureName, naturally } from '../../../server/core/picture-names.ts'
import { UsageError } from './errors.ts'

export type Found = {
  /** As the user would write it: below the folder that was named. */
  name: string
  /** The file itself; a link that was named leads there. */
  path: string
  /** Where it goes below --out. */
  place: string
  /** Why it cannot even be looked at: a folder that may not be read. */
  problem?: string
}

/**
 * The named files, whatever they are called, and the pictures in the named folders. Each file once, in
 * natural order below each name. Links inside folders are not followed: they may lead anywhere.
 * @throws UsageError for a name that is not there
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

/** A folder that is not walked, by its real path, and the moment that makes left-over files old. */
type Around = { leftOut: string | null; nowMs: number }

async function* picturesOf(input: string, around: Around): AsyncGenerator<Found, void> {
  const path = await realpath(input).catch(() => {
    throw new UsageError((t) => t.cli.usage.noSuchInput({ name: input }))
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
    // Left behind where a run was killed.
    if (isTemporaryName(entry.name)) await removeStaleTemporary(path, around.nowMs)
    if (isHidden(entry.name) || path === around.leftOut) continue
    if (entry.isFile() && isPictureName(entry.name)) yield { path }
    if (entry.isDirectory() && entry.name !== 'node_modules') yield* walk(path, around)
  }
}

/** In natural order; or why the folder cannot be read. */
async function entriesOf(folder: string): Promise<(Dirent | string)[]> {
  try {
    const entries = await readdir(folder, { withFileTypes: true })
    return entries.sort((a, b) => naturally(a.name, b.name))
  } catch (error) {
    return [(error as Error).message]
  }
}
