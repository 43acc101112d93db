import { toSrgb } from '../colours/to-srgb.ts'
import { decoder } from '../decode.ts'
import { type Pixels, toRaw } from '../formats/pixels.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { allowedBy, felt, type How as HowFelt } from './felt.ts'
import { Mdsi } from './mdsi.ts'
import { coloured, isOpaque, on } from './shown-pixels.ts'
import { Comparison, type Raster, type Scores } from './ssimulacra2.ts'

/** A picture whose pixels are not kept is decoded again for each band of so many pixels, 60 MB. */
const BAND_PIXELS = 20_000_000

/** Tiles are 1 to 1.5 times as long as this, and begin on a pixel that is whole at every scale. */
const TILE = 1024
const WHOLE = 64

const [WHITE, BLACK] = [255, 0]

type Area = { left: number; top: number; width: number; height: number }

/** With `isFlattened`, results are compared on white alone. The rest is explained in felt.ts. */
type How = HowFelt & { isFlattened: boolean }

/**
 * Scores every pixel of a finished file, as a browser decodes it, against the source pixels; with transparency, on white
 * and on black. Memory stays bounded: both pictures come in bands, and the metric sees tiles, whose errors add up.
 */
export async function scoreOfFile(source: SourcePixels, file: Buffer, how: How): Promise<number> {
  const { width, height } = source
  const gate = new Gate(how)
  const rows = Math.max(TILE, Math.floor(BAND_PIXELS / width / TILE) * TILE)
  for (const { from, size } of parts(height, source.pixels ? height : rows)) {
    const band = { left: 0, top: from, width, height: size }
    const isAll = size === height
    const own = source.pixels ?? (await toRaw(isAll ? source.open() : source.open().extract(band)))
    const decoded = decoder(file).toColourspace('srgb')
    const after = await toRaw(isAll ? decoded : decoded.extract(band))
    const seen = (pixels: Pixels) => toSrgb(coloured(pixels), source.profile)
    gate.add(await seen(own), await seen(after))
  }
  return gate.score()
}

/** Scores pixels in sRGB against others; with transparency, on white and on black. */
export function scoreOfPixels(before: Pixels, after: Pixels, how: How): number {
  const gate = new Gate(how)
  gate.add(before, after)
  return gate.score()
}

/** Adds up the errors of the bands of a picture. */
class Gate {
  private readonly how: How
  private readonly sides = [WHITE, BLACK].map((background) => ({
    background,
    comparison: new Comparison(),
    second: new Mdsi(),
    scores: undefined as Scores | undefined
  }))

  constructor(how: How) {
    this.how = how
  }

  add(before: Pixels, after: Pixels): void {
    const hasAlpha = !this.how.isFlattened && !(isOpaque(before) && isOpaque(after))
    for (const area of tilesOf(before))
      for (const side of this.sides.slice(0, hasAlpha ? 2 : 1)) {
        const [reference, result] = [before, after].map((of) => tile(of, area, side.background))
        side.scores = side.comparison.addPair(reference!, result!, this.how.isTwice)
        side.second.add(reference!, result!)
      }
  }

  score(): number {
    return Math.min(
      ...this.sides.flatMap(({ scores, second }) =>
        scores ? [felt(scores, this.how), allowedBy(second.score(), this.how)] : []
      )
    )
  }
}

/** Divides a side into parts of about the same size, 1 to 1.5 times as long as `aim`. */
function parts(side: number, aim: number): { from: number; size: number }[] {
  const count = Math.max(1, Math.floor(side / aim))
  const starts = Array.from({ length: count + 1 }, (_, part) =>
    part === count ? side : Math.floor((part * side) / count / WHOLE) * WHOLE
  )
  return starts.slice(1).map((end, part) => ({ from: starts[part]!, size: end - starts[part]! }))
}

function tilesOf({ width, height }: Pixels): Area[] {
  return parts(height, TILE).flatMap((row) =>
    parts(width, TILE).map((column) => ({
      left: column.from,
      top: row.from,
      width: column.size,
      height: row.size
    }))
  )
}

/** Returns a part of coloured pixels as it looks on a grey background. */
function tile({ data, width, channels }: Pixels, area: Area, background: number): Raster {
  const lineBytes = width * channels
  const first = area.top * lineBytes + area.left * channels
  const size = { width: area.width, height: area.height }
  if (channels === 3) return { data: data.subarray(first), ...size, lineBytes }
  const bytes = area.width * channels
  const out = new Uint8Array(bytes * area.height)
  for (let y = 0, from = first; y < area.height; y++, from += lineBytes)
    out.set(data.subarray(from, from + bytes), y * bytes)
  return on(background, { data: out, ...size, channels })
}
