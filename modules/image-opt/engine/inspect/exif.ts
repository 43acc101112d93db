import type { Credit, Density, Exif } from '../picture.ts'
import type { Size } from '../resize.ts'
import { anyText, joined, utf16Text } from './credit/text.ts'
import { longOf, shortOf, type TiffEntry, TYPES, tiffEntries } from './tiff.ts'

// Tags: EXIF 2.32 and 3.0, sections 4.6.4 to 4.6.6.
export const TAGS = {
  orientation: 0x0112,
  xResolution: 0x011a,
  yResolution: 0x011b,
  resolutionUnit: 0x0128,
  artist: 0x013b,
  copyright: 0x8298,
  exifDirectory: 0x8769,
  /** Windows keeps the author in UTF-16. */
  xpAuthor: 0x9c9d,
  width: 0xa002,
  height: 0xa003,
  /** New in EXIF 3.0. */
  photographer: 0xa437
} as const

export const INCH = 2
/** The pixels of an inch at the density that browsers assume (HTML, "density-corrected natural width and height"). */
export const USUAL_DENSITY = 72

export const NO_EXIF: Exif = { orientation: 1, density: null }

/**
 * Reads what a browser reads of an EXIF block. `size` is that of the stored picture. Measured with Chromium 156: of
 * several entries the first valid one counts, and an entry of another type or count is not valid.
 */
export function readExif(tiff: Buffer, size: Size): Exif {
  const entries = tiffEntries(tiff)
  const orientation = entries.map(orientationOf).find((value) => value !== null) ?? 1
  return { orientation, density: densityOf(entries, size) }
}

function orientationOf({ tag, type, count, value, isLittle }: TiffEntry): number | null {
  if (tag !== TAGS.orientation || type !== TYPES.SHORT || count !== 1) return null
  const orientation = shortOf(value, isLittle)
  return orientation >= 1 && orientation <= 8 ? orientation : null
}

/**
 * Returns the density at which browsers show the picture larger or smaller than its pixels, or null. They follow it
 * only where the size in the EXIF block says the same.
 */
function densityOf(entries: TiffEntry[], { width, height }: Size): Density | null {
  const find = (tag: number) => entries.find((entry) => entry.tag === tag)
  const [x, y] = [rationalOf(find(TAGS.xResolution)), rationalOf(find(TAGS.yResolution))]
  if (!x || !y || numberOf(find(TAGS.resolutionUnit)) !== INCH) return null
  const isMeant =
    numberOf(find(TAGS.width)) === shownAt(x, width) &&
    numberOf(find(TAGS.height)) === shownAt(y, height)
  const isUsual = shownAt(x, width) === width && shownAt(y, height) === height
  return isMeant && !isUsual ? { x, y } : null
}

/** Returns the CSS pixels of a side that has this many pixels. */
export const shownAt = ([inches, per]: Density['x'], pixels: number): number =>
  Math.round((pixels * USUAL_DENSITY * per) / inches)

function rationalOf(entry: TiffEntry | undefined): Density['x'] | null {
  if (entry?.type !== TYPES.RATIONAL || entry.value.length < 8) return null
  const { value, isLittle } = entry
  const rational = [longOf(value, isLittle), longOf(value.subarray(4), isLittle)] as const
  return rational.every((part) => part > 0) ? rational : null
}

function numberOf(entry: TiffEntry | undefined): number | null {
  if (entry?.count !== 1) return null
  if (entry.type === TYPES.SHORT) return shortOf(entry.value, entry.isLittle)
  return entry.type === TYPES.LONG ? longOf(entry.value, entry.isLittle) : null
}

/** Reads the artist and the copyright of an EXIF block, in each of the forms that programs write them. */
export function readExifCredit(tiff: Buffer): Partial<Credit> {
  const entries = tiffEntries(tiff)
  const textIn = (tag: number) => {
    const entry = entries.find((each) => each.tag === tag)
    const isText = entry && (entry.type === TYPES.ASCII || entry.type === TYPES.UTF8)
    // The photographer and the editor have a copyright each, with a zero byte between them.
    return isText ? joined(anyText(entry.value).split('\0')) : ''
  }
  const author = entries.find(({ tag }) => tag === TAGS.xpAuthor)
  return {
    artist:
      textIn(TAGS.artist) ||
      textIn(TAGS.photographer) ||
      (author ? utf16Text(author.value, { isLittle: true }) : ''),
    copyright: textIn(TAGS.copyright)
  }
}
