import { mappedInSteps, sortedInSteps } from '../in-steps.ts'

const PICTURE = /\.(jpe?g|png|gif|webp)$/i

/**
 * Returns whether the file is hidden. Hidden files are never part of the shop: they come from editors, from operating
 * systems, or from us as temporary files.
 */
export const isHidden = (name: string): boolean => name.startsWith('.')

export const isPictureName = (name: string): boolean => PICTURE.test(name) && !isHidden(name)

/** Returns the path without its extension. When a picture changes its format, only the extension changes. */
export const stemOf = (path: string): string => path.replace(/\.[^./]+$/, '')

const collator = new Intl.Collator('en', { numeric: true })

/**
 * Compares two names so that 'photo 2' comes before 'photo 10'. Names that count as equal are compared character by
 * character, so the order is always the same.
 */
export function naturally(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}

/**
 * Sorts paths in natural order. `nameOf` returns the file name that counts for the order. A new extension or a rename
 * of ours therefore does not move a picture.
 */
export async function sortedByStem(
  paths: readonly string[],
  nameOf: (path: string) => string
): Promise<string[]> {
  const keyed = await mappedInSteps(paths, (path) => {
    const ordering = path.slice(0, path.lastIndexOf('/') + 1) + nameOf(path)
    return { path, ordering, stem: stemOf(ordering) }
  })
  const sorted = await sortedInSteps(
    keyed,
    (a, b) =>
      naturally(a.stem, b.stem) || naturally(a.ordering, b.ordering) || naturally(a.path, b.path)
  )
  return sorted.map((entry) => entry.path)
}

/** Makes a title from a name: 'Red mug' from 'red-mug'. */
export function titleFromName(name: string): string {
  const words = name.replace(/[-_\s]+/g, ' ').trim()
  const [first = ''] = words
  return first ? first.toLocaleUpperCase('en') + words.slice(first.length) : name
}

/**
 * Returns what two names have in common that are the same file on some disk: macOS and Windows ignore case, and macOS
 * also the way in which a letter with an accent is stored.
 */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase()

/** The limit of most file systems for the length of a name. */
export const MAX_NAME_BYTES = 255

/**
 * Yields `name`, then name-1, name-2 and so on. A name that is too long for the disk is shortened, but never in the
 * middle of a character.
 */
export function* namesLike(name: string): Generator<string> {
  const stem = stemOf(name)
  const extension = name.slice(stem.length)
  for (let number = 0; ; number++) {
    const end = number === 0 ? extension : `-${number}${extension}`
    yield cutToBytes(stem, MAX_NAME_BYTES - Buffer.byteLength(end)) + end
  }
}

function cutToBytes(text: string, limit: number): string {
  if (Buffer.byteLength(text) <= limit) return text
  let cut = ''
  let bytes = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > limit) break
    cut += character
  }
  return cut
}
