import { candidates, type Work } from './candidates.ts'
import type { EncodeOptions, Outcome } from './encode-options.ts'
import { inspect } from './inspect/inspect.ts'
import { displaySize, type Encoded, type Picture } from './picture.ts'
import { refusalOf } from './refusal.ts'
import { fitted } from './resize.ts'
import { partOf, readPicture, savePicture } from './save.ts'
import { openSourcePixels, type SourcePixels } from './source-pixels.ts'
import { isSound } from './verify.ts'
import { isWorthIt } from './worth.ts'

/**
 * Paths, not bytes, so that only small messages cross the process boundary. `watermarkPath` is the file of
 * order.watermark; without a path to `gifsicle`, sharp encodes GIFs.
 */
export type Task = {
  input: string
  output: string
  order: EncodeOptions
  watermarkPath?: string
  gifsicle?: string | null
}

/**
 * Optimises one picture. A result is at `output` only with the status 'optimised'; the input is never changed. Rejects
 * for faults that are not the picture's, such as a missing input.
 */
export async function optimise(task: Task): Promise<Outcome> {
  try {
    const picture = inspect(await readPicture(task.input))
    const order = possible(task.order, picture)
    const result = await bestResult(picture, { ...task, order })
    return await answer(picture, order, result, task.output)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return { status: 'refused', reason: refusal.reason, detail: refusal.message.slice(0, 500) }
  }
}

/**
 * Limits the encode options to what the picture supports: GIFs and animations keep their size and carry no watermark.
 */
function possible(order: EncodeOptions, picture: Picture): EncodeOptions {
  const isStill = picture.type !== 'gif' && picture.animation === null
  if (!isStill) return { ...order, longestSide: null, watermark: null }
  const shown = displaySize(picture)
  const isLarger = fitted(shown, order.longestSide).width !== shown.width
  return isLarger ? order : { ...order, longestSide: null }
}

/** Returns the first candidate that is worth it and sound. */
async function bestResult(picture: Picture, task: Task): Promise<Encoded | undefined> {
  const { order, watermarkPath } = task
  const opened = new Map<boolean, Promise<SourcePixels>>()
  const isAltered = order.longestSide !== null || order.watermark !== null
  const work: Work = {
    order,
    isAltered,
    files: {
      input: task.input,
      scratch: partOf(task.output),
      gifsicle: task.gifsicle ?? null
    },
    open: ({ isSrgb }) => {
      // Without a profile both variants have the same pixels.
      const key = isSrgb && picture.icc !== null
      const known =
        opened.get(key) ?? openSourcePixels(picture, { ...order, watermarkPath }, { isSrgb })
      opened.set(key, known)
      return known
    }
  }
  const size = fitted(displaySize(picture), order.longestSide)
  for await (const candidate of candidates(picture, work)) {
    if (!isWorthIt(picture, candidate, order)) continue
    const isLossless =
      !isAltered && (order.quality === 'lossless' || candidate.keepsPixels === true)
    if (await isSound(candidate, picture, { isLossless, size })) return candidate
  }
  return undefined
}

async function answer(
  picture: Picture,
  order: EncodeOptions,
  result: Encoded | undefined,
  output: string
): Promise<Outcome> {
  const shown = displaySize(picture)
  if (!result) return { status: 'unchanged', inputType: picture.type, ...shown }
  const { type, bytes, score, encoderQuality } = result
  return {
    status: 'optimised',
    inputType: picture.type,
    outputType: type,
    outputBytes: bytes.length,
    outputHash: await savePicture(output, bytes),
    ...fitted(shown, order.longestSide),
    // Nobody can see a difference below one decimal.
    score: score === null ? null : Math.round(score * 10) / 10,
    encoderQuality,
    hasWatermark: order.watermark !== null
  }
}
