import { shownFor } from '../../inspect/inspect-gif.ts'
import type { GifPicture } from '../../picture.ts'
import { findFlatColours } from '../palette/flat-colours.ts'
import { type Area, around, boundsOf, isNothing, NOTHING } from './area.ts'
import { type Canvas, clear, drawFrames } from './frames.ts'

/** How a frame of the result is drawn, worked out before any pixel is encoded. */
export type PlannedFrame = {
  /** The frame of the source that it shows. */
  index: number
  /** Hundredths of a second; longer than the source frame's if equal frames follow it. */
  delay: number
  /** As in GifFrame. A cleared frame covers `cleared`. */
  disposal: 1 | 2 | 3
  cleared: Area
  /** The area outside which the canvas already shows what the frame shows. */
  changed: Area
  /** The colours of the pixels that differ from the canvas before or are transparent, and how many have each. */
  colours: Map<number, number>
  /** The colours of areas, which stay exact (flat-colours.ts). */
  flat: ReadonlySet<number>
}

const LONGEST_DELAY = 65_535

/** Plans the frames of the result, in one pass over those of the source. */
export function planFrames(picture: GifPicture): PlannedFrame[] {
  const { width, frames } = picture
  const planned: PlannedFrame[] = []
  const size = width * picture.height
  /** The canvas before the planned frame, and the planned frame, while the next one is looked at. */
  let before: Canvas = new Uint32Array(size)
  let shown: Canvas = new Uint32Array(size)
  let last: PlannedFrame | null = null
  // Once every pixel is drawn, the canvas stays opaque as long as no frame is cleared or undone.
  let isOpaque = false
  for (const { index, canvas, changed } of drawFrames(picture)) {
    if (index > 0 && frames[index - 1]!.disposal > 1) isOpaque = false
    isOpaque ||= !canvas.includes(0)
    const delay = frames[index]!.delay
    const isEqual = last !== null && isNothing(difference(shown, canvas, width, changed))
    // The second frame always stays, so that an animation remains one.
    if (last && isEqual && index > 1 && merge(last, delay)) continue
    const next = { canvas, isOpaque, changed }
    const dirty: Area = last ? dispose(last, before, shown, next, width) : changed
    const flat = new Set(findFlatColours({ data: canvas, width }).colours)
    last = { index, delay, disposal: 1, cleared: NOTHING, changed: dirty, colours: new Map(), flat }
    countColours(last.colours, before, canvas, width, dirty)
    copyArea(canvas, shown, width, around(dirty, changed))
    planned.push(last)
  }
  return planned
}

/** Lengthens the frame by an equal one's time, as a browser shows it. Returns false if the time does not fit. */
function merge(last: PlannedFrame, delay: number): boolean {
  const sum = (shownFor(last.delay) + shownFor(delay)) / 10
  if (sum > LONGEST_DELAY) return false
  last.delay = sum
  return true
}

/**
 * Decides what becomes of the frame `last`, which `shown` shows, before `next` is drawn. Changes `before` into the
 * canvas that `next` is drawn on, and returns the area in which the two can differ. Only a frame that must become
 * transparent somewhere is cleared or undone, because a frame that stays has the fewest pixels to draw afterwards.
 */
function dispose(
  last: PlannedFrame,
  before: Canvas,
  shown: Canvas,
  { canvas: next, isOpaque, changed }: { canvas: Canvas; isOpaque: boolean; changed: Area },
  width: number
): Area {
  const holes = isOpaque ? NOTHING : holesIn(shown, next, width, changed)
  const undoneArea = around(changed, last.changed)
  if (isNothing(holes)) {
    copyArea(shown, before, width, last.changed)
    return changed
  }
  const cleared = around(last.changed, holes)
  const canUndo = isNothing(holesIn(before, next, width, undoneArea))
  const undone = canUndo ? differing(before, next, width, undoneArea) : Infinity
  if (undone <= opaqueIn(next, width, cleared)) {
    last.disposal = 3
    return undoneArea
  }
  last.disposal = 2
  last.cleared = holes
  copyArea(shown, before, width, last.changed)
  // A cleared frame also covers what it draws, and all of that is cleared.
  clear(before, width, cleared)
  return around(changed, cleared)
}

/** Returns the smallest area that holds every pixel in which the canvases differ. */
export function difference(a: Canvas, b: Canvas, width: number, within: Area): Area {
  return boundsOf(width, within, (at) => a[at] !== b[at])
}

/** Returns the smallest area that holds every pixel that is drawn in `a` and transparent in `b`. */
function holesIn(a: Canvas, b: Canvas, width: number, within: Area): Area {
  return boundsOf(width, within, (at) => b[at] === 0 && a[at] !== 0)
}

function differing(a: Canvas, b: Canvas, width: number, area: Area): number {
  let count = 0
  for (let y = area.top; y < area.bottom; y++)
    for (let at = y * width + area.left; at < y * width + area.right; at++)
      if (a[at] !== b[at]) count++
  return count
}

function opaqueIn(canvas: Canvas, width: number, area: Area): number {
  let count = 0
  for (let y = area.top; y < area.bottom; y++)
    for (let at = y * width + area.left; at < y * width + area.right; at++)
      if (canvas[at] !== 0) count++
  return count
}

function countColours(
  colours: Map<number, number>,
  before: Canvas,
  canvas: Canvas,
  width: number,
  area: Area
): void {
  // Neighbouring pixels are often equal, and are counted together.
  let [last, count] = [-1, 0]
  const add = () => {
    if (count > 0) colours.set(last, (colours.get(last) ?? 0) + count)
  }
  for (let y = area.top; y < area.bottom; y++)
    for (let at = y * width + area.left; at < y * width + area.right; at++) {
      const colour = canvas[at]!
      if (colour !== 0 && colour === before[at]) continue
      if (colour !== last) {
        add()
        ;[last, count] = [colour, 0]
      }
      count++
    }
  add()
}

export function copyArea(from: Canvas, to: Canvas, width: number, area: Area): void {
  for (let y = area.top; y < area.bottom; y++)
    to.set(from.subarray(y * width + area.left, y * width + area.right), y * width + area.left)
}
