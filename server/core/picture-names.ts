const PICTURE = /\.(jpe?g|png|gif|webp)$/i

/** Hidden files are never the shop's: editors, systems and our own temporary files make them. */
export const isHidden = (name: string): boolean => name.startsWith('.')

export const isPictureName = (name: string): boolean => PICTURE.test(name) && !isHidden(name)

/** The path without its extension: what stays when a picture changes its type. */
export const stemOf = (path: string): string => path.replace(/\.[^./]+$/, '')

const collator = new Intl.Collator('en', { numeric: true })

/** 'photo 2' before 'photo 10'. Plain comparison decides ties, so the order is the same each time. */
export function naturally(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : a > b ? 1 : 0)
}

/**
 * Natural order that a change of extension does not disturb, nor a change of name that we made: `nameOf`
 * gives the file name that orders a path.
 */
export function sortedByStem(paths: string[], nameOf: (path: string) => string): string[] {
  const keyed = paths.map((path) => {
    const ordering = path.slice(0, path.lastIndexOf('/') + 1) + nameOf(path)
    return { path, ordering, stem: stemOf(ordering) }
  })
  keyed.sort(
    (a, b) =>
      naturally(a.stem, b.stem) || naturally(a.ordering, b.ordering) || naturally(a.path, b.path)
  )
  return keyed.map((entry) => entry.path)
}

/** 'red-mug' is 'Red mug'. */
export function titleFromName(name: string): string {
  const words = name.replace(/[-_\s]+/g, ' ').trim()
  const [first = ''] = words
  return first ? first.toLocaleUpperCase('en') + words.slice(first.length) : name
}

/** Most file systems allow 255 bytes for a name. */
export const MAX_NAME_BYTES = 255

/** `name`, then name-1, name-2 …, each cut at a whole character so that the disk takes it. */
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
