/** An entry of a TIFF directory (TIFF 6.0, section 2). `value` has the bytes that the file has of it, perhaps fewer. */
export type TiffEntry = {
  tag: number
  type: number
  count: number
  value: Buffer
  isLittle: boolean
}

const ASCII = 2
const SHORT = 3
const LONG = 4
const RATIONAL = 5
/** Text in UTF-8, new in EXIF 3.0. */
const UTF8 = 129
export const TYPES = { ASCII, SHORT, LONG, RATIONAL, UTF8 } as const

/** The bytes of one value of each type. An unknown type counts one. */
const SIZES: Record<number, number> = { 3: 2, 4: 4, 5: 8, 6: 1, 8: 2, 9: 4, 10: 8, 11: 4, 12: 8 }

/** Points from the first directory to the one of the camera's settings (EXIF 2.32, section 4.6.3). */
const EXIF_DIRECTORY = 0x8769

/**
 * Returns the entries of the first directory and, where it is pointed to, those of the EXIF directory. A block with a
 * broken header has none, because a picture is not refused for its metadata.
 */
export function tiffEntries(tiff: Buffer): TiffEntry[] {
  const order = tiff.toString('latin1', 0, 4)
  const isLittle = order === 'II*\0'
  if ((!isLittle && order !== 'MM\0*') || tiff.length < 8) return []
  const root = entriesAt(tiff, longOf(tiff.subarray(4), isLittle), isLittle)
  return root.flatMap((entry) =>
    entry.tag === EXIF_DIRECTORY && entry.value.length >= 4
      ? entriesAt(tiff, longOf(entry.value, isLittle), isLittle)
      : [entry]
  )
}

function entriesAt(tiff: Buffer, directory: number, isLittle: boolean): TiffEntry[] {
  const entries: TiffEntry[] = []
  if (directory + 2 > tiff.length) return entries
  const count = shortOf(tiff.subarray(directory), isLittle)
  for (let index = 0; index < count; index++) {
    const at = directory + 2 + index * 12
    if (at + 12 > tiff.length) break
    entries.push(entryAt(tiff, at, isLittle))
  }
  return entries
}

function entryAt(tiff: Buffer, at: number, isLittle: boolean): TiffEntry {
  const entry = tiff.subarray(at, at + 12)
  const type = shortOf(entry.subarray(2), isLittle)
  const count = longOf(entry.subarray(4), isLittle)
  const length = count * (SIZES[type] ?? 1)
  const start = length <= 4 ? at + 8 : longOf(entry.subarray(8), isLittle)
  const value = tiff.subarray(start, start + length)
  return { tag: shortOf(entry, isLittle), type, count, value, isLittle }
}

export const shortOf = (bytes: Buffer, isLittle: boolean): number =>
  isLittle ? bytes.readUInt16LE() : bytes.readUInt16BE()

export const longOf = (bytes: Buffer, isLittle: boolean): number =>
  isLittle ? bytes.readUInt32LE() : bytes.readUInt32BE()
