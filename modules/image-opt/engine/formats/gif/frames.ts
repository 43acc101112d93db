import type { GifFrame, GifPicture } from '../../picture.ts'
import { damaged } from '../../refusal.ts'
import { type Area, around, NOTHING } from './area.ts'
import { decodeLzw } from './lzw-decode.ts'

/**
 * A canvas holds one number per pixel: the bytes R, G, B, 255 in this order (on little-endian machines, which are all
 * that Node runs on), or 0 where nothing was drawn, which is transparent.
 */
export type Canvas = Uint32Array

export type Shown = {
  index: number
  /** What a visitor sees while the frame is shown. The next step of the generator changes it. */
  canvas: Canvas
  /** The area outside which nothing has changed since the frame before. */
  changed: Area
}

/** Draws frame after frame as browsers do, with only two canvases in memory. Throws for a damaged frame. */
export function* drawFrames(picture: GifPicture): Generator<Shown, void, undefined> {
  const { bytes, width, height, frames } = picture
  const canvas = new Uint32Array(width * height)
  // All frames are decoded into the same memory: fresh memory takes as long as decoding.
  const largest = frames.reduce((most, { width, height }) => Math.max(most, width * height), 0)
  const indices = new Uint8Array(largest)
  let saved: Canvas | null = null
  let disposed: Area = NOTHING
  for (const [index, frame] of frames.entries()) {
    const area = areaOf(frame, picture)
    const { disposal } = frame
    if (disposal > 3) throw damaged('a GIF frame is disposed of in an unknown way')
    if (disposal === 3) saved = Uint32Array.from(canvas)
    draw(canvas, area, width, frame, bytes, indices.subarray(0, frame.width * frame.height))
    yield { index, canvas, changed: around(disposed, area) }
    disposed = NOTHING
    if (disposal === 2) clear(canvas, width, area)
    if (disposal === 3 && saved) canvas.set(saved)
    if (disposal >= 2) disposed = area
  }
}

/** Returns the part of the canvas that the frame draws. What is outside is cut off. */
const areaOf = ({ left, top, width, height }: GifFrame, canvas: GifPicture): Area => ({
  left: Math.min(left, canvas.width),
  top: Math.min(top, canvas.height),
  right: Math.min(left + width, canvas.width),
  bottom: Math.min(top + height, canvas.height)
})

export function clear(canvas: Canvas, width: number, { left, top, right, bottom }: Area): void {
  for (let y = top; y < bottom; y++) canvas.fill(0, y * width + left, y * width + right)
}

function draw(
  canvas: Canvas,
  area: Area,
  canvasWidth: number,
  frame: GifFrame,
  bytes: Buffer,
  indices: Uint8Array
): void {
  const { width, height, left, top, transparent } = frame
  decodeLzw(bytes, frame.dataStart, indices)
  const colours = coloursOf(frame, bytes)
  const rows = frame.isInterlaced ? interlacedRows(height) : null
  const shownWidth = area.right - area.left
  for (let y = 0; y < height; y++) {
    const row = top + (rows ? rows[y]! : y)
    if (row >= area.bottom) continue
    let from = y * width
    let to = row * canvasWidth + left
    for (let x = 0; x < shownWidth; x++, from++, to++) {
      const index = indices[from]!
      if (index === transparent) continue
      if (index >= colours.length) throw damaged('a GIF frame has a pixel without a colour')
      canvas[to] = colours[index]!
    }
  }
}

function coloursOf({ colours: { start, count } }: GifFrame, bytes: Buffer): Uint32Array {
  return Uint32Array.from(
    { length: count },
    (_, index) => (bytes.readUIntLE(start + 3 * index, 3) | 0xff000000) >>> 0
  )
}

/** Returns where each stored line belongs (GIF89a, appendix E). */
function interlacedRows(height: number): number[] {
  const rows: number[] = []
  for (const [first, step] of [
    [0, 8],
    [4, 8],
    [2, 4],
    [1, 2]
  ] as const)
    for (let y = first; y < height; y += step) rows.push(y)
  return rows
}
