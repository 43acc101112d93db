import { basename, dirname, join } from 'node:path'
import { nameKey, namesLike } from './picture-names.ts'

/** The path or name that a picture has, and the one that it would get; null if it keeps its own. */
export type Naming = { own: string; wanted: string | null }

/**
 * Chooses the new names of a whole list, in its order, before anything is written: the first name like the wanted one
 * that no other picture has and none before it gets. A name therefore depends neither on which picture is finished first
 * nor on which changes are worth it.
 */
export function chooseNames(pictures: readonly Naming[]): (string | null)[] {
  const owners = new Map<string, Naming>()
  for (const picture of pictures)
    if (!owners.has(nameKey(picture.own))) owners.set(nameKey(picture.own), picture)
  const given = new Set<string>()
  return pictures.map((picture) => {
    if (picture.wanted === null) return null
    const isTaken = (key: string) => given.has(key) || (owners.get(key) ?? picture) !== picture
    const name = firstFree(picture.wanted, isTaken)
    given.add(nameKey(name))
    return name
  })
}

/** Returns the first name like `wanted` whose nameKey() is not taken. */
export function firstFree(wanted: string, isTaken: (key: string) => boolean): string {
  for (const like of namesLike(basename(wanted))) {
    const name = dirname(wanted) === '.' ? like : join(dirname(wanted), like)
    if (!isTaken(nameKey(name))) return name
  }
  throw new Error('namesLike never ends')
}
