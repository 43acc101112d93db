import { realpath } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { chooseNames, firstFree, type Naming } from '../../../server/core/pictures/choose-names.ts'
import { nameKey } from '../../../server/core/pictures/picture-names.ts'
import { UsageError } from './errors.ts'
import type { Found } from './find-pictures.ts'
import { hasPngContent } from './has-png-content.ts'
import { nameAs } from './name-as.ts'

export type Chosen = Found & {
  /** The path of the result, if the picture keeps its type. Without --out it is the picture's own path. */
  target: string
  /** The path of the result, if the picture becomes a JPG. */
  jpg: string
  /** Tells whether the JPG of another picture goes to this path. */
  isPlanned(path: string): boolean
  /** Tells whether another picture is at this path, or its result if it keeps its type. */
  isOwned(path: string): boolean
}

/** Paths by nameKey(), each with the picture that it is for. */
type Taken = Map<string, Found>

/**
 * Chooses the paths of all results before anything is written, in the order of the list.
 * @throws UsageError when two pictures have the same target, or --out holds one of them
 */
export async function withTargets(
  found: Found[],
  { out, pngToJpg }: { out: string | null; pngToJpg: boolean }
): Promise<Chosen[]> {
  const owned: Taken = new Map()
  const targets = out === null ? inPlace(found, owned) : await below(out, found, owned)
  const namings: Naming[] = []
  for (const [index, { path, problem }] of found.entries()) {
    const own = targets[index]!
    const isConverted = pngToJpg && !problem && (await hasPngContent(path))
    namings.push({ own, wanted: isConverted ? nameAs(own, 'jpeg') : null })
  }
  const jpgs = chooseNames(namings)
  const planned: Taken = new Map()
  for (const [index, each] of found.entries()) {
    const jpg = jpgs[index]
    if (jpg) planned.set(nameKey(jpg), each)
  }
  return found.map((each, index) => {
    const target = targets[index]!
    const isOthers = (taken: Taken) => (path: string) => (taken.get(nameKey(path)) ?? each) !== each
    const names = { isPlanned: isOthers(planned), isOwned: isOthers(owned) }
    return { ...each, target, jpg: jpgs[index] ?? target, ...names }
  })
}

function inPlace(found: readonly Found[], owned: Taken): string[] {
  for (const each of found) owned.set(nameKey(each.path), each)
  return found.map(({ path }) => path)
}

async function below(out: string, found: readonly Found[], owned: Taken): Promise<string[]> {
  const folder = await realpath(out).catch(() => resolve(out))
  const wanted = found.map(({ place }) => join(folder, place))
  const paths = new Map(found.map((each) => [each.path, each]))
  const owners = new Map<string, Found>()
  for (const [index, each] of found.entries()) {
    const target = wanted[index]!
    const other = owners.get(target)
    if (other)
      throw new UsageError((t) =>
        t.cli.usage.sameTarget({ one: other.name, other: each.name, target })
      )
    // Its original would be overwritten.
    const input = paths.get(target)
    if (input) throw new UsageError((t) => t.cli.usage.outIsInput({ name: dirname(input.name) }))
    owners.set(target, each)
    // Of several names that some disks take for one, the first keeps its own.
    if (!owned.has(nameKey(target))) owned.set(nameKey(target), each)
  }
  return found.map((each, index) => {
    const target = wanted[index]!
    if (owned.get(nameKey(target)) === each) return target
    const free = firstFree(target, (key) => owned.has(key))
    owned.set(nameKey(free), each)
    return free
  })
}
