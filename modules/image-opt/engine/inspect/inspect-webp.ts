import { coloursOfProfile, SRGB } from '../colours/colours.ts'
import { HAS_ALPHA, HAS_ICC, isLosslessWithAlpha, pixelChunks } from '../formats/webp-container.ts'
import type { Animation, WebpChunk, WebpPicture } from '../picture.ts'
import { damaged } from '../refusal.ts'
import { creditFrom } from './credit/credit.ts'
import { readXmp } from './credit/xmp.ts'
import { NO_EXIF, readExif, readExifCredit } from './exif.ts'
import { NOTE_NAME } from './notes.ts'

/**
 * Reads the structure of a WebP by walking its RIFF chunks (WebP container specification). Any bytes after the
 * container are dropped.
 */
export function inspectWebp(bytes: Buffer): WebpPicture {
  const end = 8 + bytes.readUInt32LE(4)
  if (end > bytes.length) throw damaged('the WebP is cut off')
  const chunks = readChunks(bytes, 12, end)
  if (hidesAlpha(chunks)) return inspectWebp(withAlphaFlag(bytes))
  const data = (wanted: string) => chunks.find(({ name }) => name === wanted)?.data

  const size = readSize(chunks)
  const exif = withoutName(data('EXIF') ?? Buffer.alloc(0))
  const icc = (flagsOf(chunks) & HAS_ICC ? data('ICCP') : null) ?? null
  return {
    type: 'webp',
    bytes,
    ...size,
    exif: NO_EXIF,
    orientationTag: readExif(exif, size).orientation,
    credit: creditFrom([readExifCredit(exif), readXmp(data('XMP ') ?? Buffer.alloc(0))]),
    icc,
    colours: icc ? coloursOfProfile(icc, 'rgb') : SRGB,
    animation: readAnimation(chunks),
    note: data(NOTE_NAME)?.toString('latin1', 0, 255) ?? '',
    pixelData: pixelChunks(chunks).map(({ data }) => data),
    chunks
  }
}

function readChunks(bytes: Buffer, from: number, end: number): WebpChunk[] {
  const chunks: WebpChunk[] = []
  for (let at = from; at + 8 <= end; ) {
    const length = bytes.readUInt32LE(at + 4)
    if (at + 8 + length > end) throw damaged('a WebP chunk leads outside the file')
    const name = bytes.toString('latin1', at, at + 4)
    chunks.push({ name, data: bytes.subarray(at + 8, at + 8 + length) })
    // Chunks start on even offsets.
    at += 8 + length + (length % 2)
  }
  return chunks
}

/** Some writers forget a flag. Measured with Chromium 156: a profile without its flag does not count. */
const flagsOf = ([first]: WebpChunk[]): number =>
  first?.name === 'VP8X' ? (first.data[0] ?? 0) : 0

/**
 * Tells whether lossless pixels have alpha and no flag says so. Browsers show it, and the library would make such pixels
 * black. The alpha plane of lossy pixels (ALPH) does not count without the flag, and frames have their own.
 */
const hidesAlpha = (chunks: WebpChunk[]): boolean =>
  chunks[0]?.name === 'VP8X' &&
  (flagsOf(chunks) & HAS_ALPHA) === 0 &&
  chunks.some(isLosslessWithAlpha)

/** The flags follow the head of the file and that of the first chunk. */
function withAlphaFlag(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes)
  copy[20]! |= HAS_ALPHA
  return copy
}

function readSize(chunks: WebpChunk[]): { width: number; height: number } {
  const first = chunks[0]
  if (first?.name === 'VP8X') {
    if (!chunks.some(({ name }) => /^(VP8 |VP8L|ANMF)$/.test(name))) {
      throw damaged('the WebP holds no picture')
    }
    return { width: first.data.readUIntLE(4, 3) + 1, height: first.data.readUIntLE(7, 3) + 1 }
  }
  if (first?.name === 'VP8L') {
    const bits = first.data.readUInt32LE(1)
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 }
  }
  if (first?.name === 'VP8 ') {
    return {
      width: first.data.readUInt16LE(6) & 0x3fff,
      height: first.data.readUInt16LE(8) & 0x3fff
    }
  }
  throw damaged('the WebP holds no picture')
}

function readAnimation(chunks: WebpChunk[]): Animation | null {
  const control = chunks.find(({ name }) => name === 'ANIM')
  if (!control) return null
  const frames = chunks.filter(({ name }) => name === 'ANMF')
  const durationMs = frames.reduce((sum, { data }) => sum + data.readUIntLE(12, 3), 0)
  return { frames: frames.length, loops: control.data.readUInt16LE(4), durationMs }
}

/**
 * Removes the prefix "Exif", which belongs in a JPEG but which some writers also put before the EXIF block of a WebP.
 */
const withoutName = (exif: Buffer): Buffer =>
  exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
