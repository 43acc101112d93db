import type { Sharp } from 'sharp'
import { fromPixels, type Pixels, toRaw } from '../formats/pixels.ts'
import type { SourcePixels } from '../source-pixels.ts'
import type { Raster } from './colour.ts'
import { type Reference, referenceOf, similarity } from './ssimulacra2.ts'
import { toSrgb } from './to-srgb.ts'

/** A place in the picture that is looked at. */
type Tile = { left: number; top: number }

/** What stands for a picture when results are compared with it: all of it, or some tiles side by side. */
export type Sample = {
  isWhole: boolean
  raster: Raster
  /** How like it the same places of a result look. */
  scoreOf(result: Pixels): Promise<number>
  /** The same for what was made of `raster` itself. */
  scoreOfRaster(result: Pixels): Promise<number>
}

/** JPEG's largest: tiles begin and end with one, so that they are encoded as they would be in their picture. */
const BLOCK = 16
export const TILE = 16 * BLOCK

/** As many as keep a trial under a fifth of a second. */
export const TILES = 8

/** Up to here all of the picture is looked at: most product photographs. */
const WHOLE_PIXELS = 1_100_000

/** Edges between tiles are the same in both pictures and hide errors: 1.2 points over 17 photographs. */
const SEAMS = 1.2

export async function sampleOf(surface: SourcePixels): Promise<Sample> {
  const { width, height } = surface
  const isWhole = width * height <= WHOLE_PIXELS || Math.min(width, height) < TILE
  const tiles = isWhole ? [] : surface.pixels ? detailed(surface.pixels) : spread(width, height)
  const cut = (pixels: Pixels) => (isWhole ? onWhite(pixels) : mosaic(pixels, tiles))
  const raster = surface.pixels ? cut(surface.pixels) : await extracted(surface, tiles)
  const seen = async (shown: Raster) => {
    const pixels = await toSrgb({ ...shown, channels: 3 }, surface.profile)
    return onWhite(pixels)
  }
  let reference: Reference | undefined
  const compare = async (result: Raster) => {
    reference ??= referenceOf(await seen(raster))
    const score = similarity(reference, await seen(result))
    return isWhole ? score : score - SEAMS
  }
  return {
    isWhole,
    raster,
    scoreOf: (result) => compare(cut(result)),
    scoreOfRaster: (result) => compare(onWhite(result))
  }
}

/** For an encoder to be tried on it. */
export function fromRaster({ raster: { data, width, height } }: Sample): Sharp {
  return fromPixels({ data, width, height, channels: 3 })
}

/**
 * Tiles at even steps through all of the picture's, ranked by detail: calm and busy places in the
 * proportion the picture has them, since the score is a mean over all of it.
 */
function detailed(pixels: Pixels): Tile[] {
  const { width, height } = pixels
  const ranked = grid(width, height)
    .map((tile) => ({ tile, detail: detailOf(pixels, tile) }))
    .sort((a, b) => b.detail - a.detail || a.tile.top - b.tile.top || a.tile.left - b.tile.left)
    .map(({ tile }) => tile)
  const step = (ranked.length - 1) / (TILES - 1)
  if (ranked.length <= TILES) return ranked
  return Array.from({ length: TILES }, (_, index) => ranked[Math.round(index * step)] as Tile)
}

function grid(width: number, height: number): Tile[] {
  const tiles: Tile[] = []
  for (let top = 0; top + TILE <= height; top += TILE)
    for (let left = 0; left + TILE <= width; left += TILE) tiles.push({ left, top })
  return tiles
}

/** The sum of steps from pixel to pixel, on every fourth line. */
function detailOf({ data, width, channels }: Pixels, { left, top }: Tile): number {
  let sum = 0
  const green = channels > 2 ? 1 : 0
  for (let y = top; y < top + TILE; y += 4) {
    const row = y * width
    for (let x = left + 1; x < left + TILE; x++) {
      const at = (row + x) * channels + green
      sum += Math.abs((data[at] as number) - (data[at - channels] as number))
    }
  }
  return sum
}

/** Evenly over a picture that is too large to hold: in few rows, as each costs a decoding of its own. */
function spread(width: number, height: number): Tile[] {
  const rows = Math.min(TILES / 2, Math.floor(height / TILE))
  const tiles = Array.from({ length: TILES }, (_, index) => {
    const down = (index % rows) / Math.max(rows - 1, 1)
    // Each is further to the right than the one before, so that no part is left out.
    const across = index / (TILES - 1)
    return { left: onBlocks(across * (width - TILE)), top: onBlocks(down * (height - TILE)) }
  })
  return tiles.sort((a, b) => a.top - b.top)
}

const onBlocks = (at: number): number => Math.floor(at / BLOCK) * BLOCK

async function extracted(surface: SourcePixels, tiles: Tile[]): Promise<Raster> {
  const parts: Raster[] = []
  for (const [top, inRow] of Map.groupBy(tiles, (tile) => tile.top)) {
    const row = { left: 0, top, width: surface.width, height: TILE }
    const pixels = await toRaw(surface.open().extract(row))
    parts.push(
      mosaic(
        pixels,
        inRow.map(({ left }) => ({ left, top: 0 }))
      )
    )
  }
  return {
    data: Buffer.concat(parts.map(({ data }) => data)),
    width: TILE,
    height: TILE * tiles.length
  }
}

/** The tiles one below another. */
function mosaic(pixels: Pixels, tiles: Tile[]): Raster {
  const out = Buffer.alloc(TILE * TILE * 3 * tiles.length)
  tiles.forEach(({ left, top }, index) => {
    for (let y = 0; y < TILE; y++)
      copyLine(pixels, (top + y) * pixels.width + left, TILE, out, (index * TILE + y) * TILE)
  })
  return { data: out, width: TILE, height: TILE * tiles.length }
}

function onWhite(pixels: Pixels): Raster {
  const { data, width, height, channels } = pixels
  if (channels === 3) return { data, width, height }
  const out = Buffer.alloc(width * height * 3)
  copyLine(pixels, 0, width * height, out, 0)
  return { data: out, width, height }
}

/** Pixels as RGB on white, as most pages are. */
function copyLine(
  { data, channels }: Pixels,
  from: number,
  count: number,
  out: Buffer,
  to: number
): void {
  const isGrey = channels < 3
  const hasAlpha = channels === 2 || channels === 4
  for (let pixel = 0; pixel < count; pixel++) {
    const at = (from + pixel) * channels
    const alpha = hasAlpha ? (data[at + channels - 1] as number) / 255 : 1
    for (let channel = 0; channel < 3; channel++) {
      const value = data[at + (isGrey ? 0 : channel)] as number
      out[(to + pixel) * 3 + channel] = hasAlpha ? 255 + (value - 255) * alpha : value
    }
  }
}
