import { compressJpeg } from '@napi-rs/image'
import type { JpegOptions, Sharp } from 'sharp'
import { decoder } from '../decode.ts'
import type { Encoded, JpegPicture, Picture } from '../picture.ts'
import { JPEG_CURVE, withTrellis } from '../quality/curves.ts'
import type { QualityTarget } from '../quality/quality-target.ts'
import type { Sample } from '../quality/sample.ts'
import { findQuality, type Range } from '../quality/search.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { uprightExif } from '../turn.ts'
import { losesByHalving } from './chroma.ts'
import { writeExif } from './exif-block.ts'
import { fromPixels, type Pixels, toRaw } from './pixels.ts'
import { spliceJpeg } from './splice.ts'
import { onlyCreditLine, writeXmp } from './xmp-packet.ts'

type Chroma = '4:2:0' | '4:4:4'
type Trial = { quality: number; score: number; chroma: Chroma; jpeg: Buffer }

/** How far below the target the middle of a large picture may score: as far as the floor of Medium is. Auto has no other. */
const BELOW_TARGET = 5

/** An estimate this far above a score needs no trial: three times the error of an estimate (quality/curves.ts). */
const CLEARLY = 3

/** What a trial encodes, and how its result is scored. */
type Part = { open(): Sharp; scoreOf(result: Pixels): Promise<number> }

/**
 * The qualities that may be tried. Above 92 a 4:2:0 file grows by half without a visible gain; full colour planes
 * (4:4:4) help more (decision 013).
 */
const RANGES: Record<Chroma, Range> = {
  '4:2:0': { least: 40, most: 92, curve: JPEG_CURVE },
  '4:4:4': { least: 40, most: 95, curve: JPEG_CURVE }
}

/**
 * Encodes with mozjpeg at the quality that meets the quality target on the sample. Keeps full colour planes only where
 * halved planes cannot reach the floor or need more bytes for the same score.
 */
export async function encodeJpeg(
  picture: Picture,
  sourcePixels: SourcePixels,
  sample: Sample,
  qualityTarget: QualityTarget
): Promise<Encoded> {
  const { isGrey } = sourcePixels
  const attempt = (part: Part, chroma: Chroma, effort: Effort) => async (quality: number) => {
    const jpeg = await mozjpeg(part.open(), isGrey, quality, chroma, effort)
    return { quality, chroma, jpeg, score: await part.scoreOf(await toRaw(decoder(jpeg))) }
  }
  const onSample: Part = {
    open: () => (sample.isWhole ? sourcePixels.open() : fromPixels(sample.pixels)),
    scoreOf: sample.scoreOfSample
  }
  const tryOut = (chroma: Chroma, qualityTarget: QualityTarget): Promise<Trial> =>
    findQuality(
      qualityTarget,
      RANGES[chroma],
      attempt(onSample, chroma, sample.isWhole ? 'file' : 'trial'),
      async (quality) => {
        const { score } = await attempt(onSample, chroma, 'estimate')(quality)
        return withTrellis(score, quality)
      }
    )
  const halved = await tryOut('4:2:0', qualityTarget)
  const best = (await betterInFull(halved)) ?? halved
  const { quality, score } = await fineForMiddle(best)
  // A PNG's pixels are needed again: it is also encoded as PNG.
  if (picture.type === 'jpeg' && !sample.isWhole) sourcePixels.release()
  const jpeg = sample.isWhole
    ? best.jpeg
    : await mozjpeg(sourcePixels.open(), isGrey, quality, best.chroma)
  const bytes = withTags(jpeg, picture, sourcePixels)
  return { type: 'jpeg', bytes, encoderQuality: quality, score }

  /** Raises the quality as far as the middle of a large picture needs for the floor. */
  async function fineForMiddle(found: Trial): Promise<Omit<Trial, 'jpeg'>> {
    const { chroma } = found
    const floor = Math.min(qualityTarget.floor, (qualityTarget.target ?? Infinity) - BELOW_TARGET)
    if (!sample.middle || found.score < floor) return found
    const { pixels, scoreOf } = sample.middle
    const part = { open: () => fromPixels(pixels), scoreOf }
    const estimated = await attempt(part, chroma, 'estimate')(found.quality)
    if (withTrellis(estimated.score, found.quality) > floor + CLEARLY) return found
    const target = { quality: found.quality, target: null, floor }
    const finer = await findQuality(target, RANGES[chroma], attempt(part, chroma, 'trial'))
    return { ...finer, score: Math.min(finer.score, found.score) }
  }

  async function betterInFull(halved: Trial): Promise<Trial | undefined> {
    if (sourcePixels.isGrey) return undefined
    if (halved.score >= qualityTarget.floor && !hasFullColour(picture)) return undefined
    if (halved.score >= qualityTarget.floor && !losesByHalving(sample.raster)) return undefined
    // Full planes have to reach the same score with fewer bytes. If halved planes missed the floor, only the score
    // counts.
    const wanted =
      halved.score < qualityTarget.floor
        ? qualityTarget.floor
        : Math.min(halved.score, qualityTarget.target ?? 100)
    const full = await tryOut('4:4:4', {
      quality: qualityTarget.quality,
      target: wanted,
      floor: wanted
    })
    const isBetter =
      halved.score < qualityTarget.floor
        ? full.score > halved.score
        : full.score >= wanted - 0.5 && full.jpeg.length < halved.jpeg.length
    return isBetter ? full : undefined
  }
}

const hasFullColour = (picture: Picture): boolean =>
  picture.type === 'png' || (picture.type === 'jpeg' && picture.hasFullColour)

/**
 * How much an encoder takes pains. 'file' is mozjpeg with everything on. 'trial' gives the same pixels: it packs them in a
 * fixed order, which takes a third less time. 'estimate' quantises without a trellis and takes a tenth of the time.
 */
export type Effort = keyof typeof EFFORTS

const EFFORTS = {
  file: { mozjpeg: true },
  trial: { mozjpeg: true, optimiseScans: false },
  estimate: { quantisationTable: 3, overshootDeringing: true, optimiseCoding: false }
} as const satisfies Record<string, JpegOptions>

/** Encodes as JPEG, on white where the pixels are transparent. */
export function mozjpeg(
  pixels: Sharp,
  isGrey: boolean,
  quality: number,
  chromaSubsampling: Chroma,
  effort: Effort = 'file'
): Promise<Buffer> {
  return (
    pixels
      // JPEG has no transparency: without a background, transparent areas would turn black.
      .flatten({ background: '#ffffff' })
      // Without this, libvips would store two empty colour planes for a grey picture.
      .toColourspace(isGrey ? 'b-w' : 'srgb')
      .jpeg({ quality, chromaSubsampling, ...EFFORTS[effort] })
      .toBuffer()
  )
}

/** At this quality the encoder makes no visible change, so a visitor sees only the resize or the watermark. */
const FINEST = 95

/** Encodes as close to the source pixels as JPEG allows, with full colour planes if the picture has them. */
export async function encodeFinestJpeg(
  picture: Picture,
  sourcePixels: SourcePixels
): Promise<Encoded> {
  const chroma = hasFullColour(picture) ? '4:4:4' : '4:2:0'
  const jpeg = await mozjpeg(sourcePixels.open(), sourcePixels.isGrey, FINEST, chroma)
  const bytes = withTags(jpeg, picture, sourcePixels)
  return { type: 'jpeg', bytes, encoderQuality: FINEST, score: null }
}

/**
 * Repacks the same coefficients, so no pixel changes. Returns null for a JPEG with arithmetic coding, which the
 * transcoder cannot read.
 */
export async function repackJpeg(picture: JpegPicture): Promise<Buffer | null> {
  if (picture.isArithmetic) return null
  // Pass no options: with a quality, compressJpeg is a plain encoder instead of mozjpeg.
  const jpeg = await compressJpeg(picture.bytes)
  return spliceJpeg(jpeg, {
    exif: writeExif({ ...picture.exif, credit: picture.credit, size: picture }),
    xmp: writeXmp(onlyCreditLine(picture.credit)),
    icc: picture.icc
  })
}

/** Puts back what the encoder drops: the credit, the profile, and the density, which belongs to the new size. */
function withTags(jpeg: Buffer, { exif, credit }: Picture, source: SourcePixels): Buffer {
  return spliceJpeg(jpeg, {
    exif: writeExif({ ...uprightExif(exif), credit, size: source }),
    xmp: writeXmp(onlyCreditLine(credit)),
    icc: source.profile
  })
}
