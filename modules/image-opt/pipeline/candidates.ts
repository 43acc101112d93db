import { encodeGif, type GifFiles } from './gif.ts'
import { encodeJpeg, repackJpeg } from './jpeg.ts'
import type { Order } from './order.ts'
import type {
  Encoded,
  GifPicture,
  JpegPicture,
  Picture,
  PngPicture,
  WebpPicture
} from './picture.ts'
import { isOpaque, quantisePng, repackPng } from './png.ts'
import { encodeWebp, stripWebp } from './webp.ts'

/** What level Medium starts from. */
const AUTO_QUALITY = 75

type Numbered = Order & { quality: 'lossless' | number }

type Candidates = AsyncGenerator<Encoded, void, undefined>

/**
 * What may take the picture's place, best first, each made only when the one before was no gain. In lossy
 * modes the lossless form comes last: it is what helps a file that was already compressed hard.
 */
export function candidates(picture: Picture, asked: Order, files: GifFiles): Candidates {
  const order = { ...asked, quality: asked.quality === 'auto' ? AUTO_QUALITY : asked.quality }
  switch (picture.type) {
    case 'jpeg':
      return fromJpeg(picture, order)
    case 'png':
      return fromPng(picture, order)
    case 'gif':
      return fromGif(picture, order, files)
    case 'webp':
      return fromWebp(picture, order)
  }
}

async function* fromJpeg(picture: JpegPicture, { quality }: Numbered): Candidates {
  if (quality !== 'lossless') yield { type: 'jpeg', bytes: await encodeJpeg(picture, quality) }
  const repacked = await repackJpeg(picture)
  if (repacked) yield { type: 'jpeg', bytes: repacked, keepsPixels: true }
}

/** A conversion loses something in any mode; in lossless mode it loses what level Low does. */
const LOSSLESS_JPEG_QUALITY = 90

/** Under this part of the PNG the JPEG wins against any palette, so the palette need not be made. */
const CLEAR_WIN = 0.1

/** A JPEG must beat the optimised PNG clearly: flat graphics are sharper as PNG at the same size. */
const SIZE_CONTROL = 0.95

async function* fromPng(picture: PngPicture, order: Numbered): Candidates {
  const { quality, sizeControl } = order
  const jpeg = (await canBecomeJpeg(picture, order))
    ? await encodeJpeg(picture, quality === 'lossless' ? LOSSLESS_JPEG_QUALITY : quality)
    : null
  if (jpeg && (!sizeControl || jpeg.length < picture.bytes.length * CLEAR_WIN)) {
    yield { type: 'jpeg', bytes: jpeg }
  }
  const png = await smallPng(picture, quality)
  if (jpeg && sizeControl && jpeg.length < png.length * SIZE_CONTROL) {
    yield { type: 'jpeg', bytes: jpeg }
  }
  yield { type: 'png', bytes: png }
}

async function canBecomeJpeg(picture: PngPicture, order: Numbered): Promise<boolean> {
  if (!order.pngToJpg || picture.animation) return false
  return order.flattenTransparent || (await isOpaque(picture))
}

async function smallPng(picture: PngPicture, quality: Numbered['quality']): Promise<Buffer> {
  const quantised = quality === 'lossless' ? null : await quantisePng(picture, quality)
  if (quantised && quantised.length < picture.bytes.length) return quantised
  return repackPng(picture)
}

async function* fromGif(picture: GifPicture, { quality }: Numbered, files: GifFiles): Candidates {
  for (const level of quality === 'lossless' ? [quality] : [quality, 'lossless' as const]) {
    const bytes = await encodeGif(picture, level, files)
    if (bytes) yield { type: 'gif', bytes }
  }
}

async function* fromWebp(picture: WebpPicture, { quality }: Numbered): Candidates {
  const encoded = quality === 'lossless' ? null : await encodeWebp(picture, quality)
  if (encoded) yield { type: 'webp', bytes: encoded }
  yield { type: 'webp', bytes: stripWebp(picture) }
}
