import type { Sharp } from 'sharp'
import { readable } from '../colours/colours.ts'
import { decoder } from '../decode.ts'
import { inspectWebp } from '../inspect/inspect-webp.ts'
import type { Encoded, WebpPicture } from '../picture.ts'
import { scoreOfAnimation } from '../quality/animation-gate.ts'
import { WEBP_CURVE } from '../quality/curves.ts'
import { scoreOfFile } from '../quality/gate.ts'
import { leastScore, type QualityTarget } from '../quality/quality-target.ts'
import type { Sample } from '../quality/sample.ts'
import { findQuality, type Range } from '../quality/search.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { writeExif } from './exif-block.ts'
import { fromPixels, toRaw } from './pixels.ts'
import { packWebp } from './webp-container.ts'
import { onlyCreditLine, writeXmp } from './xmp-packet.ts'

/** The range of the quality search: below 40 edges blur, and above 95 a WebP grows without looking better. */
const RANGE: Range = { least: 40, most: 95, curve: WEBP_CURVE }

/** Encodes a still picture at the quality that meets the quality target on the sample. */
export async function encodeWebp(
  picture: WebpPicture,
  sourcePixels: SourcePixels,
  sample: Sample,
  qualityTarget: QualityTarget
): Promise<Encoded | null> {
  const found = await findQuality(qualityTarget, RANGE, async (quality) => {
    const pixels = sample.isWhole ? sourcePixels.open() : fromPixels(sample.pixels)
    const webp = await lossyWebp(pixels, quality)
    const shown = await toRaw(decoder(webp))
    return { quality, webp, shown, score: await sample.scoreOfSample(shown) }
  })
  const floor = leastScore(qualityTarget)
  const { webp, quality, score } = (await ofWhole()) ?? (await sound(found.quality))
  if (score < floor) return null
  return { type: 'webp', bytes: finished(webp), encoderQuality: quality, score }

  function finished(webp: Buffer): Buffer {
    return withTags(webp, picture, sourcePixels.profile)
  }

  /** Returns the trial if it encoded the whole picture and the second opinion does not bring it below the floor. */
  async function ofWhole(): Promise<Omit<typeof found, 'shown'> | null> {
    if (!sample.isWhole) return null
    const score = Math.min(found.score, await sample.allows(found.shown))
    return score < floor && found.score >= floor ? null : { ...found, score }
  }

  /** Encodes the whole picture, at a higher quality if a part that no sample saw is worse. */
  function sound(quality: number) {
    return findQuality({ quality, target: null, floor }, RANGE, async (quality) => {
      const webp = await lossyWebp(sourcePixels.open(), quality)
      const options = { isFlattened: false, isTwice: true, isPalette: false }
      return { quality, webp, score: await scoreOfFile(sourcePixels, finished(webp), options) }
    })
  }
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
  const score = isLossless
    ? 100
    : await scoreOfFile(sourcePixels, bytes, {
        isFlattened: false,
        isTwice: true,
        isPalette: false
      })
  return { type: 'webp', bytes, encoderQuality: isLossless ? null : FINEST, score }
}

const FINEST = 95

/**
 * Re-encodes the frames of an animation at the quality whose worst frame reaches the floor. Returns null if none
 * does.
 */
export async function encodeAnimatedWebp(
  picture: WebpPicture,
  qualityTarget: QualityTarget
): Promise<Encoded | null> {
  const { profile } = readable(picture.colours)
  const floor = leastScore(qualityTarget)
  const found = await findQuality(
    { quality: qualityTarget.quality, target: null, floor },
    RANGE,
    async (quality) => {
      const frames = decoder(picture.bytes, { all: true })
      const bytes = withTags(await frames.webp({ quality, ...EFFORT }).toBuffer(), picture, profile)
      return {
        quality,
        bytes,
        score: await scoreOfAnimation(picture, inspectWebp(bytes), { floor, profile })
      }
    }
  )
  if (found.score < floor) return null
  return { type: 'webp', bytes: found.bytes, encoderQuality: found.quality, score: found.score }
}

/**
 * Effort 5 gives files 1 % smaller than the default in about the same time; effort 6 takes up to twice as long. The
 * photo preset favours texture, so product photographs need 1 to 2 % fewer bytes for the same score.
 */
const EFFORT = { effort: 5, preset: 'photo' } as const

const withTags = (webp: Buffer, source: WebpPicture, icc: Buffer | null): Buffer =>
  withChunks(inspectWebp(webp), source, icc)

/**
 * Returns the file without most of its metadata. The pixels are not repacked, because repacking them losslessly gains
 * nothing.
 */
export const stripWebp = (picture: WebpPicture): Buffer => withChunks(picture, picture, picture.icc)

/** Returns the pixels of `picture` with the orientation tag and the credit of `source`. */
const withChunks = (
  picture: WebpPicture,
  { orientationTag, credit }: WebpPicture,
  icc: Buffer | null
): Buffer =>
  packWebp(picture, {
    icc,
    exif: writeExif({ orientation: orientationTag, density: null, credit, size: picture }),
    xmp: writeXmp(onlyCreditLine(credit)),
    note: null
  })
