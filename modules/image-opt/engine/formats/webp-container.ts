import { NOTE_NAME } from '../inspect/notes.ts'
import type { WebpChunk, WebpPicture } from '../picture.ts'

// VP8X flags: WebP container specification, "Extended File Format".
export const HAS_ICC = 0x20
export const HAS_ALPHA = 0x10
const HAS_EXIF = 0x08
const HAS_XMP = 0x04
const IS_ANIMATED = 0x02

const PIXELS = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'])

/** The chunks that decide what the file shows. */
export const pixelChunks = (chunks: readonly WebpChunk[]): WebpChunk[] =>
  chunks.filter(({ name }) => PIXELS.has(name))

type Tags = Record<'icc' | 'exif' | 'xmp' | 'note', Buffer | null>

/** Returns a file with the pixels of `picture` and these tags only. */
export function packWebp(picture: WebpPicture, { icc, exif, xmp, note }: Tags): Buffer {
  const pixels = pixelChunks(picture.chunks)
  const chunks: WebpChunk[] = []
  if (icc || exif || xmp || note || pixels.length > 1) {
    const flags =
      (icc ? HAS_ICC : 0) |
      (exif ? HAS_EXIF : 0) |
      (xmp ? HAS_XMP : 0) |
      (hasAlpha(picture) ? HAS_ALPHA : 0) |
      (picture.animation ? IS_ANIMATED : 0)
    chunks.push({ name: 'VP8X', data: extendedHeader(flags, picture.width, picture.height) })
  }
  // The container prescribes the order: profile, pixels, EXIF, XMP, unknown chunks.
  if (icc) chunks.push({ name: 'ICCP', data: icc })
  chunks.push(...pixels)
  if (exif) chunks.push({ name: 'EXIF', data: exif })
  if (xmp) chunks.push({ name: 'XMP ', data: xmp })
  if (note) chunks.push({ name: NOTE_NAME, data: note })
  return riff(chunks)
}

/** Adds a note to a file that packWebp made. */
export function withWebpNote(picture: WebpPicture, note: Buffer): Buffer {
  const data = (wanted: string) => picture.chunks.find(({ name }) => name === wanted)?.data ?? null
  const tags = { icc: data('ICCP'), exif: data('EXIF'), xmp: data('XMP ') }
  return packWebp(picture, { ...tags, note })
}

function hasAlpha({ chunks }: WebpPicture): boolean {
  const [first] = chunks
  if (first?.name === 'VP8X') return ((first.data[0] ?? 0) & HAS_ALPHA) !== 0
  return first !== undefined && isLosslessWithAlpha(first)
}

/** In VP8L the alpha bit follows the signature byte and two sizes of 14 bits. */
export const isLosslessWithAlpha = ({ name, data }: WebpChunk): boolean =>
  name === 'VP8L' && (data.readUInt32LE(1) & 0x1000_0000) !== 0

function extendedHeader(flags: number, width: number, height: number): Buffer {
  const data = Buffer.alloc(10)
  data[0] = flags
  data.writeUIntLE(width - 1, 4, 3)
  data.writeUIntLE(height - 1, 7, 3)
  return data
}

function riff(chunks: WebpChunk[]): Buffer {
  const parts = chunks.flatMap(({ name, data }) => {
    const head = Buffer.alloc(8)
    head.write(name, 0, 'latin1')
    head.writeUInt32LE(data.length, 4)
    return [head, data, Buffer.alloc(data.length % 2)]
  })
  const body = Buffer.concat([Buffer.from('WEBP'), ...parts])
  const head = Buffer.alloc(8)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}
