import { setImmediate } from 'node:timers/promises'
import type { ImageUse } from './image-use.ts'

/** A use, with the SHA-256 of the original that it stands beside. */
export type NamedUse = ImageUse & { hash: string }

/** An image, and the SHA-256 of the bytes that were made of the sought original. */
export type Shown = { hash: string; title: string; platformId: string; fileName: string }

/** The use that made the bytes of an image, and the one that names the merchant's picture they began with. */
export type Descent = { use: NamedUse; root: NamedUse }

export type Lineage = {
  /** Tells whether a use that was not found yet names these bytes as our result. */
  isResult(hash: string): boolean
  /**
   * Finds the merchant's picture from which each image was made. A result may itself have been taken as an original
   * when the database had lost its row, so the search goes on until it meets a picture that no use names as a result.
   * Each use is found once. Of several that fit, an image gets the one with its own title, id and file name.
   */
  trace<Image extends Shown>(images: Image[]): Promise<Map<Image, Descent>>
  /** Takes a use out, with those that its original was made by. */
  take(use: NamedUse): Descent
  /** The uses that were not found yet, the newest first. */
  left(): NamedUse[]
}

/** How well an image has to fit a use, the best fit first; the bytes always have to. */
const FITS: ((shown: Shown) => string[])[] = [
  ({ title, fileName }) => [title, fileName],
  ({ platformId }) => [platformId],
  ({ fileName }) => [fileName],
  () => []
]

/** How many uses or images are worked on until other work of the process may run. It takes 10 ms. */
const STEP = 200

/**
 * @param loose the uses of which no row tells
 * @param known uses that rows tell of: no image is found by them, but what they made may have been taken as an original
 */
export async function openLineage(loose: NamedUse[], known: NamedUse[] = []): Promise<Lineage> {
  const left = new Set(newestFirst(loose))
  const links = new Set(newestFirst([...loose, ...known]))
  const byFit = new Map<string, Set<NamedUse>>()
  const keyOf = (shown: Shown, fit: number) =>
    JSON.stringify([fit, shown.hash, ...(FITS[fit]?.(shown) ?? [])])
  let steps = 0
  for (const use of links) {
    for (const shown of resultsOf(use))
      for (const fit of fitsOf(use, shown.hash)) {
        const key = keyOf(shown, fit)
        byFit.set(key, (byFit.get(key) ?? new Set()).add(use))
      }
    if (++steps % STEP === 0) await setImmediate()
  }

  const fitting = (shown: Shown, fit: number, among = links) =>
    [...(byFit.get(keyOf(shown, fit)) ?? [])].filter((use) => among.has(use))

  const isResult = (hash: string): boolean =>
    fitting({ hash, title: '', platformId: '', fileName: '' }, FITS.length - 1).length > 0

  function find(shown: Shown, fit: number, among = links): NamedUse | undefined {
    const found = fitting(shown, fit, among)
    // One that was made of the merchant's picture itself comes before one that was made of another result.
    return found.find((use) => !isResult(use.hash)) ?? found[0]
  }

  function remove(use: NamedUse): void {
    left.delete(use)
    links.delete(use)
  }

  function take(use: NamedUse): Descent {
    remove(use)
    for (let root = use; ; ) {
      const shown = { ...shownBy(root, root.hash), fileName: root.result.original_file_name }
      const earlier = FITS.map((_, fit) => find(shown, fit)).find(
        (found) => found && found.hash !== root.hash
      )
      if (!earlier) return { use, root }
      remove(earlier)
      root = earlier
    }
  }

  return {
    isResult,
    take,
    async trace(images) {
      const found = new Map<(typeof images)[number], Descent>()
      for (const fit of FITS.keys())
        for (const [index, image] of images.entries()) {
          const use = found.has(image) ? undefined : find(image, fit, left)
          if (use) found.set(image, take(use))
          if (index % STEP === STEP - 1) await setImmediate()
        }
      return found
    },
    left: () => [...left]
  }
}

/** Sorts by time; comparing these texts by their letters alone is ten times as fast as in a language. */
const newestFirst = (uses: NamedUse[]): NamedUse[] =>
  uses.toSorted(
    ({ result: { optimised_at: a } }, { result: { optimised_at: b } }) =>
      Number(a < b) - Number(a > b)
  )

const shownBy = ({ item, image }: NamedUse, hash: string): Shown => ({
  hash,
  title: item.title,
  platformId: image.platform_id,
  fileName: ''
})

/** Returns the images that a use may have become, under the names that it may have. */
const resultsOf = (use: NamedUse): Shown[] =>
  use.results.flatMap((hash) =>
    [...new Set([use.result.result_file_name, use.result.original_file_name])].map((fileName) => ({
      ...shownBy(use, hash),
      fileName: fileName ?? ''
    }))
  )

/**
 * Returns the fits that count for these bytes. Where only the name or the alt text was changed they are the merchant's
 * own, and any other image with the same bytes is untouched.
 */
const fitsOf = ({ hash: original }: NamedUse, hash: string): number[] =>
  hash === original ? [0] : FITS.map((_, fit) => fit)
