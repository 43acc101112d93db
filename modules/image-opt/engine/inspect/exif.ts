import type { Exif } from '../picture.ts'

// Tags of the first directory: EXIF 2.32, section 4.6.4.
const ORIENTATION = 0x0112
const ARTIST = 0x013b
const COPYRIGHT = 0x8298
const ASCII = 2
const SHORT = 3

/**
 * Artist and copyright texts are cut to this length. Longer texts misuse the field, and every visitor would download
 * them.
 */
const MAX_TEXT = 1_000

export const NO_EXIF: Exif = {
  orientation: 1,
  artist: Buffer.alloc(0),
  copyright: Buffer.alloc(0)
}

/**
 * Reads the tags we keep from a TIFF block. A block with a broken header counts as empty, because a picture is not
 * refused for its metadata.
 */
export function readExif(tiff: Buffer): Exif {
  const order = tiff.toString('latin1', 0, 4)
  const isLittle = order === 'II*\0'
  if ((!isLittle && order !== 'MM\0*') || tiff.length < 8) return NO_EXIF
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const long = (at: number) => (isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at))

  const directory = long(4)
  if (directory + 2 > tiff.length) return NO_EXIF
  const exif = { ...NO_EXIF }
  for (let index = 0; index < short(directory); index++) {
    const at = directory + 2 + index * 12
    if (at + 12 > tiff.length) break
    const tag = short(at)
    if (tag === ORIENTATION && short(at + 2) === SHORT) {
      const orientation = short(at + 8)
      if (orientation >= 1 && orientation <= 8) exif.orientation = orientation
    }
    if ((tag === ARTIST || tag === COPYRIGHT) && short(at + 2) === ASCII) {
      const length = long(at + 4)
      const start = length <= 4 ? at + 8 : long(at + 8)
      const text = trimmed(tiff.subarray(start, start + Math.min(length, MAX_TEXT)))
      if (tag === ARTIST) exif.artist = text
      else exif.copyright = text
    }
  }
  return exif
}

/** Returns the smallest TIFF block that holds these tags, or null if there is nothing to store. */
export function writeExif({ orientation, artist, copyright }: Exif): Buffer | null {
  const entries: { tag: number; type: number; count: number; value: Buffer }[] = []
  if (orientation !== 1) {
    entries.push({ tag: ORIENTATION, type: SHORT, count: 1, value: Buffer.from([orientation, 0]) })
  }
  for (const [tag, text] of [[ARTIST, artist] as const, [COPYRIGHT, copyright] as const]) {
    if (text.length === 0) continue
    entries.push({ tag, type: ASCII, count: text.length + 1, value: ended(text) })
  }
  if (entries.length === 0) return null

  const directory = Buffer.alloc(8 + 2 + entries.length * 12 + 4)
  directory.write('II*\0', 0, 'latin1')
  directory.writeUInt32LE(8, 4)
  directory.writeUInt16LE(entries.length, 8)
  const texts: Buffer[] = []
  let end = directory.length
  for (const [index, { tag, type, count, value }] of entries.entries()) {
    const at = 10 + index * 12
    directory.writeUInt16LE(tag, at)
    directory.writeUInt16LE(type, at + 2)
    directory.writeUInt32LE(count, at + 4)
    if (value.length <= 4) {
      value.copy(directory, at + 8)
      continue
    }
    directory.writeUInt32LE(end, at + 8)
    // Values start on even offsets (TIFF 6.0, section 2).
    const padded = value.length % 2 === 0 ? value : ended(value)
    texts.push(padded)
    end += padded.length
  }
  return Buffer.concat([directory, ...texts])
}

const ended = (text: Buffer): Buffer => Buffer.concat([text, Buffer.from([0])])

function trimmed(text: Buffer): Buffer {
  let end = text.length
  while (end > 0 && (text[end - 1] === 0 || text[end - 1] === 0x20)) end--
  return Buffer.from(text.subarray(0, end))
}
