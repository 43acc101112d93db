import { INCH, shownAt, TAGS } from '../inspect/exif.ts'
import { TYPES } from '../inspect/tiff.ts'
import type { Credit, Density } from '../picture.ts'
import type { Size } from '../resize.ts'

type Entry = { tag: number; type: number; count: number; value: Buffer }

/** `size` is that of the stored picture. */
type Block = { orientation: number; density: Density | null; credit: Credit; size: Size }

const HEADER = 8

/** Returns the smallest TIFF block that says all this, or null if there is nothing to say. */
export function writeExif({ orientation, density, credit, size }: Block): Buffer | null {
  const entries: Entry[] = [
    ...(orientation === 1 ? [] : [short(TAGS.orientation, orientation)]),
    ...(density ? resolution(density) : []),
    ...text(TAGS.artist, credit.artist),
    ...text(TAGS.copyright, credit.copyright)
  ]
  if (entries.length === 0) return null
  const header = Buffer.from('II*\0\x08\0\0\0', 'latin1')
  if (!density) return Buffer.concat([header, directory(entries, HEADER)])
  // The size may only be in the second directory, which the first one points to.
  const pointer = long(TAGS.exifDirectory, 0)
  const length = directory([...entries, pointer], HEADER).length
  pointer.value.writeUInt32LE(HEADER + length)
  const shown = [
    long(TAGS.width, shownAt(density.x, size.width)),
    long(TAGS.height, shownAt(density.y, size.height))
  ]
  return Buffer.concat([
    header,
    directory([...entries, pointer], HEADER),
    directory(shown, HEADER + length)
  ])
}

/** Returns a directory that starts at this offset, and after it the values that do not fit into its entries. */
function directory(entries: readonly Entry[], start: number): Buffer {
  const table = Buffer.alloc(2 + entries.length * 12 + 4)
  table.writeUInt16LE(entries.length, 0)
  const values: Buffer[] = []
  let end = start + table.length
  for (const [index, { tag, type, count, value }] of entries.toSorted(byTag).entries()) {
    const at = 2 + index * 12
    table.writeUInt16LE(tag, at)
    table.writeUInt16LE(type, at + 2)
    table.writeUInt32LE(count, at + 4)
    if (value.length <= 4) {
      value.copy(table, at + 8)
      continue
    }
    table.writeUInt32LE(end, at + 8)
    // Values start on even offsets (TIFF 6.0, section 2).
    const padded = value.length % 2 === 0 ? value : Buffer.concat([value, Buffer.alloc(1)])
    values.push(padded)
    end += padded.length
  }
  return Buffer.concat([table, ...values])
}

/** The entries of a directory are in this order (TIFF 6.0, section 2). */
const byTag = (a: Entry, b: Entry): number => a.tag - b.tag

function short(tag: number, number: number): Entry {
  const value = Buffer.alloc(4)
  value.writeUInt16LE(number)
  return { tag, type: TYPES.SHORT, count: 1, value }
}

function long(tag: number, number: number): Entry {
  const value = Buffer.alloc(4)
  value.writeUInt32LE(number)
  return { tag, type: TYPES.LONG, count: 1, value }
}

function rational(tag: number, [numerator, denominator]: Density['x']): Entry {
  const value = Buffer.alloc(8)
  value.writeUInt32LE(numerator)
  value.writeUInt32LE(denominator, 4)
  return { tag, type: TYPES.RATIONAL, count: 1, value }
}

const resolution = ({ x, y }: Density): Entry[] => [
  rational(TAGS.xResolution, x),
  rational(TAGS.yResolution, y),
  short(TAGS.resolutionUnit, INCH)
]

/** The standard wants ASCII here, but programs write and read UTF-8 (Metadata Working Group, Guidelines 2.0). */
function text(tag: number, line: string): Entry[] {
  if (line === '') return []
  const value = Buffer.from(`${line}\0`)
  return [{ tag, type: TYPES.ASCII, count: value.length, value }]
}
