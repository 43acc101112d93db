import { isDeepStrictEqual } from 'node:util'
import type { Outcome, PictureType } from '../../../modules/image-opt/engine/encode-options.ts'
import { inspect } from '../../../modules/image-opt/engine/inspect/inspect.ts'
import { fitted, type Size } from '../../../modules/image-opt/engine/resize.ts'
import { placeOn, sizeOn } from '../../../modules/image-opt/engine/watermark.ts'
import { deltaE, labOf } from '../delta-e.ts'
import { CELLS, type Cell, cellsOf, type Frame } from './cells.ts'
import type { Made } from './made.ts'
import type { Played } from './played.ts'

/** The colour of the watermark, a square. */
export const INK = [200, 40, 120] as const

/**
 * The largest differences (CIEDE2000) of a flat cell, of any other cell, and of all cells on average, by the type of the result:
 * few of 10,000 pictures came near them. Colours that are read or written wrongly change the average most.
 * A lossy WebP has halved colour planes and a narrower range of numbers; colours between those of a GIF's table are dithered.
 */
const MOST: Record<PictureType, Limits> = {
  jpeg: { flat: 3, soft: 4, all: 1 },
  png: { flat: 2, soft: 4, all: 1 },
  webp: { flat: 6, soft: 8, all: 1.5 },
  gif: { flat: 0.2, soft: 10, all: 1.5 }
}

/** How much further a level may go that allows a visible difference, High and what is below it. */
const LOW_LEVEL = 1.5

/** In cells of fewer pixels, halved colour planes mix colours across the part that is compared, further than elsewhere. */
const WHOLE_CELL = 8
const SMALL = { cell: 3, all: 1.5 }

/** Colours of a cell that are one level apart may become one, which nobody sees. */
const ONE_LEVEL = 0.5

type Limits = { flat: number; soft: number; all: number }

/** Chromium reads a table in larger steps than lcms does (tests/modules/image-opt/engine/colours.test.ts). */
const MOST_OF_TABLE: Limits = { flat: 6, soft: 6, all: 1.5 }

/** The edges of such a cell mix in another way where a picture is made smaller. */
const HARD = 60

/** Says what is wrong with an outcome, or nothing. `before` and `after` are what Chromium shows. */
export function wrongWith(
  made: Made,
  outcome: Outcome,
  result: Buffer | null,
  before: Played | null,
  after: Played | null
): string | undefined {
  const { options, isUnreadable } = made
  if (!before) return 'Chromium does not show the picture'
  if (outcome.status === 'refused') {
    if (outcome.reason === 'colours' && isUnreadable) return undefined
    return `refused: ${outcome.reason}, ${outcome.detail}`
  }
  const isStill = before.moments.length === 0 && outcome.inputType !== 'gif'
  if (outcome.status === 'unchanged')
    return options.watermark && isStill ? 'unchanged without its watermark' : undefined
  if (!result || !after) return 'Chromium does not show the result'
  const { credit } = inspect(result)
  if (!isDeepStrictEqual(credit, made.credit)) return `credit: ${JSON.stringify(credit)}`
  const size = fitted(before, isStill ? options.longestSide : null)
  if (after.width !== size.width || after.height !== size.height)
    return `${after.width} x ${after.height} instead of ${size.width} x ${size.height}`
  if (Math.abs(after.endMs - before.endMs) > 1)
    return `${after.endMs} ms instead of ${before.endMs}`
  const isConverted = outcome.outputType !== outcome.inputType
  const isMarked = isStill && options.watermark !== null
  const isExact =
    options.quality === 'lossless' &&
    !isConverted &&
    !isMarked &&
    !made.hidesAlpha &&
    after.width === before.width
  const most = limitsOf(made, outcome.outputType, after)
  const first = [before.first, after.first, 'at first'] as const
  const others = before.moments.map(
    ({ fromMs, data }) => [data, dataAt(after, fromMs), `at ${fromMs} ms`] as const
  )
  for (const [data, result, when] of [first, ...others]) {
    const [own, seen] = [
      { ...before, data },
      { ...after, data: result }
    ]
    // What lies under full transparency is not shown.
    if (isExact && !data.equals(result)) return `not exact ${when}`
    const marked = isMarked ? areaOf(made, after) : null
    for (const background of isConverted ? [255] : [255, 0]) {
      const wrong = gapsOf(own, seen, { background, marked, most })
      if (wrong) return `${wrong}, on ${background}, ${when}`
    }
  }
  return undefined
}

function limitsOf({ how, options }: Made, type: PictureType, { width, height }: Size): Limits {
  const own = MOST[type]
  const table = /a table|a press/.test(how) ? MOST_OF_TABLE : own
  const isLow = typeof options.quality === 'number' && options.quality <= 70
  const isSmall = Math.min(width, height) < WHOLE_CELL * CELLS
  const share = isLow ? LOW_LEVEL : 1
  const ofCell = share * (isSmall ? SMALL.cell : 1)
  return {
    flat: Math.max(own.flat, table.flat) * ofCell,
    soft: Math.max(own.soft, table.soft) * ofCell,
    all: Math.max(own.all, table.all) * share * (isSmall ? SMALL.all : 1)
  }
}

const dataAt = ({ moments }: Played, ms: number): Buffer =>
  moments.findLast(({ fromMs }) => fromMs <= ms + 1)?.data ?? Buffer.alloc(0)

type Area = { left: number; top: number; right: number; bottom: number; opacity: number }

/** The watermark's place in cells. */
function areaOf({ options }: Made, size: { width: number; height: number }): Area | null {
  if (!options.watermark) return null
  const { height, position, opacity } = options.watermark
  const mark = sizeOn(size, { width: 8, height: 8 }, height)
  const { left, top } = placeOn(size, mark, position)
  const across = (x: number) => (x * CELLS) / size.width
  const down = (y: number) => (y * CELLS) / size.height
  return {
    left: across(left),
    right: across(left + mark.width),
    top: down(top),
    bottom: down(top + mark.height),
    opacity
  }
}

function gapsOf(
  before: Frame,
  after: Frame,
  how: { background: number; marked: Area | null; most: Limits }
): string | undefined {
  const [own, seen] = [before, after].map((frame) => cellsOf(frame, how.background))
  const isSameSize = before.width === after.width
  let sum = 0
  for (const [index, cell] of own!.entries()) {
    const expected = withMark(cell, index, how.marked)
    if (!expected) continue
    const found = seen![index]!.mean
    const gap = deltaE(labOf(expected), labOf(found))
    sum += gap / CELLS ** 2
    const kind = cell.range < 2 ? 'flat' : 'soft'
    const most = cell.range > 0 ? Math.max(ONE_LEVEL, how.most[kind]) : how.most[kind]
    if (gap > most && (isSameSize || cell.range < HARD))
      return `${kind} cell ${index % CELLS},${Math.floor(index / CELLS)}: ${expected.map(Math.round).join()} became ${found.map(Math.round).join()} (${gap.toFixed(1)})`
  }
  return sum > how.most.all ? `${sum.toFixed(1)} on average` : undefined
}

/** The mean of a cell with the watermark on it; null for a cell that is under its edge. */
function withMark({ mean }: Cell, index: number, area: Area | null): number[] | null {
  if (!area) return mean
  const [column, row] = [index % CELLS, Math.floor(index / CELLS)]
  const [left, right] = [column + 1 <= area.left, column >= area.right]
  if (left || right || row + 1 <= area.top || row >= area.bottom) return mean
  const isInside =
    column >= area.left && column + 1 <= area.right && row >= area.top && row + 1 <= area.bottom
  if (!isInside) return null
  return mean.map((value, channel) => value + (INK[channel]! - value) * area.opacity)
}
