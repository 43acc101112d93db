import { createHash } from 'node:crypto'
import { decoder } from './formats/decode.ts'
import { inspect } from './inspect/inspect.ts'
import { displaySize, type Encoded, type Picture } from './picture.ts'
import type { Size } from './resize.ts'

/**
 * Whether a result may replace the picture: it reads back as what it should be, decodes, and shows the
 * size that was ordered, the same playing time and repeats; in lossless mode also the same pixels in the same colours.
 * Codecs have bugs, and this is a merchant's only copy on show.
 */
export async function isSound(
  result: Encoded,
  source: Picture,
  { isLossless, size }: { isLossless: boolean; size: Size }
): Promise<boolean> {
  try {
    const output = inspect(result.bytes)
    if (output.type !== result.type || !isSameShape(output, source, size)) return false
    if (isLossless && output.type === source.type) return await isSameLook(output, source)
    // A JPEG that was encoded anew: inspect() walked it to its last marker. Decoding it as well found
    // nothing in 120 pictures, and cost a tenth of the time of a whole run.
    if (output.type !== 'jpeg') await decodes(output)
    return true
  } catch {
    return false
  }
}

function isSameShape(output: Picture, source: Picture, size: Size): boolean {
  const { width, height } = displaySize(output)
  if (width !== size.width || height !== size.height) return false
  // A still of two equal frames may be merged to one.
  const played = source.animation
  if (!played || !output.animation) return played === output.animation
  // Equal frames may be merged (GIF), so the time counts, not the number.
  const isSameTime = output.animation.durationMs === played.durationMs
  return (
    isSameTime &&
    output.animation.loops === played.loops &&
    output.animation.frames <= played.frames
  )
}

/** Reads every line of every frame, but keeps almost nothing of it. */
async function decodes({ bytes, animation }: Picture): Promise<void> {
  await decoder(bytes, { all: animation !== null })
    .resize(16, 16, { fit: 'fill' })
    .raw()
    .toBuffer()
}

async function isSameLook(output: Picture, source: Picture): Promise<boolean> {
  if (!isEqual(output.icc, source.icc)) return false
  if (source.exif.orientation !== output.exif.orientation) return false
  if (source.animation) {
    await decodes(output)
    return true
  }
  const isDeep = source.type === 'png' && source.bitDepth === 16
  return (await pixelHash(output, isDeep)) === (await pixelHash(source, isDeep))
}

const isEqual = (a: Buffer | null, b: Buffer | null): boolean =>
  a === null || b === null ? a === b : a.equals(b)

/** One after the other: two 100-megapixel pictures side by side would double the peak. */
async function pixelHash({ bytes, ...picture }: Picture, isDeep: boolean): Promise<string> {
  const isStoredDeep = picture.type === 'png' && picture.bitDepth === 16
  // A repacked PNG may change from truecolour to grey or palette, so both are brought to one form.
  const pixels = decoder(bytes, { ignoreIcc: true }).toColourspace(isStoredDeep ? 'rgb16' : 'srgb')
  const form = picture.type === 'jpeg' ? pixels : pixels.ensureAlpha()
  const raw = await form.raw({ depth: isStoredDeep ? 'ushort' : 'uchar' }).toBuffer()
  const hash = createHash('sha256')
  return hash.update(isDeep && !isStoredDeep ? deepened(raw) : raw).digest('hex')
}

/** 255 becomes 65,535, as the PNG standard scales depths; libvips would make it 65,280. */
const deepened = (raw: Buffer): Uint16Array => Uint16Array.from(raw, (value) => value * 257)
