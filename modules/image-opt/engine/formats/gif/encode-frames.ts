import type { GifPicture } from '../../picture.ts'
import { refused } from '../../refusal.ts'
import { type Area, around, isNothing } from './area.ts'
import { type Canvas, clear, drawFrames } from './frames.ts'
import { lzwEncoder, type Wanted } from './lzw-encode.ts'
import { choosePalettes } from './palettes.ts'
import type { PlannedFrame } from './plan-frames.ts'
import { keep, type Screen, wantedPixels } from './wanted-pixels.ts'
import { tableBits, type WrittenFrame, writeGif } from './write-gif.ts'

/**
 * How much closer than the loss two colours must be to share an entry of a palette. With 0.1 instead, files are a tenth
 * larger at equal score.
 */
const SHARED_ENTRY = 0.3

/** Sees what the frame at this place in the plan shows, as it was encoded. Ends the encoding by returning false. */
export type Watch = (place: number, canvas: Canvas) => Promise<boolean>

/**
 * Encodes the planned frames. `loss` is the distance (distance.ts) that a pixel may have from the source; 0 is lossless.
 * Returns null if a frame needs more colours than a palette holds, or if `watch` ends the encoding. Throws once
 * performance.now() has reached the deadline.
 */
export async function encodeFrames(
  picture: GifPicture,
  planned: readonly PlannedFrame[],
  loss: number,
  deadline: number,
  watch?: { places: ReadonlySet<number>; see: Watch }
): Promise<Buffer | null> {
  const { width, height, loops, credit } = picture
  const flat = new Set(planned.flatMap((frame) => [...frame.flat]))
  const palettes = choosePalettes(planned, { limit: SHARED_ENTRY * loss * loss, flat })
  if (!palettes) return null
  const shown = new Uint32Array(width * height)
  const meant = loss > 0 ? new Uint32Array(width * height) : shown
  const screen = { width, shown, meant, isKept: new Uint8Array(width * height) }
  const wantedOf = wantedPixels(screen, loss, flat)
  const encode = lzwEncoder()
  const frames: WrittenFrame[] = []
  for (const { index, canvas } of drawFrames(picture)) {
    const plan = planned[frames.length]
    if (plan?.index !== index) continue
    if (performance.now() > deadline) throw refused('took-too-long', 'the GIF has too much to draw')
    const palette = palettes.frames[frames.length]!
    const area = drawnArea(screen, canvas, plan, loss)
    const wanted = wantedOf(canvas, area, palette)
    if (!wanted) return null
    const codeSize = Math.max(2, tableBits({ length: highest(wanted.indices) + 1 }))
    const codes = encode(wanted, codeSize)
    const { delay, disposal } = plan
    const isSeen = watch?.places.has(frames.length) === true
    // A frame that will be undone leaves no trace.
    const isUndone = disposal === 3
    const drawn =
      isUndone && isSeen ? { ...screen, shown: shown.slice(), meant: meant.slice() } : screen
    if (!isUndone || isSeen) drawOn(drawn, canvas, area, wanted)
    if (isSeen && !(await watch.see(frames.length, drawn.shown))) return null
    if (disposal === 2) for (const pixels of [shown, meant]) clear(pixels, width, area)
    const { transparent } = palette
    const own = palette.isShared ? null : palette.colours
    frames.push({ area, delay, disposal, transparent, palette: own, codeSize, codes })
  }
  return writeGif({ width, height, loops, credit, palette: palettes.shared, frames })
}

function highest(indices: Uint8Array): number {
  let most = 0
  for (let at = 0; at < indices.length; at++) if (indices[at]! > most) most = indices[at]!
  return most
}

/** Returns the area that the frame draws. */
function drawnArea(
  screen: Screen,
  canvas: Canvas,
  { changed, disposal, cleared }: PlannedFrame,
  loss: number
): Area {
  const drawn = keep(screen, canvas, disposal === 2 ? around(changed, cleared) : changed, loss)
  const area = disposal === 2 ? around(drawn, cleared) : drawn
  if (!isNothing(area)) return area
  // A frame needs at least one pixel.
  const pixel = { left: 0, top: 0, right: 1, bottom: 1 }
  keep(screen, canvas, pixel, loss)
  return pixel
}

/** Draws the frame as it was encoded. */
function drawOn(
  { width, shown, meant }: Screen,
  canvas: Canvas,
  area: Area,
  { indices, palette, transparent }: Wanted
): void {
  let from = 0
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) {
      const index = indices[from++]!
      if (index === transparent) continue
      shown[y * width + x] = palette[index]!
      meant[y * width + x] = canvas[y * width + x]!
    }
}
