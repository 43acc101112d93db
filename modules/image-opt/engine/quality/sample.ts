import { toSrgb } from '../colours/to-srgb.ts'
import { type Pixels, toRaw } from '../formats/pixels.ts'
import type { SourcePixels } from '../source-pixels.ts'
import { allowedBy, felt } from './felt.ts'
import { Mdsi } from './mdsi.ts'
import { coloured, isOpaque, on } from './shown-pixels.ts'
import {
  Comparison,
  type Raster,
  type Reference,
  referenceOf,
  similarities,
  similarity
} from './ssimulacra2.ts'

/** The top left corner of a tile in the picture. */
type Tile = { left: number; top: number }

/**
 * Grey levels behind transparent pixels. Results with transparency are compared on both: what is invisible on a light
 * page may show on a dark one.
 */
const WHITE = 255
const BLACK = 0

/** The part of a picture that results are compared with: the whole picture, or tiles stacked one below another. */
export type Sample = {
  isWhole: boolean
  /** The worse score of two versions of the metric counts. */
  isScoredTwice: boolean
  /** With transparency, if the picture has any. */
  pixels: Pixels
  /** On white. */
  raster: Raster
  /** Scores a result that was encoded from the whole picture, on the same tiles. */
  scoreOf(result: Pixels): Promise<number>
  /** Scores a result that was made from the sample itself. */
  scoreOfSample(result: Pixels): Promise<number>
  /** Returns the best score that the second opinion allows a result of a whole picture (felt.ts). */
  allows(result: Pixels): Promise<number>
  /** The middle of a large picture, which has to reach the floor as well. */
  middle: Middle | null
}

export type Middle = {
  pixels: Pixels
  /** Scores a result that was made from the middle by two versions of the metric. The worse score counts. */
  scoreOf(result: Pixels): Promise<number>
}

/**
 * The size of JPEG's largest block. Tiles begin and end on a block, so they are encoded as they would be within the
 * picture.
 */
const BLOCK = 16
export const TILE = 16 * BLOCK

/** The number of tiles in a sample. With more tiles, a trial would take over a fifth of a second. */
export const TILES = 8

/** Pictures with at most this many pixels are compared as a whole. Most product photographs are that small. */
const WHOLE_PIXELS = 1_100_000

/**
 * PNGs with at most this many pixels are compared as a whole. Their trials need no encoding, and the errors of a
 * palette are concentrated in few places: tiles were up to 12 points off for cut-outs of 4.7 million pixels.
 */
export const WHOLE_PNG_PIXELS = 5_000_000

/**
 * PNGs with at most this many pixels are scored by two versions of the metric (decision 048). In larger ones version 2.0
 * scores a product in an empty page up to 10 points below its middle, and files would double.
 */
export const TWICE_PNG_PIXELS = 2_000_000

/**
 * This is subtracted from the score of a sample made of tiles. The seams between tiles are the same in both pictures
 * and hide errors: they raised the score by 1.2 points on average over 17 photographs.
 */
const SEAMS = 1.2

/**
 * A picture with more pixels than this does not fit on a screen, so a visitor sees a part of it, and that part has to reach
 * the floor as well. The tiles' mean hides it: the middle of one photograph was 6 points below its level's floor.
 */
const LARGE_PIXELS = 4_500_000
const MIDDLE = 48 * BLOCK

type HowCompared = {
  isFlattened: boolean
  isPalette: boolean
  wholePixels: number
  twicePixels: number
}

/**
 * With `isFlattened`, results have no transparency and are compared on white only. A picture with at most
 * `wholePixels` pixels is compared as a whole. With `twicePixels`, a
 * picture with at most so many pixels is scored by two versions of the metric.
 */
export async function sampleOf(
  sourcePixels: SourcePixels,
  {
    isFlattened = false,
    isPalette = false,
    wholePixels = WHOLE_PIXELS,
    twicePixels = 0
  }: Partial<HowCompared> = {}
): Promise<Sample> {
  const { width, height } = sourcePixels
  const isWhole = width * height <= wholePixels || Math.min(width, height) < TILE
  const isScoredTwice = isWhole && width * height <= twicePixels
  const tiles = isWhole
    ? []
    : sourcePixels.pixels
      ? detailed(sourcePixels.pixels)
      : spread(width, height)
  const cut = (pixels: Pixels) => (isWhole ? pixels : mosaic(pixels, tiles))
  const pixels = sourcePixels.pixels
    ? cut(sourcePixels.pixels)
    : await extracted(sourcePixels, tiles)
  const { compare, allows } = openComparisons(sourcePixels, pixels, {
    isFlattened,
    isPalette,
    isWhole,
    isScoredTwice
  })
  return {
    isWhole,
    isScoredTwice,
    middle: isWhole || width * height <= LARGE_PIXELS ? null : await middleOf(sourcePixels),
    pixels,
    raster: on(WHITE, coloured(pixels)),
    scoreOf: (result) => compare(cut(result)),
    scoreOfSample: compare,
    allows
  }
}

type How = Pick<HowCompared, 'isFlattened' | 'isPalette'> & {
  isWhole: boolean
  isScoredTwice: boolean
}

/** Returns what compares results with the pixels of a sample. The references are made when the first result comes. */
function openComparisons(
  { width, height, profile }: SourcePixels,
  pixels: Pixels,
  { isFlattened, isPalette, isWhole, isScoredTwice }: How
) {
  const seen = (shown: Pixels) => toSrgb(coloured(shown), profile)
  let references: { part: Part; background: number; reference: Reference }[] | undefined
  const referencesOnce = async () => {
    if (references) return references
    const before = await seen(pixels)
    const backgrounds = isFlattened || isOpaque(before) ? [WHITE] : [WHITE, BLACK]
    const parts = isWhole && width * height > WHOLE_PIXELS ? [whole, middle] : [whole]
    references = parts.flatMap((part) =>
      backgrounds.map((background) => ({
        part,
        background,
        reference: referenceOf(on(background, part(before)))
      }))
    )
    return references
  }
  const allows = async (result: Pixels) => {
    const after = await seen(result)
    const opinions = (await referencesOnce())
      .filter(({ part }) => part === whole)
      .map(({ background, reference }) => {
        const mdsi = new Mdsi()
        mdsi.add(reference.raster, on(background, after))
        return allowedBy(mdsi.score(), { isPalette })
      })
    return Math.min(...opinions)
  }
  const compare = async (result: Pixels) => {
    const references = await referencesOnce()
    const after = await seen(result)
    // The metric holds one reference, so each comparison starts with the background that the previous one ended with.
    references.reverse()
    const scores = references.flatMap(({ part, background, reference }) => {
      const shown = on(background, part(after))
      if (!isWhole || part !== whole) return similarity(reference, shown)
      return felt(new Comparison().add(reference, shown, isScoredTwice), { isTwice: isScoredTwice })
    })
    // Trials of a palette need no encoding, so the second opinion may be asked in each.
    if (isWhole && isPalette) scores.push(await allows(result))
    return Math.min(...scores) - (isWhole ? 0 : SEAMS)
  }
  return { compare, allows }
}

async function middleOf(sourcePixels: SourcePixels): Promise<Middle> {
  const { width, height, profile } = sourcePixels
  const size = { width: Math.min(MIDDLE, width), height: Math.min(MIDDLE, height) }
  const region = {
    left: onBlocks((width - size.width) / 2),
    top: onBlocks((height - size.height) / 2),
    ...size
  }
  const pixels = await toRaw(sourcePixels.open().extract(region))
  const seen = async (shown: Pixels) => on(WHITE, await toSrgb(coloured(shown), profile))
  const reference = referenceOf(await seen(pixels))
  return {
    pixels,
    async scoreOf(result) {
      const { newer, older } = similarities(reference, await seen(result))
      return Math.min(newer, older)
    }
  }
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

/**
 * Measures how much detail a tile has, by summing the differences between neighbouring pixels on every fourth line.
 */
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

async function extracted(sourcePixels: SourcePixels, tiles: Tile[]): Promise<Pixels> {
  const parts: Pixels[] = []
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
    height: TILE * tiles.length,
    channels: parts[0]?.channels ?? 3
  }
}

/** Stacks the tiles one below another. */
function mosaic({ data, width, channels }: Pixels, tiles: Tile[]): Pixels {
  const lineBytes = TILE * channels
  const out = Buffer.alloc(lineBytes * TILE * tiles.length)
  tiles.forEach(({ left, top }, index) => {
    for (let y = 0; y < TILE; y++) {
      const from = ((top + y) * width + left) * channels
      out.set(data.subarray(from, from + lineBytes), (index * TILE + y) * lineBytes)
    }
  })
  return { data: out, width: TILE, height: TILE * tiles.length, channels }
}

type Part = (pixels: Pixels) => Pixels

const whole: Part = (pixels) => pixels

/**
 * Returns the middle of a picture, half as wide and half as high. That is where a product is, and an empty page around
 * it hides its errors in the mean: a shoe scored 81 as a whole and 70 in its middle.
 */
function middle({ data, width, height, channels }: Pixels): Pixels {
  const size = { width: width >> 1, height: height >> 1 }
  const [left, top] = [width >> 2, height >> 2]
  const out = new Uint8Array(size.width * size.height * channels)
  for (let y = 0; y < size.height; y++) {
    const from = ((top + y) * width + left) * channels
    out.set(data.subarray(from, from + size.width * channels), y * size.width * channels)
  }
  return { data: out, ...size, channels }
}
