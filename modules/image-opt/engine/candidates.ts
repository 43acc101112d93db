import { type EncodeOptions, LOSSLESS_JPEG_QUALITY } from './encode-options.ts'
import { encodeGif } from './formats/gif.ts'
import { encodeFinestJpeg, encodeJpeg, repackJpeg } from './formats/jpeg.ts'
import { isOpaque, packPng, repackPng, shrinkPng } from './formats/png.ts'
import { encodeAnimatedWebp, encodeFinestWebp, encodeWebp, stripWebp } from './formats/webp.ts'
import {
  displaySize,
  type Encoded,
  type GifPicture,
  type JpegPicture,
  type Picture,
  type PngPicture,
  type WebpPicture
} from './picture.ts'
import { qualityTargetFor } from './quality/quality-target.ts'
import { sampleOf, TWICE_PNG_PIXELS } from './quality/sample.ts'
import { fitted } from './resize.ts'
import type { SourcePixels } from './source-pixels.ts'

type Candidates = AsyncGenerator<Encoded, void, undefined>

/**
 * The inputs that all candidates share. `open` returns the decoded pixels, resized and watermarked; only candidates
 * that re-encode pixels call it.
 */
export type Work = {
  options: EncodeOptions
  /** The encode options resize or watermark the picture, so repacking its own bytes is not enough. */
  isAltered: boolean
  open(options: { isSrgb: boolean }): Promise<SourcePixels>
}

/**
 * Yields the files that may replace the picture, in order of preference. Each candidate is made only after the
 * previous one was rejected. In lossy modes the last candidate is a lossless or nearly lossless file, if one can be
 * made, because a picture that was already compressed hard gains nothing from another lossy encoding. PNG has no such
 * last candidate.
 */
export function candidates(picture: Picture, given: Work): Candidates {
  const work = isTiny(picture, given.options) ? withoutLoss(given) : given
  switch (picture.type) {
    case 'jpeg':
      return fromJpeg(picture, work)
    case 'png':
      return picture.animation ? fromApng(picture) : fromPng(picture, work)
    case 'gif':
      return fromGif(picture, work)
    case 'webp':
      return picture.animation ? fromAnimatedWebp(picture, work) : fromWebp(picture, work)
  }
}

/**
 * On a shorter side the metric has fewer than four scales, and its score says little: 95 for a JPEG of 7 pixels with a
 * mean error of 13 levels; two implementations disagree by 17 points over a GIF of 28 x 18 pixels.
 */
const SHORTEST_SCORED = 32

function isTiny(picture: Picture, { longestSide }: EncodeOptions): boolean {
  const { width, height } = fitted(displaySize(picture), longestSide)
  return Math.min(width, height) < SHORTEST_SCORED
}

/** A tiny picture stays as it is, but for what the merchant asks for: a smaller size or a watermark. */
const withoutLoss = (work: Work): Work => ({
  ...work,
  options: { ...work.options, quality: 'lossless', pngToJpg: false }
})

async function* fromJpeg(picture: JpegPicture, { options, isAltered, open }: Work): Candidates {
  if (options.quality !== 'lossless') {
    const sourcePixels = await open({ isSrgb: false })
    const encoded = await encodeJpeg(
      picture,
      sourcePixels,
      await sampleOf(sourcePixels, { twicePixels: Infinity }),
      qualityTargetFor(options.quality)
    )
    if (encoded) yield encoded
  }
  if (isAltered) return yield await encodeFinestJpeg(picture, await open({ isSrgb: false }))
  const repacked = await repackJpeg(picture)
  if (repacked)
    yield { type: 'jpeg', bytes: repacked, keepsPixels: true, score: 100, encoderQuality: null }
}

/**
 * A JPEG below this share of the PNG's size is smaller than any PNG with a palette could be, so it is offered before a
 * PNG is made.
 */
const CLEAR_WIN = 0.1

/**
 * With size control, a JPEG replaces a PNG only below this share of the optimised PNG's size, because flat graphics
 * look sharper as a PNG of about the same size.
 */
const SIZE_CONTROL = 0.95

async function* fromPng(picture: PngPicture, work: Work): Candidates {
  const { sizeControl } = work.options
  const jpeg = (await canBecomeJpeg(picture, work.options)) ? await asJpeg(picture, work) : null
  if (jpeg && (!sizeControl || jpeg.bytes.length < picture.bytes.length * CLEAR_WIN)) yield jpeg
  const png = await smallPng(picture, work)
  if (jpeg && sizeControl && jpeg.bytes.length < png.bytes.length * SIZE_CONTROL) yield jpeg
  yield png
}

async function canBecomeJpeg(picture: PngPicture, options: EncodeOptions): Promise<boolean> {
  // A JPEG header stores each side in 16 bits.
  if (!options.pngToJpg || Math.max(picture.width, picture.height) > 65_535) return false
  return options.flattenTransparent || (await isOpaque(picture))
}

async function asJpeg(picture: PngPicture, { options, open }: Work): Promise<Encoded | null> {
  const quality = options.quality === 'lossless' ? LOSSLESS_JPEG_QUALITY : options.quality
  const sourcePixels = await open({ isSrgb: false })
  const sample = await sampleOf(sourcePixels, { isFlattened: true, twicePixels: TWICE_PNG_PIXELS })
  return encodeJpeg(picture, sourcePixels, sample, qualityTargetFor(quality))
}

async function smallPng(picture: PngPicture, work: Work): Promise<Encoded> {
  const { options, isAltered, open } = work
  if (options.quality !== 'lossless') {
    const sourcePixels = await open({ isSrgb: true })
    const qualityTarget = qualityTargetFor(options.quality)
    const shrunk = await shrinkPng(picture, sourcePixels, qualityTarget)
    if (shrunk && shrunk.bytes.length < picture.bytes.length) return shrunk
  }
  return isAltered ? packPng(picture, await open({ isSrgb: true })) : repackPng(picture)
}

async function* fromApng(picture: PngPicture): Candidates {
  yield await repackPng(picture)
}

async function* fromGif(picture: GifPicture, { options: { quality } }: Work): Candidates {
  const lossy = quality === 'lossless' ? null : await encodeGif(picture, qualityTargetFor(quality))
  if (lossy) yield lossy
  const lossless = await encodeGif(picture, null)
  if (lossless) yield lossless
}

async function* fromWebp(picture: WebpPicture, { options, isAltered, open }: Work): Candidates {
  if (options.quality !== 'lossless') {
    const sourcePixels = await open({ isSrgb: false })
    const encoded = await encodeWebp(
      picture,
      sourcePixels,
      await sampleOf(sourcePixels, { twicePixels: Infinity }),
      qualityTargetFor(options.quality)
    )
    if (encoded) yield encoded
  }
  if (isAltered) yield await encodeFinestWebp(picture, await open({ isSrgb: false }))
  else yield stripped(picture)
}

async function* fromAnimatedWebp(picture: WebpPicture, { options: { quality } }: Work): Candidates {
  const encoded =
    quality === 'lossless' ? null : await encodeAnimatedWebp(picture, qualityTargetFor(quality))
  if (encoded) yield encoded
  yield stripped(picture)
}

const stripped = (picture: WebpPicture): Encoded => ({
  type: 'webp',
  bytes: stripWebp(picture),
  score: 100,
  encoderQuality: null
})
