import { join } from 'node:path'
import sharp from 'sharp'
import type { RecordedVisit } from '../../../islands/speed/recording/shape.ts'
import { LEAD_MS, TAIL_MS, type Take, VIEW } from './screencast.ts'

/** The pictures are two thirds as wide as the window: sharp on a screen with two pixels for each. */
const WIDTH = (VIEW.width * 2) / 3
const HEIGHT = (VIEW.height * 2) / 3

/** Two pictures whose pixels differ by less than this on average count as one: nobody sees the difference. */
const SAME = 0.15

/**
 * Writes the different pictures of all recordings below each other into one file, and the first one as the poster.
 * Times in the timelines count from the beginning of the recording.
 */
export async function writeStrip(folder: string, takes: Take[]) {
  const pictures: Buffer[] = []
  const timelines: RecordedVisit[] = []
  for (const { shownMs, frames, pointer } of takes) {
    const entries: RecordedVisit['frames'] = []
    for (const { at, picture } of frames) {
      if (at > TAIL_MS) continue
      const frame = await indexOf(picture, pictures)
      const time = Math.max(0, at + LEAD_MS)
      // Of the pictures before the beginning only the last one counts.
      if (time === 0) entries.length = 0
      if (entries.at(-1)?.[1] !== frame) entries.push([time, frame])
    }
    timelines.push({
      shownMs,
      frames: entries,
      pointer: pointer.map(({ at, x, y }) => [Math.max(0, at + LEAD_MS), x, y])
    })
  }
  const raw = { width: WIDTH, height: HEIGHT * pictures.length, channels: 3 } as const
  const options = { quality: 70, effort: 6 }
  const { size } = await sharp(Buffer.concat(pictures), { raw })
    .webp(options)
    .toFile(join(folder, 'frames.webp'))
  const poster = await sharp(pictures[0], { raw: { ...raw, height: HEIGHT } })
    .webp(options)
    .toFile(join(folder, 'poster.webp'))
  return { frames: pictures.length, timelines, bytes: size + poster.size }
}

/** Returns the place of a picture in the list, which grows by it if it is new. */
async function indexOf(jpeg: Buffer, pictures: Buffer[]): Promise<number> {
  const picture = await sharp(jpeg).resize(WIDTH, HEIGHT).raw().toBuffer()
  const known = pictures.findIndex((other) => difference(picture, other) < SAME)
  return known >= 0 ? known : pictures.push(picture) - 1
}

function difference(one: Buffer, other: Buffer): number {
  let sum = 0
  for (let index = 0; index < one.length; index++)
    sum += Math.abs((one[index] ?? 0) - (other[index] ?? 0))
  return sum / one.length
}
