import type { EncodeOptions } from './encode-options.ts'
import { encodeGif, type GifFiles } from './formats/gif.ts'
import { encodeFinestJpeg, encodeJpeg, repackJpeg } from './formats/jpeg.ts'
import { isOpaque, packPng, repackPng, shrinkPng } from './formats/png.ts'
import { encodeAnimatedWebp, encodeFinestWebp, encodeWebp, stripWebp } from './formats/webp.ts'
import type {
  Encoded,
  GifPicture,
  JpegPicture,
  Picture,
  PngPicture,
  WebpPicture
} from './picture.ts'
import { qualityTargetFor } from './quality/quality-target.ts'
import { sampleOf } from './quality/sample.ts'
import type { SourcePixels } from './source-pixels.ts'

type Candidates = AsyncGenerator<Encoded, void, undefined>

/** `open` gives the pixels as ordered; nothing is decoded for a picture that is only repacked. */
export type Work = {
  order: EncodeOptions
  files: GifFiles
  /** The order changes what is to be seen: the picture's own bytes will not do. */
  isAltered: boolean
  open(options: { isSrgb: boolean }): Promise<SourcePixels>
}

/**
 * What may take the picture's place, best first, each made only when the one before was no gain. In lossy
 * modes the lossless form comes last: it is what helps a file that was already compressed hard.
 */
export function candidates(picture: Picture, work: Work): Candidates {
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

async function* fromJpeg(picture: JpegPicture, { order, isAltered, open }: Work): Candidates {
  if (order.quality !== 'lossless') {
    const surface = await open({ isSrgb: false })
    yield await encodeJpeg(
      picture,
      surface,
      await sampleOf(surface),
      qualityTargetFor(order.quality)
    )
  }
  if (isAltered) return yield await encodeFinestJpeg(picture, await open({ isSrgb: false }))
  const repacked = await repackJpeg(picture)
  if (repacked)
    yield { type: 'jpeg', bytes: repacked, keepsPixels: true, score: 100, encoderQuality: null }
}

/** A conversion loses something in any mode; in lossless mode it loses what level Low does. */
const LOSSLESS_JPEG_QUALITY = 90

/** Under this part of the PNG the JPEG wins against any palette, so the PNG need not be made. */
const CLEAR_WIN = 0.1

/** A JPEG must beat the optimised PNG clearly: flat graphics are sharper as PNG at the same size. */
const SIZE_CONTROL = 0.95

async function* fromPng(picture: PngPicture, work: Work): Candidates {
  const { sizeControl } = work.order
  const jpeg = (await canBecomeJpeg(picture, work.order)) ? await asJpeg(picture, work) : null
  if (jpeg && (!sizeControl || jpeg.bytes.length < picture.bytes.length * CLEAR_WIN)) yield jpeg
  const png = await smallPng(picture, work)
  if (jpeg && sizeControl && jpeg.bytes.length < png.bytes.length * SIZE_CONTROL) yield jpeg
  yield png
}

async function canBecomeJpeg(picture: PngPicture, order: EncodeOptions): Promise<boolean> {
  // JPEG's header has 16 bits for a side.
  if (!order.pngToJpg || Math.max(picture.width, picture.height) > 65_535) return false
  return order.flattenTransparent || (await isOpaque(picture))
}

async function asJpeg(picture: PngPicture, { order, open }: Work): Promise<Encoded> {
  const quality = order.quality === 'lossless' ? LOSSLESS_JPEG_QUALITY : order.quality
  const surface = await open({ isSrgb: false })
  return encodeJpeg(picture, surface, await sampleOf(surface), qualityTargetFor(quality))
}

async function smallPng(picture: PngPicture, work: Work): Promise<Encoded> {
  const { order, isAltered, open } = work
  if (order.quality !== 'lossless') {
    const surface = await open({ isSrgb: true })
    const aim = qualityTargetFor(order.quality)
    // Too many pixels to hold are too many to choose a palette for: 20 million took 20 seconds.
    const shrunk = surface.pixels
      ? await shrinkPng(picture, surface, await sampleOf(surface), aim)
      : null
    if (shrunk && shrunk.bytes.length < picture.bytes.length) return shrunk
  }
  return isAltered ? packPng(picture, await open({ isSrgb: true })) : repackPng(picture)
}

async function* fromApng(picture: PngPicture): Candidates {
  yield await repackPng(picture)
}

/** GIFs are asked for a number, and Auto is level Medium for them. */
const AUTO_GIF = 75

async function* fromGif(picture: GifPicture, { order, files }: Work): Candidates {
  const quality = order.quality === 'auto' ? AUTO_GIF : order.quality
  for (const level of quality === 'lossless' ? [quality] : [quality, 'lossless' as const]) {
    const bytes = await encodeGif(picture, level, files)
    if (bytes) yield { type: 'gif', bytes, score: null, encoderQuality: null }
  }
}

async function* fromWebp(picture: WebpPicture, { order, isAltered, open }: Work): Candidates {
  if (order.quality !== 'lossless') {
    const surface = await open({ isSrgb: false })
    yield await encodeWebp(
      picture,
      surface,
      await sampleOf(surface),
      qualityTargetFor(order.quality)
    )
  }
  if (isAltered) yield await encodeFinestWebp(picture, await open({ isSrgb: false }))
  else yield stripped(picture)
}

async function* fromAnimatedWebp(picture: WebpPicture, { order: { quality } }: Work): Candidates {
  const encoded =
    quality === 'lossless'
      ? null
      : await encodeAnimatedWebp(picture, qualityTargetFor(quality).quality)
  if (encoded) yield encoded
  yield stripped(picture)
}

const stripped = (picture: WebpPicture): Encoded => ({
  type: 'webp',
  bytes: stripWebp(picture),
  score: 100,
  encoderQuality: null
})
