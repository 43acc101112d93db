import { execFile } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { decoder } from '../decode.ts'
import type { GifPicture } from '../picture.ts'
import { refused } from '../refusal.ts'

const run = promisify(execFile)

/** Below the pool's 60 s, so that a slow GIF fails alone and does not take the codec host down. */
const TIME_LIMIT_MS = 50_000

/**
 * The largest animation that sharp may encode, in pixels of all frames: sharp is slow and keeps every frame in memory.
 */
const SHARP_PIXELS = 40_000_000

/** `gifsicle` is the path of the program, or null if it is not installed. */
export type GifFiles = { input: string; scratch: string; gifsicle: string | null }

/**
 * Encodes a GIF with gifsicle, a separate program that reads and writes files (under the GPL, so it is not linked).
 * Without gifsicle it uses sharp, and returns null for what sharp cannot do, such as a lossless animation.
 */
export async function encodeGif(
  picture: GifPicture,
  quality: 'lossless' | number,
  files: GifFiles
): Promise<Buffer | null> {
  return (await withGifsicle(quality, files)) ?? (await withSharp(picture, quality))
}

async function withGifsicle(
  quality: 'lossless' | number,
  { input, scratch, gifsicle }: GifFiles
): Promise<Buffer | undefined> {
  if (!gifsicle) return undefined
  const loss = quality === 'lossless' ? [] : [`--lossy=${lossOf(quality)}`]
  const dropped = ['--no-comments', '--no-names', '--no-extensions']
  try {
    await run(gifsicle, ['--no-warnings', '-O3', ...loss, ...dropped, '-o', scratch, '--', input], {
      timeout: TIME_LIMIT_MS,
      killSignal: 'SIGKILL'
    })
    return await readFile(scratch)
  } catch (error) {
    const { code, killed } = error as { code?: unknown; killed?: boolean }
    // gifsicle was uninstalled after the server found it.
    if (code === 'ENOENT') return undefined
    if (killed) throw refused('took-too-long', 'gifsicle ran over its time')
    throw error
  } finally {
    await rm(scratch, { force: true })
  }
}

/**
 * gifsicle's loss is 20, 40 and 80 for Low, Medium and High. Of the qualities of the older slider, 90 and above count
 * as Low, 75 to 89 as Medium, and lower ones as High.
 */
const lossOf = (quality: number): number => (quality >= 90 ? 20 : quality >= 75 ? 40 : 80)

async function withSharp(
  { bytes, width, height, animation }: GifPicture,
  quality: 'lossless' | number
) {
  if (quality === 'lossless') {
    // sharp may change some colours of a palette that is full; verify() then rejects the result.
    return animation ? null : decoder(bytes).gif({ effort: 10, dither: 0 }).toBuffer()
  }
  if (animation && animation.frames * width * height > SHARP_PIXELS) return null
  const loss = quality >= 90 ? 4 : quality >= 75 ? 8 : 16
  return decoder(bytes, { all: true })
    .gif({ interFrameMaxError: loss, interPaletteMaxError: loss })
    .toBuffer()
}
