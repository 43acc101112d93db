import type { Area } from './area.ts'
import { distance } from './distance.ts'
import type { Canvas } from './frames.ts'
import type { Wanted } from './lzw-encode.ts'
import type { FramePalette } from './palettes.ts'

/**
 * How much closer than the loss a pixel must be to what the canvas already shows to be left out. With 0.1 instead,
 * files of filmed scenes are a quarter larger at equal score.
 */
const LEFT_OUT = 0.6

/** The canvas while frames are encoded. */
export type Screen = {
  width: number
  shown: Canvas
  /** The colours of the source that the pixels of `shown` stand for. In lossless mode the two are equal. */
  meant: Canvas
  /** 1 where `shown` shows a pixel of the frame already, or nearly so. Known where `keep` has been. */
  isKept: Uint8Array
}

/**
 * Finds the pixels within the area that the screen already shows, or nearly so. Returns the smallest area that holds
 * the others.
 */
export function keep(
  { width, shown, meant, isKept }: Screen,
  canvas: Canvas,
  within: Area,
  loss: number
): Area {
  const limit = LEFT_OUT * loss * loss
  let { right: left, left: right, bottom: top, top: bottom } = within
  for (let y = within.top; y < within.bottom; y++) {
    let [first, last] = [-1, -1]
    for (let x = within.left, at = y * width + x; x < within.right; x++, at++) {
      const next = canvas[at]!
      const now = shown[at]!
      const isNear =
        meant[at] === next || (limit > 0 && now !== 0 && next !== 0 && distance(now, next) <= limit)
      isKept[at] = isNear ? 1 : 0
      if (isNear) continue
      if (first < 0) first = x
      last = x
    }
    if (first < 0) continue
    if (first < left) left = first
    if (last >= right) right = last + 1
    if (y < top) top = y
    bottom = y + 1
  }
  return { left, top, right, bottom }
}

/**
 * Returns a function that says what the pixels of an area may look like, or null if one must be drawn whose colour is
 * not in the palette. Pixels with a colour of `flat` look exactly like the source. Each call overwrites the answer before, because fresh memory for every frame takes longer than
 * all else.
 */
export function wantedPixels(screen: Screen, loss: number, flat: ReadonlySet<number>) {
  const most = screen.shown.length
  const all = {
    indices: new Uint8Array(most),
    colours: new Uint32Array(most),
    isFree: new Uint8Array(most),
    limits: new Float32Array(loss > 0 ? most : 0),
    lights: new Uint8Array(loss > 0 ? most : 0)
  }
  return (canvas: Canvas, area: Area, palette: FramePalette): Wanted | null => {
    const width = area.right - area.left
    const size = width * (area.bottom - area.top)
    const indices = all.indices.subarray(0, size)
    const colours = all.colours.subarray(0, size)
    const isFree = all.isFree.subarray(0, size)
    const { transparent } = palette
    const indexOf = indexFinder(palette.lookup)
    let to = 0
    let [last, index] = [-1, -1]
    for (let y = area.top; y < area.bottom; y++)
      for (let at = y * screen.width + area.left, end = at + width; at < end; at++, to++) {
        const colour = canvas[at]!
        // Neighbouring pixels are often equal.
        if (colour !== last) index = indexOf(colour)
        last = colour
        // A colour that is missing belongs to a pixel which the canvas already shows.
        const isKept = transparent >= 0 && (index < 0 || screen.isKept[at] === 1)
        if (index < 0 && !isKept) return null
        colours[to] = colour
        isFree[to] = isKept ? 1 : 0
        indices[to] = index < 0 ? transparent : index
      }
    const limits = loss > 0 ? all.limits.subarray(0, size) : null
    if (limits) limit({ colours, isFree, limits }, flat, all.lights, width, loss)
    return { indices, colours, isFree, palette: palette.colours, transparent, limits }
  }
}

/**
 * Returns a function that finds the index of a colour, or -1. Looking up every pixel in the map is slow, above all the
 * colours that it lacks: a canvas can show many that the frame does not draw.
 */
function indexFinder(lookup: ReadonlyMap<number, number>): (colour: number) => number {
  const bits = Math.ceil(Math.log2(SLOTS_PER_COLOUR * Math.max(lookup.size, 1)))
  const colours = new Uint32Array(1 << bits)
  const indices = new Int16Array(1 << bits).fill(-1)
  const slotOf = (colour: number) => {
    // The factor is 2 ** 32 divided by the golden ratio (Knuth, The Art of Computer Programming, 6.4).
    let slot = Math.imul(colour, 0x9e3779b1) >>> (32 - bits)
    while (indices[slot]! >= 0 && colours[slot] !== colour) slot = (slot + 1) & (colours.length - 1)
    return slot
  }
  for (const [colour, index] of lookup) {
    const slot = slotOf(colour)
    colours[slot] = colour
    indices[slot] = index
  }
  return (colour) => indices[slotOf(colour)]!
}

/** With so many, most colours have a slot of their own. */
const SLOTS_PER_COLOUR = 8

const light = (colour: number): number =>
  (77 * (colour & 255) + 154 * ((colour >>> 8) & 255) + 25 * ((colour >>> 16) & 255)) >> 8

/**
 * Allows more where neighbouring pixels differ, because an error shows less there: at equal score files are 4 %
 * smaller. A pixel that the canvas already shows gets no more, which saves time, and a flat colour gets nothing.
 */
function limit(
  { colours, isFree, limits }: { colours: Canvas; isFree: Uint8Array; limits: Float32Array },
  flat: ReadonlySet<number>,
  lights: Uint8Array,
  width: number,
  loss: number
): void {
  const count = colours.length
  for (let at = 0; at < count; at++) lights[at] = light(colours[at]!)
  const square = loss * loss
  let [last, isFlat] = [-1, false]
  for (let at = 0; at < count; at++) {
    const colour = colours[at]!
    if (colour !== last) [last, isFlat] = [colour, flat.has(colour)]
    if (isFlat) {
      limits[at] = 0
      continue
    }
    if (isFree[at] === 1) {
      limits[at] = 0.5 * square
      continue
    }
    const own = lights[at]!
    const left = lights[at > 0 ? at - 1 : at]!
    const right = lights[at + 1 < count ? at + 1 : at]!
    const above = lights[at >= width ? at - width : at]!
    const below = lights[at + width < count ? at + width : at]!
    const change =
      Math.abs(own - left) + Math.abs(own - right) + Math.abs(own - above) + Math.abs(own - below)
    limits[at] = square * Math.min(4, 0.5 + change / 80)
  }
}
