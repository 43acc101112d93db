import { compressJpeg } from '@napi-rs/image'
import type { JpegOptions, Sharp } from 'sharp'
import { decoder } from '../decode.ts'
import type { Encoded, JpegPicture, Picture } from '../picture.ts'
import { JPEG_CURVE, withTrellis } from '../quality/curves.ts'
import { scoreOfFile } from '../quality/gate.ts'
import { leastScore, type QualityTarget } from '../quality/quality-target.ts'
import type { Sample } from '../quality/sample.ts'
import { findQuality, type Range } from '../quality/search.ts'
import { coloured, on } from '../quality/shown-pixels.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { uprightExif } from '../turn.ts'
import { isRuinedByHalving, losesByHalving } from './chroma.ts'
import { writeExif } from './exif-block.ts'
import { fromPixels, type Pixels, toRaw } from './pixels.ts'
import { spliceJpeg } from './splice.ts'
import { onlyCreditLine, writeXmp } from './xmp-packet.ts'

type Chroma = '4:2:0' | '4:4:4'
type FileTrial = Omit<Trial, 'shown'>
type Trial = { quality: number; score: number; chroma: Chroma; jpeg: Buffer; shown: Pixels }

/** What the sample suggests, and the score of the middle of a large picture if it was tried. */
type Found = { quality: number; chroma: Chroma; middle?: number }

/** How far below the target the middle of a large picture may score: as far as the floor of Medium is. Auto has no other. */
const BELOW_TARGET = 5

/** An estimate this far above a score needs no trial: three times the error of an estimate (quality/curves.ts). */
const CLEARLY = 3

/**
 * Small saturated text needs full colour planes, and more quality than the mean over the picture says: red letters on
 * white, alone in their badge, score −16 where a photograph around them reaches the target of Medium, and 42 at 85. At 90 denser
 * letters score 39.8 and at 92 over 40, so Low gets two steps more.
 */
const TEXT_QUALITY = 85

const forText = ({ quality, floor }: QualityTarget): QualityTarget => ({
  quality: Math.max(quality + 2, TEXT_QUALITY),
  target: null,
  floor
})

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
): Promise<Encoded | null> {
  const { isGrey } = sourcePixels
  const onSample: Part = {
    open: () => (sample.isWhole ? sourcePixels.open() : fromPixels(sample.pixels)),
    scoreOf: sample.scoreOfSample
  }
  const attempt = (part: Part, chroma: Chroma, effort: Effort) => async (quality: number) => {
    const jpeg = await mozjpeg(part.open(), isGrey, quality, chroma, effort)
    const shown = await toRaw(decoder(jpeg))
    const score = await part.scoreOf(shown)
    const isEstimate = effort === 'estimate'
    return { quality, chroma, jpeg, shown, score: isEstimate ? withTrellis(score, quality) : score }
  }
  const tryOut = (chroma: Chroma, qualityTarget: QualityTarget): Promise<Trial> => {
    const estimate = attempt(onSample, chroma, 'estimate')
    // The whole file is encoded and judged anyway, so a sample needs no trials of its own.
    if (!sample.isWhole) return findQuality(qualityTarget, RANGES[chroma], estimate)
    const file = attempt(onSample, chroma, 'file')
    const guess = async (quality: number) => (await estimate(quality)).score
    return findQuality(qualityTarget, RANGES[chroma], file, guess)
  }
  const best = isRuined() ? await tryOut('4:4:4', forText(qualityTarget)) : await better()
  const found = await fineForMiddle(best)
  // A PNG's pixels are needed again: it is also encoded as PNG.
  if (picture.type === 'jpeg' && !sample.isWhole) sourcePixels.release()
  const { jpeg, quality, ...whole } = (await ofWhole(best)) ?? (await sound(found))
  const score = Math.min(whole.score, found.middle ?? 100)
  if (whole.score < leastScore(qualityTarget)) return null
  return { type: 'jpeg', bytes: finished(jpeg), encoderQuality: quality, score }

  function finished(jpeg: Buffer): Buffer {
    return withTags(jpeg, picture, sourcePixels)
  }

  /** Returns the trial if it encoded the whole picture and the second opinion does not bring it below the floor. */
  async function ofWhole(trial: Trial): Promise<FileTrial | null> {
    if (!sample.isWhole) return null
    const score = Math.min(trial.score, await sample.allows(trial.shown))
    const least = leastScore(qualityTarget)
    return score < least && trial.score >= least ? null : { ...trial, score }
  }

  /**
   * Encodes the whole picture at the quality that the sample suggests. If a part that no sample saw is worse, the quality
   * rises, with full colour planes where the picture has them.
   */
  async function sound({ quality, chroma }: Found): Promise<FileTrial> {
    const tryWhole = (chroma: Chroma) => async (quality: number) => {
      const jpeg = await mozjpeg(sourcePixels.open(), isGrey, quality, chroma)
      const options = { isFlattened: true, isTwice: true, isPalette: false }
      return {
        quality,
        chroma,
        jpeg,
        score: await scoreOfFile(sourcePixels, finished(jpeg), options)
      }
    }
    const floor = leastScore(qualityTarget)
    const first = await tryWhole(chroma)(quality)
    if (first.score >= floor) return first
    const finer = async (chroma: Chroma) =>
      findQuality({ quality, target: null, floor }, RANGES[chroma], async (quality) =>
        quality === first.quality && chroma === first.chroma ? first : tryWhole(chroma)(quality)
      )
    const isFull = chroma === '4:4:4' || isGrey
    if (isFull) return finer(chroma)
    if (hasFullColour(picture)) return finer('4:4:4')
    const halved = await finer(chroma)
    return halved.score >= floor ? halved : finer('4:4:4')
  }

  /** Raises the quality as far as the middle of a large picture needs for the floor. */
  async function fineForMiddle(found: Trial): Promise<Found> {
    const { chroma } = found
    const floor = Math.min(qualityTarget.floor, (qualityTarget.target ?? Infinity) - BELOW_TARGET)
    if (!sample.middle || found.score < floor) return found
    const { pixels, scoreOf } = sample.middle
    const part = { open: () => fromPixels(pixels), scoreOf }
    const estimated = await attempt(part, chroma, 'estimate')(found.quality)
    if (estimated.score > floor + CLEARLY) return found
    const target = { quality: found.quality, target: null, floor }
    const finer = await findQuality(target, RANGES[chroma], attempt(part, chroma, 'trial'))
    return { quality: finer.quality, chroma, middle: finer.score }
  }

  function isRuined(): boolean {
    const { pixels } = sourcePixels
    if (isGrey || !pixels || !hasFullColour(picture)) return false
    return isRuinedByHalving(on(255, coloured(pixels)))
  }

  async function better(): Promise<Trial> {
    const halved = await tryOut('4:2:0', qualityTarget)
    return (await betterInFull(halved)) ?? halved
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
  const { isGrey, pixels } = sourcePixels
  // A watermark may bring coloured text into a picture that had none.
  const isRuined = !isGrey && pixels !== null && isRuinedByHalving(on(255, coloured(pixels)))
  const chroma = hasFullColour(picture) || isRuined ? '4:4:4' : '4:2:0'
  const jpeg = await mozjpeg(sourcePixels.open(), isGrey, FINEST, chroma)
  const bytes = withTags(jpeg, picture, sourcePixels)
  const score = await scoreOfFile(sourcePixels, bytes, {
    isFlattened: true,
    isTwice: true,
    isPalette: false
  })
  return { type: 'jpeg', bytes, encoderQuality: FINEST, score }
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
