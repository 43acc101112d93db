import type { Sharp } from 'sharp'
import { fromPixels, type Pixels, toRaw } from '../formats/pixels.ts'
import type { SourcePixels } from '../source-pixels.ts'

import { type Raster, type Reference, referenceOf, similarity } from './ssimulacra2.ts'
import { toSrgb } from './to-srgb.ts'

/** The top left corner of a tile in the picture. */
type Tile = { left: number; top: number }

/** The part of a picture that results are compared with: the whole picture, or tiles stacked one below another. */
export type Sample = {
  isWhole: boolean
  raster: Raster
  /** Scores a result of the whole picture on the same tiles. */
  scoreOf(result: Pixels): Promise<number>
  /** Scores a result that was made from `raster` itself. */
  scoreOfRaster(result: Pixels): Promise<number>
}

/**
 * The size of JPEG's largest block. Tiles begin and end on a block, so they are encoded as they would be within the
 * picture.
 */
const BLOCK = 16
export const TILE = 16 * BLOCK

/** With more tiles, a trial would take over a fifth of a second. */
export const TILES = 8

/** Pictures up to this size, which most product photographs are, are compared as a whole. */
const WHOLE_PIXELS = 1_100_000

/**
 * The seams between tiles are the same in both pictures and so hide errors: they raised the score by 1.2 points on
 * average over 17 photographs. This much is therefore subtracted.
 */
const SEAMS = 1.2

export async function sampleOf(sourcePixels: SourcePixels): Promise<Sample> {
  const { width, height } = sourcePixels
  const isWhole = width * height <= WHOLE_PIXELS || Math.min(width, height) < TILE
  const tiles = isWhole
    ? []
    : sourcePixels.pixels
      ? detailed(sourcePixels.pixels)
      : spread(width, height)
  const cut = (pixels: Pixels) => (isWhole ? onWhite(pixels) : mosaic(pixels, tiles))
  const raster = sourcePixels.pixels
    ? cut(sourcePixels.pixels)
    : await extracted(sourcePixels, tiles)
  const seen = async (shown: Raster) => {
    const pixels = await toSrgb({ ...shown, channels: 3 }, sourcePixels.profile)
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

/** Returns the sample as a sharp input, for a trial of an encoder. */
export function fromRaster({ raster: { data, width, height } }: Sample): Sharp {
  return fromPixels({ data, width, height, channels: 3 })
}

/**
 * Ranks all tiles of the picture by detail and returns TILES of them at even steps. Calm and busy areas keep their
 * proportion that way, which matters because the score is a mean over the whole picture.
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

/** Sums the differences between neighbouring pixels, on every fourth line. */
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

/**
 * Spreads the tiles evenly over a picture that is too large to keep in memory. The tiles lie in few rows, because the
 * picture is decoded once for each row.
 */
function spread(width: number, height: number): Tile[] {
  const rows = Math.min(TILES / 2, Math.floor(height / TILE))
  const tiles = Array.from({ length: TILES }, (_, index) => {
    const down = (index % rows) / Math.max(rows - 1, 1)
    // Each tile starts farther to the right than the previous one, so that no part of the width is left out.
    const across = index / (TILES - 1)
    return { left: onBlocks(across * (width - TILE)), top: onBlocks(down * (height - TILE)) }
  })
  return tiles.sort((a, b) => a.top - b.top)
}

const onBlocks = (at: number): number => Math.floor(at / BLOCK) * BLOCK

async function extracted(sourcePixels: SourcePixels, tiles: Tile[]): Promise<Raster> {
  const parts: Raster[] = []
  for (const [top, inRow] of Map.groupBy(tiles, (tile) => tile.top)) {
    const row = { left: 0, top, width: sourcePixels.width, height: TILE }
    const pixels = await toRaw(sourcePixels.open().extract(row))
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

/** Stacks the tiles one below another. */
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

/** Copies pixels as RGB on white, which is the background of most pages. */
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
