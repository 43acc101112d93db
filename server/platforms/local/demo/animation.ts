import sharp from 'sharp'
import { watch } from './drawings/personal.ts'
import { createInk } from './ink.ts'

const SIDE = 560
const FRAMES = 20

/** Draws the watch as an animation whose second hand completes one turn in two seconds, in an endless loop. */
export async function animateWatch(place: string): Promise<void> {
  const frames = await Promise.all(Array.from({ length: FRAMES }, (_, at) => frame(at)))
  await sharp(Buffer.concat(frames), {
    raw: { width: SIDE, height: SIDE * FRAMES, channels: 3, pageHeight: SIDE }
  })
    .gif({ loop: 0, delay: Array.from({ length: FRAMES }, () => 100), effort: 3 })
    .toFile(place)
}

function frame(at: number): Promise<Buffer> {
  const ink = createInk()
  const body = watch(ink, '#7b4a2d', (at / FRAMES) * 360)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 -30 1000 1000">${ink.defs()}<rect y="-30" width="1000" height="1000" fill="#ece6dc"/>${body}</svg>`
  return sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
}
