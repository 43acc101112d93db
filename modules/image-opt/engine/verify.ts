import { createHash } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { decoder, decodes } from './decode.ts'
import type { EncodeOptions } from './encode-options.ts'
import { isReadAlike, isSameShow } from './formats/gif/is-same.ts'
import { isSameCredit } from './inspect/credit/credit.ts'
import { inspect } from './inspect/inspect.ts'
import { displaySize, type Encoded, type GifPicture, type Picture } from './picture.ts'
import { fitted, type Size } from './resize.ts'
import { isSameView, smallCopyOf } from './small-copy.ts'

/**
 * Tells whether a result may replace the picture: codecs have bugs, and visitors of the shop see nothing but the
 * result. A result has to read back as its type, with the requested size, the same way up, the same credit, and the
 * same playing time and loops. A result that must be lossless also needs the same profile and orientation and, unless it
 * is animated, the same pixels. `isAltered` says that the encode options resize or watermark the picture.
 */
export async function verify(
  result: Encoded,
  source: Picture,
  { options, isAltered }: { options: EncodeOptions; isAltered: boolean }
): Promise<boolean> {
  const size = fitted(displaySize(source), options.longestSide)
  const isLossless = !isAltered && (options.quality === 'lossless' || result.keepsPixels === true)
  try {
    const output = inspect(result.bytes)
    // What is mended in a merchant's picture is a fault in ours.
    if (output.bytes.length !== result.bytes.length) return false
    if (output.type !== result.type || !isSameShape(output, source, size)) return false
    if (!isSameCredit(output.credit, source.credit)) return false
    if (output.type === 'gif' && source.type === 'gif')
      return await isSoundGif(output, source, isLossless)
    if (isLossless && output.type === source.type) return await isVisuallyEqual(output, source)
    if (isStraight(source, result, isAltered)) {
      // A re-encoded JPEG is not decoded, because inspect() has already walked it to its last marker. Decoding found no
      // fault in 120 pictures and took a tenth of a run's time.
      if (output.type !== 'jpeg') await decodes(output)
      return true
    }
    return isSameView(await smallCopyOf(source), await smallCopyOf(output), options.watermark)
  } catch {
    return false
  }
}

function isSameShape(output: Picture, source: Picture, size: Size): boolean {
  const { width, height } = displaySize(output)
  if (width !== size.width || height !== size.height) return false
  // An animation must stay an animation, even if its frames are equal and could be merged into a still.
  const played = source.animation
  if (!played || !output.animation) return played === output.animation
  // Encoders may merge equal frames (GIF), so the playing time has to match, not the number of frames.
  const isSameTime = output.animation.durationMs === played.durationMs
  return (
    isSameTime &&
    output.animation.loops === played.loops &&
    output.animation.frames <= played.frames
  )
}

/** Compares the frames, and both files as another decoder shows them. */
async function isSoundGif(
  output: GifPicture,
  source: GifPicture,
  isLossless: boolean
): Promise<boolean> {
  if (isLossless && !isSameShow(source, output)) return false
  return (await isReadAlike(output)) && (await isReadAlike(source))
}

async function isVisuallyEqual(output: Picture, source: Picture): Promise<boolean> {
  if (!isDeepStrictEqual(output.colours, source.colours)) return false
  if (orientationIn(source) !== orientationIn(output)) return false
  if (source.animation) {
    await decodes(output)
    return true
  }
  const isDeep = source.type === 'png' && source.bitDepth === 16
  return (await pixelHash(output, isDeep)) === (await pixelHash(source, isDeep))
}

/**
 * Tells whether the encoder got the decoded pixels as they are, and was scored against them. Nothing turns or resizes
 * them then, and two more decodings would take up to an eighth of a run's time.
 */
const isStraight = (source: Picture, result: Encoded, isAltered: boolean): boolean =>
  source.exif.orientation === 1 &&
  !isAltered &&
  result.score !== null &&
  result.type === source.type

const orientationIn = (picture: Picture): number =>
  picture.type === 'webp' ? picture.orientationTag : picture.exif.orientation

/**
 * Hashes the pixels of a picture. Never hash two pictures at once: with two of 100 megapixels, the peak memory would
 * double.
 */
async function pixelHash({ bytes, ...picture }: Picture, isDeep: boolean): Promise<string> {
  const isStoredDeep = picture.type === 'png' && picture.bitDepth === 16
  // A repacked PNG may change from truecolour to grey or palette, so both pictures are converted to one form.
  const pixels = decoder(bytes).toColourspace(isStoredDeep ? 'rgb16' : 'srgb')
  const form = picture.type === 'jpeg' ? pixels : pixels.ensureAlpha()
  const raw = await form.raw({ depth: isStoredDeep ? 'ushort' : 'uchar' }).toBuffer()
  const hash = createHash('sha256')
  return hash.update(isDeep && !isStoredDeep ? deepened(raw) : raw).digest('hex')
}

/** Scales 8 bits to 16 as the PNG standard does: 255 becomes 65,535, whereas libvips would make it 65,280. */
const deepened = (raw: Buffer): Uint16Array => Uint16Array.from(raw, (value) => value * 257)
