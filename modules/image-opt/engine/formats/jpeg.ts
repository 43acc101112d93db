import { compressJpeg } from '@napi-rs/image'
import type { Sharp } from 'sharp'
import { writeExif } from '../inspect/exif.ts'
import type { Encoded, JpegPicture, Picture } from '../picture.ts'
import type { QualityTarget } from '../quality/quality-target.ts'
import { fromRaster, type Sample } from '../quality/sample.ts'
import { findQuality } from '../quality/search.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { losesByHalving } from './chroma.ts'
import { decoder } from './decode.ts'
import { toRaw } from './pixels.ts'
import { spliceJpeg } from './splice.ts'

type Chroma = '4:2:0' | '4:4:4'
type Trial = { quality: number; score: number; chroma: Chroma; jpeg: Buffer }

/** Above 92 a file grows by half for no visible gain; full colour planes help more (decision 013). */
const RANGES: Record<Chroma, { least: number; most: number }> = {
  '4:2:0': { least: 40, most: 92 },
  '4:4:4': { least: 40, most: 95 }
}

/**
 * Encodes with mozjpeg at the quality that the aim asks for, tried on the sample. Full colour planes only
 * where halved ones cannot reach the floor, or cost more bytes for the same look.
 */
export async function encodeJpeg(
  picture: Picture,
  surface: SourcePixels,
  sample: Sample,
  aim: QualityTarget
): Promise<Encoded> {
  const tryOut = (chroma: Chroma, aim: QualityTarget) =>
    findQuality(aim, RANGES[chroma], async (quality): Promise<Trial> => {
      const pixels = sample.isWhole ? surface.open() : fromRaster(sample)
      const jpeg = await mozjpeg(pixels, surface.isGrey, quality, chroma)
      const result = await toRaw(decoder(jpeg))
      return { quality, chroma, jpeg, score: await sample.scoreOfRaster(result) }
    })
  const halved = await tryOut('4:2:0', aim)
  const best = (await betterInFull(halved)) ?? halved
  const jpeg = sample.isWhole
    ? best.jpeg
    : await mozjpeg(surface.open(), surface.isGrey, best.quality, best.chroma)
  const bytes = spliceJpeg(jpeg, writeExif({ ...picture.exif, orientation: 1 }), surface.profile)
  return { type: 'jpeg', bytes, encoderQuality: best.quality, score: best.score }

  async function betterInFull(halved: Trial): Promise<Trial | undefined> {
    if (surface.isGrey) return undefined
    if (halved.score >= aim.floor && !hasFullColour(picture)) return undefined
    if (halved.score >= aim.floor && !losesByHalving(sample.raster)) return undefined
    // The same look, for fewer bytes; or any bytes, when the floor was missed.
    const wanted = halved.score < aim.floor ? aim.floor : Math.min(halved.score, aim.target ?? 100)
    const full = await tryOut('4:4:4', { quality: aim.quality, target: wanted, floor: wanted })
    const isBetter =
      halved.score < aim.floor
        ? full.score > halved.score
        : full.score >= wanted - 0.5 && full.jpeg.length < halved.jpeg.length
    return isBetter ? full : undefined
  }
}

const hasFullColour = (picture: Picture): boolean =>
  picture.type === 'png' || (picture.type === 'jpeg' && picture.hasFullColour)

function mozjpeg(
  pixels: Sharp,
  isGrey: boolean,
  quality: number,
  chromaSubsampling: Chroma
): Promise<Buffer> {
  return (
    pixels
      // JPEG has no transparency; without a background the clear parts come out black.
      .flatten({ background: '#ffffff' })
      // libvips would store two empty colour planes.
      .toColourspace(isGrey ? 'b-w' : 'srgb')
      .jpeg({ quality, mozjpeg: true, chromaSubsampling })
      .toBuffer()
  )
}

/** Where pixels have to change in lossless mode (a watermark, a smaller size), nothing else may be seen to. */
const FINEST = 95

/** As close to the surface as JPEG comes, with the colour planes the source has. */
export async function encodeFinestJpeg(picture: Picture, surface: SourcePixels): Promise<Encoded> {
  const chroma = hasFullColour(picture) ? '4:4:4' : '4:2:0'
  const jpeg = await mozjpeg(surface.open(), surface.isGrey, FINEST, chroma)
  const bytes = spliceJpeg(jpeg, writeExif({ ...picture.exif, orientation: 1 }), surface.profile)
  return { type: 'jpeg', bytes, encoderQuality: FINEST, score: null }
}

/**
 * Packs the same coefficients better: every pixel stays. Null where that cannot be done: the transcoder
 * does not read arithmetic coding, and it would drop the second picture of an Ultra HDR file.
 */
export async function repackJpeg(picture: JpegPicture): Promise<Buffer | null> {
  if (picture.isArithmetic || picture.hasGainMap) return null
  // Without options: with a quality it is a plain encoder, not mozjpeg.
  const jpeg = await compressJpeg(picture.bytes)
  return spliceJpeg(jpeg, writeExif(picture.exif), picture.icc)
}
