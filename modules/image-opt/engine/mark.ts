import { createHash } from 'node:crypto'
import { ENGINE_VERSION, type EncodeOptions, LOSSLESS_JPEG_QUALITY } from './encode-options.ts'
import { withNote } from './formats/with-note.ts'
import { inspect } from './inspect/inspect.ts'
import type { Picture } from './picture.ts'

/**
 * A result says in a note of ten bytes that it is one: with which version and options it was made, and a checksum of its
 * pixel data. Without it, each run on another computer, and each upload of a result, would lose quality again
 * (decision 096). A forged note only keeps a picture as it is.
 */
type Mark = { quality: number; conversion: number; watermark: Buffer; check: Buffer }

const WATERMARK_BYTES = 2
const CHECK_BYTES = 5
const BYTES = 3 + WATERMARK_BYTES + CHECK_BYTES

/** Adds the note to the bytes of a result. */
export function withMark(bytes: Buffer, source: Picture, options: EncodeOptions): Buffer {
  const result = read(bytes)
  if (!result) return bytes
  // A JPG is never made without loss.
  const isLossy = result.type !== source.type
  const strength = Math.min(strengthOf(options), isLossy ? LOSSLESS_JPEG_QUALITY : 100)
  const head = [ENGINE_VERSION, strength, conversionOf(options)]
  const mark = Buffer.concat([Buffer.from(head), watermarkOf(options), checkOf(result)])
  return withNote(result, mark.toString('base64url'))
}

/** A file that does not read back is left to verify(), which rejects it. */
function read(bytes: Buffer): Picture | null {
  try {
    return inspect(bytes)
  } catch {
    return null
  }
}

/**
 * Tells whether the picture is a result of ours to which these options would add nothing: it was compressed at least
 * as hard, carries the watermark and was considered for a JPG. The options have to be possible for the picture.
 */
export function isDone(picture: Picture, options: EncodeOptions): boolean {
  const mark = readMark(picture)
  if (!mark || options.longestSide !== null) return false
  if (options.watermark !== null && !watermarkOf(options).equals(mark.watermark)) return false
  if (picture.type === 'png' && options.pngToJpg && conversionOf(options) !== mark.conversion)
    return false
  return strengthOf(options) >= mark.quality
}

function readMark(picture: Picture): Mark | null {
  const mark = Buffer.from(picture.note, 'base64url')
  if (mark.length !== BYTES) return null
  const [, quality = 0, conversion = 0] = mark
  const check = mark.subarray(BYTES - CHECK_BYTES)
  if (!check.equals(checkOf(picture))) return null
  return { quality, conversion, watermark: mark.subarray(3, 3 + WATERMARK_BYTES), check }
}

/** Returns the quality, where less is stronger. Auto aims at the same score as 75 (specification §5.3). */
function strengthOf({ quality }: EncodeOptions): number {
  if (quality === 'lossless') return 100
  return quality === 'auto' ? 75 : quality
}

const conversionOf = ({ pngToJpg, flattenTransparent, sizeControl }: EncodeOptions): number =>
  pngToJpg ? 1 + 2 * Number(flattenTransparent) + 4 * Number(sizeControl) : 0

const watermarkOf = ({ watermark }: EncodeOptions): Buffer =>
  watermark === null
    ? Buffer.alloc(WATERMARK_BYTES)
    : createHash('sha256').update(JSON.stringify(watermark)).digest().subarray(0, WATERMARK_BYTES)

/** A program that edits the picture may keep the note, but not the pixel data. New metadata changes nothing. */
function checkOf({ pixelData }: Picture): Buffer {
  const hash = createHash('sha256')
  for (const part of pixelData) hash.update(part)
  return hash.digest().subarray(0, CHECK_BYTES)
}
