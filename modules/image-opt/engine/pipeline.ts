import { candidates, type Work } from './candidates.ts'
import { choose } from './choose.ts'
import { type Colours, readable } from './colours/colours.ts'
import { openPixels } from './colours/open-pixels.ts'
import { compositeWatermark } from './composite-watermark.ts'
import { keptProfile } from './decode.ts'
import type { EncodeOptions, Outcome } from './encode-options.ts'
import { fromPixels, toRaw } from './formats/pixels.ts'
import { inspect } from './inspect/inspect.ts'
import { isDone, withMark } from './mark.ts'
import { displaySize, type Encoded, type Picture } from './picture.ts'
import { refusalOf, refused } from './refusal.ts'
import { fitted, isSameSize, resize } from './resize.ts'
import { readPicture, savePicture } from './save.ts'
import { coloursOf, fitsInMemory, free, isReleasable, type SourcePixels } from './source-pixels.ts'
import { turn } from './turn.ts'
import { verify } from './verify.ts'

/**
 * Names files instead of holding their bytes, so that only small messages cross the process boundary. `watermarkPath`
 * is the file of options.watermark.
 */
export type Task = {
  input: string
  output: string
  options: EncodeOptions
  watermarkPath?: string
}

/**
 * Optimises one picture. Writes a file to `output` only with the status 'optimised', and never changes the input.
 * Rejects if something other than the picture is at fault, such as a missing input.
 */
export async function optimise(task: Task): Promise<Outcome> {
  try {
    const picture = inspect(await readPicture(task.input))
    const options = possible(task.options, picture)
    if (isDone(picture, options)) return unchanged(picture)
    const work = workOn(picture, { ...task, options })
    const result = await choose(
      marked(candidates(picture, work), picture, options),
      picture,
      options,
      (candidate) => verify(candidate, picture, work)
    )
    await work.release()
    // The picture may well be larger than it has to be, so it is not said to be optimal.
    if (!result && task.options.quality !== 'lossless') readable(picture.colours)
    return await answer(picture, options, result, task.output)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return { status: 'refused', reason: refusal.code, detail: refusal.message.slice(0, 500) }
  }
}

/** Returns the pixels that candidates encode: decoded, turned upright, resized and watermarked. */
async function draw(
  picture: Picture,
  { options, watermarkPath }: Task,
  { isSrgb, isAltered }: { isSrgb: boolean; isAltered: boolean }
): Promise<SourcePixels> {
  const { longestSide, watermark } = options
  const { space, ...colours } = coloursOf(picture, { isSrgb, watermark })
  const shown = displaySize(picture)
  const size = fitted(shown, longestSide)
  const opened = await openPixels(picture, colours.profile)
  const drawn = () => resize(turn(opened().toColourspace(space), picture), shown, size)
  const pixels = fitsInMemory(size) || watermark ? await toRaw(drawn()) : null
  if (pixels && watermark) await compositeWatermark(pixels, watermark, watermarkPath)
  const source: SourcePixels = {
    ...size,
    ...colours,
    pixels,
    isAltered,
    open: () => (source.pixels ? fromPixels(source.pixels) : drawn()),
    release() {
      // A watermark exists in the pixels only.
      if (!source.pixels || watermark || !isReleasable(size)) return
      free(source.pixels)
      source.pixels = null
    }
  }
  return source
}

/**
 * Limits the encode options to what the picture supports: GIFs and animations keep their size and carry no watermark,
 * and a picture that is small enough is not resized.
 */
function possible(asked: EncodeOptions, picture: Picture): EncodeOptions {
  if (picture.type === 'jpeg' && picture.hasGainMap)
    throw refused('hdr', 'the JPEG has a gain map, which no encoder here writes')
  const options = 'unreadable' in picture.colours ? untouched(asked, picture.colours) : asked
  const isStill = picture.type !== 'gif' && picture.animation === null
  if (!isStill) return { ...options, longestSide: null, watermark: null }
  const shown = displaySize(picture)
  const isLarger = !isSameSize(fitted(shown, options.longestSide), shown)
  return isLarger ? options : { ...options, longestSide: null }
}

/** Pixels whose colours cannot be read are not encoded again; their file may still be packed better. */
function untouched(options: EncodeOptions, colours: Colours): EncodeOptions {
  if (options.longestSide !== null || options.watermark !== null) readable(colours)
  return { ...options, quality: 'lossless', pngToJpg: false }
}

/**
 * Returns the inputs that all candidates share. The pixels are drawn when a candidate first asks for them, once per
 * colour space.
 */
function workOn(picture: Picture, task: Task): Work & { release(): Promise<void> } {
  const { options } = task
  const isAltered = options.longestSide !== null || options.watermark !== null
  const drawn = new Map<boolean, Promise<SourcePixels>>()
  return {
    options,
    isAltered,
    open({ isSrgb }) {
      // Without a profile, the sRGB pixels are the same as the others, so they are drawn only once.
      const key = isSrgb && keptProfile(picture) !== null
      const known = drawn.get(key) ?? draw(picture, task, { isSrgb, isAltered })
      drawn.set(key, known)
      return known
    },
    async release() {
      for (const source of await Promise.all(drawn.values())) source.release()
    }
  }
}

/** Marks each candidate as a result of ours. */
async function* marked(
  made: AsyncIterable<Encoded>,
  source: Picture,
  options: EncodeOptions
): AsyncGenerator<Encoded, void, undefined> {
  for await (const each of made) yield { ...each, bytes: withMark(each.bytes, source, options) }
}

const unchanged = (picture: Picture): Outcome => ({
  status: 'unchanged',
  inputType: picture.type,
  ...displaySize(picture)
})

async function answer(
  picture: Picture,
  options: EncodeOptions,
  result: Encoded | undefined,
  output: string
): Promise<Outcome> {
  if (!result) return unchanged(picture)
  const { type, bytes, score, encoderQuality } = result
  return {
    status: 'optimised',
    inputType: picture.type,
    outputType: type,
    outputBytes: bytes.length,
    outputHash: await savePicture(output, bytes),
    ...fitted(displaySize(picture), options.longestSide),
    // One decimal is enough: nobody can see a smaller difference.
    score: score === null ? null : Math.round(score * 10) / 10,
    encoderQuality,
    hasWatermark: options.watermark !== null
  }
}
