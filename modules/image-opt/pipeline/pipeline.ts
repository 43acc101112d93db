import { candidates } from './candidates.ts'
import { inspect } from './inspect.ts'
import type { Order, Outcome } from './order.ts'
import { displaySize, type Encoded, type Picture } from './picture.ts'
import { refusalOf } from './refusal.ts'
import { partOf, readPicture, savePicture } from './save.ts'
import { isSound } from './verify.ts'
import { isWorthIt } from './worth.ts'

/** Paths, not bytes: only small messages cross the process border. `watermarkPath` goes with order.watermark. */
export type Task = { input: string; output: string; order: Order; watermarkPath?: string }

/**
 * Works on one picture. The result is at `output` only with the status 'optimised'; the input is never
 * changed. Rejects for faults that are not the picture's, such as a missing input.
 */
export async function optimise(task: Task): Promise<Outcome> {
  try {
    const picture = inspect(await readPicture(task.input))
    const result = await bestResult(picture, task)
    return await answer(picture, result, task.output)
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return { status: 'refused', reason: refusal.reason, detail: refusal.message.slice(0, 500) }
  }
}

/** The first candidate that is worth it and proves sound. */
async function bestResult(picture: Picture, task: Task): Promise<Encoded | undefined> {
  const files = { input: task.input, scratch: partOf(task.output) }
  const { quality } = task.order
  for await (const candidate of candidates(picture, task.order, files)) {
    const isConverted = candidate.type !== picture.type
    const [before, after] = [picture.bytes.length, candidate.bytes.length]
    if (!isWorthIt(before, after, { quality, isConverted })) continue
    const isLossless = quality === 'lossless' || candidate.keepsPixels === true
    if (await isSound(candidate, picture, { isLossless })) return candidate
  }
  return undefined
}

async function answer(
  picture: Picture,
  result: Encoded | undefined,
  output: string
): Promise<Outcome> {
  const size = displaySize(picture)
  if (!result) return { status: 'unchanged', inputType: picture.type, ...size }
  return {
    status: 'optimised',
    inputType: picture.type,
    outputType: result.type,
    outputBytes: result.bytes.length,
    outputHash: await savePicture(output, result.bytes),
    score: null,
    encoderQuality: null,
    hasWatermark: false,
    ...size
  }
}
