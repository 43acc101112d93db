import { crc32, deflateSync } from 'node:zlib'
import { NO_CREDIT } from '../inspect/credit/credit.ts'
import { inspectPng } from '../inspect/inspect-png.ts'
import type { Credit, PngChunk, PngPicture } from '../picture.ts'
import { writeExif } from './exif-block.ts'
import { onlyCreditLine, writeXmp } from './xmp-packet.ts'

/**
 * Chunks that decoders need or that decide how the picture looks. Texts, times, thumbnails and unknown chunks are
 * dropped.
 */
const KEPT = new Set(
  'IHDR PLTE tRNS IDAT IEND acTL fcTL fdAT iCCP sRGB gAMA cHRM cICP mDCV cLLI pHYs'.split(' ')
)

/**
 * Colour chunks, which must come before PLTE and IDAT (PNG third edition, 5.6). The last two are ignored when the
 * picture has sRGB or iCCP.
 */
const COLOUR = ['cICP', 'mDCV', 'cLLI', 'gAMA', 'cHRM']

/** The gAMA value of 1/2.2, which decoders assume for a picture without colour tags. */
const SRGB_GAMMA = 45_455

/**
 * Returns the bytes without the chunks that must not reach a codec. A text chunk of 65 KB, for example, can inflate to
 * 64 MB.
 */
export function withoutText({ bytes, chunks }: PngPicture): Buffer {
  const kept = chunks.filter(({ name }) => KEPT.has(name))
  return Buffer.concat([bytes.subarray(0, 8), ...kept.map((chunk) => rawChunk(bytes, chunk))])
}

/**
 * Puts back what codecs drop from a PNG: the colour tags (unless the pixels were converted to sRGB), the size in print,
 * the orientation and the credit.
 */
export function withTags(
  png: Buffer,
  source: PngPicture,
  { isSrgb, orientation }: { isSrgb: boolean; orientation: number }
): Buffer {
  const present = new Set(inspectPng(png).chunks.map(({ name }) => name))
  const colours = isSrgb ? [] : colourTags(source)
  const printed = source.chunks.filter(({ name }) => name === 'pHYs').slice(0, 1)
  const tags = [...colours, ...printed].filter(({ name }) => !present.has(name))
  const added = tags.map((chunk) => rawChunk(source.bytes, chunk))
  const exif = writeExif({ orientation, density: null, credit: NO_CREDIT, size: source })
  if (exif) added.push(makeChunk('eXIf', exif))
  added.push(...creditChunks(source.credit))
  // The chunks go after the signature (8 bytes) and the header (25 bytes).
  return added.length === 0 ? png : Buffer.concat([png.subarray(0, 33), ...added, png.subarray(33)])
}

/** Adds the colour profile `icc` to a PNG from our own encoder. */
export function withProfile(png: Buffer, icc: Buffer): Buffer {
  const data = Buffer.concat([Buffer.from('icc\0\0', 'latin1'), deflateSync(icc, { level: 1 })])
  return Buffer.concat([png.subarray(0, 33), makeChunk('iCCP', data), png.subarray(33)])
}

/**
 * Returns the colour chunks to keep. Gamma and primaries count only if no stronger colour tag is present (PNG third
 * edition, 4.3).
 */
function colourTags({ chunks, colours }: PngPicture): PngChunk[] {
  const has = (wanted: string) => chunks.some(({ name }) => name === wanted)
  const gamma = chunks.find(({ name }) => name === 'gAMA')?.data.readUInt32BE(0) ?? SRGB_GAMMA
  const isPlain = has('sRGB') || has('iCCP') || (!has('cHRM') && Math.abs(gamma - SRGB_GAMMA) < 100)
  // Where a stronger tag cannot be read, browsers may turn to these two.
  const wanted = isPlain && !('unreadable' in colours) ? COLOUR.slice(0, 3) : COLOUR
  return wanted.flatMap((name) => chunks.find((chunk) => chunk.name === name) ?? [])
}

function creditChunks(credit: Credit): Buffer[] {
  const xmp = writeXmp(onlyCreditLine(credit))
  return [
    ...textChunk('Author', Buffer.from(credit.artist)),
    ...textChunk('Copyright', Buffer.from(credit.copyright)),
    ...textChunk('XML:com.adobe.xmp', xmp ?? Buffer.alloc(0))
  ]
}

/** Plain text chunks hold Latin-1, so others are international ones (PNG third edition, 11.3.3). */
function textChunk(keyword: string, text: Buffer): Buffer[] {
  if (text.length === 0) return []
  const isPlain = keyword !== 'XML:com.adobe.xmp' && text.every((byte) => byte < 0x80)
  const head = Buffer.from(isPlain ? `${keyword}\0` : `${keyword}\0\0\0\0\0`)
  return [makeChunk(isPlain ? 'tEXt' : 'iTXt', Buffer.concat([head, text]))]
}

const rawChunk = (bytes: Buffer, { start, data }: PngChunk): Buffer =>
  bytes.subarray(start, start + 12 + data.length)

/** Returns a chunk as a file contains it: its length, name, data and checksum. */
export function makeChunk(name: string, data: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + data.length)
  chunk.writeUInt32BE(data.length, 0)
  chunk.write(name, 4, 'latin1')
  data.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length)
  return chunk
}
