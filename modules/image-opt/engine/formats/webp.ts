import type { Sharp } from 'sharp'
import { readable } from '../colours/colours.ts'
import { decoder } from '../decode.ts'
import { writeExif } from '../inspect/exif.ts'
import { inspectWebp } from '../inspect/inspect-webp.ts'
import type { Encoded, WebpChunk, WebpPicture } from '../picture.ts'
import { WEBP_CURVE } from '../quality/curves.ts'
import type { QualityTarget } from '../quality/quality-target.ts'
import type { Sample } from '../quality/sample.ts'
import { findQuality, type Range } from '../quality/search.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { fromPixels, toRaw } from './pixels.ts'

// VP8X flags: WebP container specification, "Extended File Format".
const HAS_ICC = 0x20
const HAS_ALPHA = 0x10
const HAS_EXIF = 0x08
const IS_ANIMATED = 0x02

const PIXELS = new Set(['VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF'])

/** The range of the quality search: below 40 edges blur, and above 95 a WebP grows without looking better. */
const RANGE: Range = { least: 40, most: 95, curve: WEBP_CURVE }

/** Encodes a still picture at the quality that meets the quality target on the sample. */
export async function encodeWebp(
  picture: WebpPicture,
  sourcePixels: SourcePixels,
  sample: Sample,
  qualityTarget: QualityTarget
): Promise<Encoded> {
  const found = await findQuality(qualityTarget, RANGE, async (quality) => {
    const pixels = sample.isWhole ? sourcePixels.open() : fromPixels(sample.pixels)
    const webp = await lossyWebp(pixels, quality)
    const result = await toRaw(decoder(webp))
    return { quality, webp, score: await sample.scoreOfSample(result) }
  })
  const webp = sample.isWhole ? found.webp : await lossyWebp(sourcePixels.open(), found.quality)
  const bytes = withTags(webp, picture, sourcePixels.profile)
  return { type: 'webp', bytes, encoderQuality: found.quality, score: found.score }
}

export const lossyWebp = (pixels: Sharp, quality: number): Promise<Buffer> =>
  pixels.webp({ quality, ...EFFORT }).toBuffer()

/**
 * Encodes as close to the source pixels as possible: losslessly if the picture is a lossless WebP, otherwise at the
 * finest quality.
 */
export async function encodeFinestWebp(
  picture: WebpPicture,
  sourcePixels: SourcePixels
): Promise<Encoded> {
  const isLossless = picture.chunks.some(({ name }) => name === 'VP8L')
  const options = isLossless ? { lossless: true } : { quality: FINEST }
  const webp = await sourcePixels
    .open()
    .webp({ ...options, ...EFFORT })
    .toBuffer()
  const bytes = withTags(webp, picture, sourcePixels.profile)
  return { type: 'webp', bytes, encoderQuality: isLossless ? null : FINEST, score: null }
}

const FINEST = 95

/**
 * Re-encodes the frames of an animation. Returns null if its EXIF rotates the animation, because frames cannot be
 * rotated.
 */
export async function encodeAnimatedWebp(
  picture: WebpPicture,
  quality: number
): Promise<Encoded | null> {
  if (picture.exif.orientation !== 1) return null
  const { profile } = readable(picture.colours)
  const frames = decoder(picture.bytes, { all: true })
  const webp = await frames.webp({ quality, ...EFFORT }).toBuffer()
  return {
    type: 'webp',
    bytes: withTags(webp, picture, profile),
    encoderQuality: quality,
    score: null
  }
}

/**
 * Effort 5 gives files 1 % smaller than the default in about the same time; effort 6 takes up to twice as long. The
 * photo preset favours texture, so product photographs need 1 to 2 % fewer bytes for the same score.
 */
const EFFORT = { effort: 5, preset: 'photo' } as const

const withTags = (webp: Buffer, { exif }: WebpPicture, icc: Buffer | null): Buffer =>
  withChunks(inspectWebp(webp), icc, writeExif({ ...exif, orientation: 1 }))

/**
 * Returns the file without XMP and most of EXIF. The pixels are not repacked, because repacking them losslessly gains
 * nothing.
 */
export function stripWebp(picture: WebpPicture): Buffer {
  return withChunks(picture, picture.icc, writeExif(picture.exif))
}

function withChunks(picture: WebpPicture, icc: Buffer | null, exif: Buffer | null): Buffer {
  const pixels = picture.chunks.filter(({ name }) => PIXELS.has(name))
  const chunks: WebpChunk[] = []
  if (icc || exif || pixels.length > 1) {
    const flags =
      (icc ? HAS_ICC : 0) |
      (exif ? HAS_EXIF : 0) |
      (hasAlpha(picture) ? HAS_ALPHA : 0) |
      (picture.animation ? IS_ANIMATED : 0)
    chunks.push({ name: 'VP8X', data: extendedHeader(flags, picture.width, picture.height) })
  }
  // The container prescribes the order: profile, pixels, EXIF.
  if (icc) chunks.push({ name: 'ICCP', data: icc })
  chunks.push(...pixels)
  if (exif) chunks.push({ name: 'EXIF', data: exif })
  return riff(chunks)
}

function hasAlpha({ chunks }: WebpPicture): boolean {
  const [first] = chunks
  if (first?.name === 'VP8X') return ((first.data[0] ?? 0) & HAS_ALPHA) !== 0
  // In VP8L the alpha bit follows the signature byte and two sizes of 14 bits.
  return first?.name === 'VP8L' && (first.data.readUInt32LE(1) & 0x1000_0000) !== 0
}

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
