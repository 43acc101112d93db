import { LRUCache } from 'lru-cache'
import { MAX_WATERMARK_BYTES, type WatermarkPosition } from '../contract.ts'
import { readable } from './colours/colours.ts'
import { openPixels } from './colours/open-pixels.ts'
import { decoder } from './decode.ts'
import type { Watermark } from './encode-options.ts'
import { type Pixels, toRaw } from './formats/pixels.ts'
import { inspect } from './inspect/inspect.ts'
import { displaySize, type Picture } from './picture.ts'
import { damaged, refusalOf, refused } from './refusal.ts'
import type { Size } from './resize.ts'
import { readPicture } from './save.ts'
import { turn } from './turn.ts'

/**
 * The most pixels a watermark may have. Its file is decoded again for each size the watermark is scaled to, and no
 * watermark needs more pixels than this.
 */
const MAX_PIXELS = 16_000_000

/**
 * Reads and checks a watermark's file, which may be as hostile as any picture. Uploads are checked by the same
 * function.
 * @throws PictureRefused
 */
export async function readWatermark(path: string): Promise<Picture> {
  const bytes = await readPicture(path)
  if (bytes.length > MAX_WATERMARK_BYTES)
    throw refused('too-large', `a watermark has at most ${MAX_WATERMARK_BYTES} bytes`)
  const picture = inspect(bytes)
  if ((picture.type !== 'jpeg' && picture.type !== 'png') || picture.animation)
    throw refused('unsupported', 'a watermark is a still JPG or PNG')
  if (picture.width * picture.height > MAX_PIXELS)
    throw refused('too-many-pixels', `a watermark has at most ${MAX_PIXELS} pixels`)
  readable(picture.colours)
  // The file is decoded to its last line here, because a truncated watermark would fail every picture of a run.
  await decoder(bytes).resize(16, 16, { fit: 'fill' }).raw().toBuffer()
  return picture
}

/**
 * Returns the size of a watermark on a picture. Its height is the fraction `part` of the picture's height, unless that
 * would make it wider than the picture.
 */
export function sizeOn(picture: Size, mark: Size, part: number): Size {
  const height = Math.max(1, Math.round(picture.height * part))
  const width = Math.max(1, Math.round((mark.width * height) / mark.height))
  if (width <= picture.width) return { width, height: Math.min(height, picture.height) }
  return {
    width: picture.width,
    height: Math.max(1, Math.round((mark.height * picture.width) / mark.width))
  }
}

/**
 * Returns the top left corner of the watermark. A position names its row (top, centre, bottom) and its column (left,
 * centre, right).
 */
export function placeOn(picture: Size, mark: Size, position: WatermarkPosition) {
  const [row = 'c', column = 'c'] = position.split('_')
  const along = (letter: string, room: number) =>
    letter === 't' || letter === 'l' ? 0 : letter === 'c' ? Math.floor(room / 2) : room
  return {
    left: along(column, picture.width - mark.width),
    top: along(row, picture.height - mark.height)
  }
}

/** How many scaled forms are cached: a run puts one watermark on many pictures, which have only a few sizes. */
const CACHED = 8
const cache = new LRUCache<string, Pixels>({ max: CACHED })

/** Returns the watermark's pixels in sRGB with alpha, scaled for a picture of this size. */
export async function scaledWatermark(
  picture: Size,
  { hash, height }: Watermark,
  path: string
): Promise<Pixels> {
  const key = [hash, height, picture.width, picture.height].join()
  const known = cache.get(key)
  if (known) return known
  const mark = await readWatermark(path).catch((error: unknown) => {
    const refusal = refusalOf(error)
    // A missing file is our fault, not the watermark's.
    throw refusal ? refused('watermark', refusal.message) : error
  })
  const size = sizeOn(picture, displaySize(mark), height)
  const open = await openPixels(mark, null)
  const decoded = turn(open(), mark)
    .toColourspace('srgb')
    .ensureAlpha()
    .resize(size.width, size.height, { fit: 'fill' })
  const scaled = await toRaw(decoded)
  if (scaled.channels !== 4) throw damaged('the watermark has no colours')
  cache.set(key, scaled)
  return scaled
}
