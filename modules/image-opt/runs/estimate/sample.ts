import type { ChosenImage } from '../sql/selection.ts'

/** A part of the bytes of all chosen images, and the image that stands for it. */
export type Stratum = {
  image: ChosenImage
  bytes: number
  /** Bytes saved on that image; undefined unless it was tried. */
  saved?: number | undefined
}

/**
 * Splits the bytes of the images, sorted by type and size, into `most` equal parts, because savings depend on type and
 * size. The image in the middle of a part stands for that part; a large image may stand for several parts. The same
 * images always give the same sample.
 */
export function chooseSample(images: ChosenImage[], most: number): Stratum[] {
  const sorted = [...Map.groupBy(images, typeOf).values()].flatMap((ofType) =>
    ofType.sort((one, other) => one.size_bytes - other.size_bytes)
  )
  if (sorted.length <= most) return sorted.map((image) => ({ image, bytes: image.size_bytes }))
  const part = sorted.reduce((sum, { size_bytes }) => sum + size_bytes, 0) / most
  const strata = new Map<ChosenImage, Stratum>()
  let end = 0
  let middle = part / 2
  for (const image of sorted) {
    end += image.size_bytes
    for (; middle < end; middle += part) {
      const bytes = (strata.get(image)?.bytes ?? 0) + part
      strata.set(image, { image, bytes })
    }
  }
  // Spreads the first samples over types and sizes, in case there is not enough time for all.
  return [...strata.values()]
    .map((stratum, index) => ({ stratum, turn: (index * 7) % strata.size }))
    .sort((one, other) => one.turn - other.turn)
    .map(({ stratum }) => stratum)
}

/**
 * Estimates the bytes saved on all images. Each stratum is assumed to save the same share as its sample, or the
 * average share of the other strata if its sample could not be tried. The sum is never below 0, because no image is
 * replaced by a larger one.
 */
export function savedInAll(strata: Stratum[]): number {
  const tried = strata.filter(({ saved }) => saved !== undefined)
  const triedBytes = tried.reduce((sum, { bytes }) => sum + bytes, 0)
  const saved = tried.reduce((sum, stratum) => sum + stratum.bytes * shareOf(stratum), 0)
  const allBytes = strata.reduce((sum, { bytes }) => sum + bytes, 0)
  return Math.max(0, Math.round(triedBytes === 0 ? 0 : (saved * allBytes) / triedBytes))
}

const shareOf = ({ image, saved = 0 }: Stratum) => saved / Math.max(1, image.size_bytes)

const typeOf = ({ file_name }: ChosenImage) =>
  file_name.slice(file_name.lastIndexOf('.') + 1).toLowerCase()
