import type { GifPicture } from '../../picture.ts'
import { refused } from '../../refusal.ts'
import { type Area, around, boundsOf, isNothing } from './area.ts'
import { distance } from './distance.ts'
import { type Canvas, clear, drawFrames } from './frames.ts'
import { lzwEncoder, type Wanted } from './lzw-encode.ts'
import { choosePalettes, type FramePalette } from './palettes.ts'
import type { PlannedFrame } from './plan-frames.ts'
import { tableBits, type WrittenFrame, writeGif } from './write-gif.ts'

/**
 * How much closer than the loss two colours must be to share an entry of a palette. With 0.1 instead, files are a tenth
 * larger at equal score.
 */
const SHARED_ENTRY = 0.3

/**
 * How much closer than the loss a pixel must be to what the canvas already shows to be left out. With 0.1 instead,
 * files of filmed scenes are a quarter larger at equal score.
 */
const LEFT_OUT = 0.6

/** The canvas while frames are encoded. */
type Screen = {
  width: number
  shown: Canvas
  /** The colours of the source that the pixels of `shown` stand for. In lossless mode the two are equal. */
  meant: Canvas
}

/**
 * Encodes the planned frames. `loss` is the distance (distance.ts) that a pixel may have from the source; 0 is lossless.
 * Returns null if a frame needs more colours than a palette holds. Throws once performance.now() has reached the deadline.
 */
export function encodeFrames(
  picture: GifPicture,
  planned: readonly PlannedFrame[],
  loss: number,
  deadline: number
): Buffer | null {
  const { width, height, loops } = picture
  const palettes = choosePalettes(planned, SHARED_ENTRY * loss * loss)
  if (!palettes) return null
  const shown = new Uint32Array(width * height)
  const meant = loss > 0 ? new Uint32Array(width * height) : shown
  const screen = { width, shown, meant }
  const encode = lzwEncoder()
  const frames: WrittenFrame[] = []
  for (const { index, canvas } of drawFrames(picture)) {
    const plan = planned[frames.length]
    if (plan?.index !== index) continue
    if (performance.now() > deadline) throw refused('took-too-long', 'the GIF has too much to draw')
    const palette = palettes.frames[frames.length]!
    const area = drawnArea(screen, canvas, plan, loss)
    const wanted = wantedOf(screen, canvas, area, palette, loss)
    if (!wanted) return null
    const codeSize = Math.max(2, tableBits({ length: highest(wanted.indices) + 1 }))
    const codes = encode(wanted, codeSize)
    drawOn(screen, canvas, area, plan, wanted)
    const { delay, disposal } = plan
    const { transparent } = palette
    const own = palette.isShared ? null : palette.colours
    frames.push({ area, delay, disposal, transparent, palette: own, codeSize, codes })
  }
  return writeGif({ width, height, loops, palette: palettes.shared, frames })
}

function highest(indices: Uint8Array): number {
  let most = 0
  for (let at = 0; at < indices.length; at++) if (indices[at]! > most) most = indices[at]!
  return most
}

/** Returns whether the canvas already shows the pixel, or nearly so. */
function isShown({ shown, meant }: Screen, canvas: Canvas, at: number, limit: number): boolean {
  const [now, next] = [shown[at]!, canvas[at]!]
  if (meant[at] === next) return true
  return limit > 0 && now !== 0 && next !== 0 && distance(now, next) <= limit
}

function drawnArea(
  screen: Screen,
  canvas: Canvas,
  { changed, disposal, cleared }: PlannedFrame,
  loss: number
): Area {
  const limit = LEFT_OUT * loss * loss
  const drawn = boundsOf(screen.width, changed, (at) => !isShown(screen, canvas, at, limit))
  const area = disposal === 2 ? around(drawn, cleared) : drawn
  // A frame needs at least one pixel.
  return isNothing(area) ? { left: 0, top: 0, right: 1, bottom: 1 } : area
}

/** Returns null if a pixel must be drawn whose colour is not in the palette. */
function wantedOf(
  screen: Screen,
  canvas: Canvas,
  area: Area,
  { colours: palette, lookup, transparent }: FramePalette,
  loss: number
): Wanted | null {
  const limit = LEFT_OUT * loss * loss
  const indexOf = recalled(lookup)
  const size = (area.right - area.left) * (area.bottom - area.top)
  const indices = new Uint8Array(size)
  const colours = new Uint32Array(size)
  const isFree = new Uint8Array(size)
  let to = 0
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++, to++) {
      const at = y * screen.width + x
      const colour = canvas[at]!
      const index = indexOf(colour)
      // A colour that is missing belongs to a pixel which the canvas already shows.
      const isKept = transparent >= 0 && (index < 0 || isShown(screen, canvas, at, limit))
      if (index < 0 && !isKept) return null
      colours[to] = colour
      isFree[to] = isKept ? 1 : 0
      indices[to] = index < 0 ? transparent : index
    }
  const limits = loss > 0 ? limitsOf({ colours, isFree }, area.right - area.left, loss) : null
  return { indices, colours, isFree, palette, transparent, limits }
}

const RECALLED_BITS = 12

/**
 * Returns a function that finds the index of a colour, or -1. It recalls the last colour of each hash, because looking
 * up every pixel in a map is slow.
 */
function recalled(lookup: ReadonlyMap<number, number>): (colour: number) => number {
  const colours = new Uint32Array(1 << RECALLED_BITS)
  const indices = new Int16Array(1 << RECALLED_BITS)
  // The colour 0 has the hash 0; in other places it means that nothing is recalled yet.
  indices[0] = lookup.get(0) ?? -1
  return (colour) => {
    // The factor is 2 ** 32 divided by the golden ratio (Knuth, The Art of Computer Programming, 6.4).
    const hash = Math.imul(colour, 0x9e3779b1) >>> (32 - RECALLED_BITS)
    if (colours[hash] !== colour) {
      colours[hash] = colour
      indices[hash] = lookup.get(colour) ?? -1
    }
    return indices[hash]!
  }
}

/**
 * Allows more where neighbouring pixels differ, because an error shows less there: at equal score files are 4 %
 * smaller. A pixel that the canvas already shows gets no more, which saves time.
 */
function limitsOf(
  { colours, isFree }: Pick<Wanted, 'colours' | 'isFree'>,
  width: number,
  loss: number
): Float32Array {
  const count = colours.length
  const light = new Uint8Array(count)
  for (let at = 0; at < count; at++) {
    const colour = colours[at]!
    light[at] =
      (77 * (colour & 255) + 154 * ((colour >>> 8) & 255) + 25 * ((colour >>> 16) & 255)) >> 8
  }
  const limits = new Float32Array(count).fill(0.5 * loss * loss)
  for (let at = 0; at < count; at++) {
    if (isFree[at]) continue
    const own = light[at]!
    const left = light[at > 0 ? at - 1 : at]!
    const right = light[at + 1 < count ? at + 1 : at]!
    const above = light[at >= width ? at - width : at]!
    const below = light[at + width < count ? at + width : at]!
    const change =
      Math.abs(own - left) + Math.abs(own - right) + Math.abs(own - above) + Math.abs(own - below)
    limits[at] = loss * loss * Math.min(4, 0.5 + change / 80)
  }
  return limits
}

/** Draws the frame as it was encoded, then clears or undoes it as planned. */
function drawOn(
  screen: Screen,
  canvas: Canvas,
  area: Area,
  { disposal }: PlannedFrame,
  { indices, palette, transparent }: Wanted
): void {
  const { width, shown, meant } = screen
  // A frame that will be undone leaves no trace.
  if (disposal === 3) return
  let from = 0
  for (let y = area.top; y < area.bottom; y++)
    for (let x = area.left; x < area.right; x++) {
      const index = indices[from++]!
      if (index === transparent) continue
      shown[y * width + x] = palette[index]!
      meant[y * width + x] = canvas[y * width + x]!
    }
  if (disposal === 2) for (const pixels of [shown, meant]) clear(pixels, width, area)
}
