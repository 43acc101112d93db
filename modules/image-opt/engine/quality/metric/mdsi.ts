import { number } from './number'

/*
 * The arithmetic of quality/mdsi.ts, four pixels at a time. The picture is halved, and its rows come one after another, so
 * that only three of each picture are in memory.
 */

const CHANNELS: usize = 3
const ROWS: i32 = 3
const BEFORE: i32 = 0
const AFTER: i32 = 1

/** A fixed number of bins for similarities up to 1.25 keeps memory bounded; 1 is that of equal pixels. */
const BINS_PER_UNIT: i32 = 65_536
const MOST_BINS: i32 = 81_920
const COUNT_BYTES: usize = (<usize>MOST_BINS + 1) * 4

/** Rows begin a vector after the start of their memory, so that the pixel before the first one can be repeated there. */
const MARGIN: usize = 16

let counts: usize = 0
let lines: usize = 0
let planes: usize = 0
let width: i32 = 0
let rowBytes: usize = 0

/** Prepares for pictures of this width, in pixels of the whole picture. Returns where lines are written, or 0. */
export function beginSecond(whole: i32): usize {
  width = whole >> 1
  rowBytes = MARGIN + (((<usize>width + 4) & ~3) << 2)
  counts = (<usize>__heap_base + 15) & ~15
  lines = (counts + COUNT_BYTES + 15) & ~15
  planes = (lines + 4 * <usize>whole * CHANNELS + 47) & ~15
  const end = planes + 2 * <usize>ROWS * CHANNELS * rowBytes
  const pages = <i32>((end + 64 + 0xffff) >> 16)
  if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) return 0
  memory.fill(counts, 0, COUNT_BYTES)
  return lines
}

/** Returns where the pixels are counted by their similarity. */
export function countsOfSecond(): usize {
  return counts
}

/** Reads the written lines, two of the picture before and two of it after, as the halved row `y`. */
export function readSecond(y: i32, whole: i32): void {
  const lineBytes = <usize>whole * CHANNELS
  halve(lines, lineBytes, planeOf(BEFORE, y))
  halve(lines + 2 * lineBytes, lineBytes, planeOf(AFTER, y))
}

/** Returns the first of three planes of a row: brightness, and two of opponent colours. */
function planeOf(side: i32, y: i32): usize {
  return planes + <usize>(side * ROWS + (y % ROWS)) * CHANNELS * rowBytes + MARGIN
}

// The paper's weights for red, green and blue, of which the halved picture has the sums of four.
const LIGHT = memory.data<f32>([0.2989 / 4.0, 0.587 / 4.0, 0.114 / 4.0])
const BLUE = memory.data<f32>([0.3 / 4.0, 0.04 / 4.0, -0.35 / 4.0])
const GREEN = memory.data<f32>([0.34 / 4.0, -0.6 / 4.0, 0.17 / 4.0])

function halve(from: usize, lineBytes: usize, to: usize): void {
  let at = from
  for (let x = 0; x < width; x += 4) {
    const left = v128.load(at)
    const right = v128.load(at, 8)
    const leftBelow = v128.load(at + lineBytes)
    const rightBelow = v128.load(at + lineBytes, 8)
    const redGreen = i16x8.add(redAndGreen(left, right), redAndGreen(leftBelow, rightBelow))
    const blues = i16x8.add(onlyBlue(left, right), onlyBlue(leftBelow, rightBelow))
    const red = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(redGreen))
    const green = f32x4.convert_i32x4_u(i32x4.extend_high_i16x8_u(redGreen))
    const blue = f32x4.convert_i32x4_u(i32x4.extend_low_i16x8_u(blues))
    const out = to + ((<usize>x) << 2)
    v128.store(out, weighed(red, green, blue, LIGHT))
    v128.store(out + rowBytes, weighed(red, green, blue, BLUE))
    v128.store(out + 2 * rowBytes, weighed(red, green, blue, GREEN))
    at += 24
  }
  // The picture goes on beyond its edges as it ends there.
  store<f32>(to - 4, load<f32>(to))
  const end = to + ((<usize>width) << 2)
  store<f32>(end, load<f32>(end - 4))
}

/** Adds up each two of eight pixels: four sums of red, then four of green. */
// biome-ignore format: a table
function redAndGreen(left: v128, right: v128): v128 {
  return i16x8.extadd_pairwise_i8x16_u(
    v128.shuffle<u8>(left, right, 0, 3, 6, 9, 12, 15, 26, 29, 1, 4, 7, 10, 13, 24, 27, 30)
  )
}

// biome-ignore format: a table
function onlyBlue(left: v128, right: v128): v128 {
  return i16x8.extadd_pairwise_i8x16_u(
    v128.shuffle<u8>(left, right, 2, 5, 8, 11, 14, 25, 28, 31, 2, 5, 8, 11, 14, 25, 28, 31)
  )
}

function weighed(red: v128, green: v128, blue: v128, weights: usize): v128 {
  const sum = f32x4.add(f32x4.mul(red, number(weights)), f32x4.mul(green, number(weights, 1)))
  return f32x4.add(sum, f32x4.mul(blue, number(weights, 2)))
}

const THIRD = memory.data<f32>([1.0 / 3.0])
const HALF = memory.data<f32>([0.5])

/** The paper's constants for gradients, for those of one picture and of both, and for colours. */
const C = memory.data<f32>([140, 55, 550])

/** The share of gradients, and that of colours. */
const SHARES = memory.data<f32>([0.6, 0.4])
const BINS = memory.data<f32>([65_536])

/** The bins of four pixels. */
const FOUND = memory.data(16)

let across: v128 = i32x4.splat(0)
let down: v128 = i32x4.splat(0)

/** Finds how steep brightness is across and down at four pixels of a row, between the row above it and the one below. */
function findSlopes(above: usize, here: usize, below: usize): void {
  const left = f32x4.add(f32x4.add(v128.load(above - 4), v128.load(here - 4)), v128.load(below - 4))
  const right = f32x4.add(f32x4.add(v128.load(above, 4), v128.load(here, 4)), v128.load(below, 4))
  const top = f32x4.add(f32x4.add(v128.load(above - 4), v128.load(above)), v128.load(above, 4))
  const bottom = f32x4.add(f32x4.add(v128.load(below - 4), v128.load(below)), v128.load(below, 4))
  across = f32x4.mul(f32x4.sub(right, left), number(THIRD))
  down = f32x4.mul(f32x4.sub(bottom, top), number(THIRD))
}

function squares(a: v128, b: v128): v128 {
  return f32x4.add(f32x4.mul(a, a), f32x4.mul(b, b))
}

/** Returns 2ab + c, the numerator of a similarity. */
function alike(a: v128, b: v128, c: v128): v128 {
  return f32x4.add(f32x4.mul(f32x4.add(a, a), b), c)
}

/** Compares the row `y` of both pictures. Their last row is `last`. */
export function compareSecond(y: i32, last: i32): void {
  const above = max(y - 1, 0)
  const below = min(y + 1, last)
  let a = planeOf(BEFORE, y)
  let b = planeOf(AFTER, y)
  const aAbove = planeOf(BEFORE, above) - a
  const aBelow = planeOf(BEFORE, below) - a
  const bAbove = planeOf(AFTER, above) - b
  const bBelow = planeOf(AFTER, below) - b
  for (let x = 0; x < width; x += 4) {
    findSlopes(a + aAbove, a, a + aBelow)
    const aAcross = across
    const aDown = down
    findSlopes(b + bAbove, b, b + bBelow)
    const similarity = similarityOf(a, b, aAcross, aDown)
    const bins = i32x4.trunc_sat_f32x4_s(
      f32x4.add(f32x4.mul(similarity, number(BINS)), number(HALF))
    )
    // Only ruined pixels have a similarity below zero.
    const inRange = i32x4.min_s(i32x4.max_s(bins, i32x4.splat(0)), i32x4.splat(MOST_BINS))
    v128.store(FOUND, inRange)
    const found = min(4, width - x)
    for (let lane = 0; lane < found; lane++) {
      const count = counts + (load<u32>(FOUND + ((<usize>lane) << 2)) << 2)
      store<u32>(count, load<u32>(count) + 1)
    }
    a += 16
    b += 16
  }
}

/** Returns how similar four pixels are, by the slopes and colours of both pictures; `across` and `down` are those after. */
function similarityOf(a: usize, b: usize, aAcross: v128, aDown: v128): v128 {
  const aSquare = squares(aAcross, aDown)
  const bSquare = squares(across, down)
  // The gradient of both pictures' mean is the mean of their gradients.
  const meanAcross = f32x4.mul(f32x4.add(aAcross, across), number(HALF))
  const meanDown = f32x4.mul(f32x4.add(aDown, down), number(HALF))
  const bothSquare = squares(meanAcross, meanDown)
  const aSlope = f32x4.sqrt(aSquare)
  const bSlope = f32x4.sqrt(bSquare)
  const bothSlope = f32x4.sqrt(bothSquare)
  // One division takes less time than four.
  const apart = f32x4.add(f32x4.add(aSquare, bSquare), number(C))
  const after = f32x4.add(f32x4.add(bSquare, bothSquare), number(C, 1))
  const before = f32x4.add(f32x4.add(aSquare, bothSquare), number(C, 1))
  const slopes = f32x4.mul(alike(aSlope, bSlope, number(C)), f32x4.mul(after, before))
  const middle = f32x4.sub(
    f32x4.mul(alike(bSlope, bothSlope, number(C, 1)), before),
    f32x4.mul(alike(aSlope, bothSlope, number(C, 1)), after)
  )
  const gradient = f32x4.add(slopes, f32x4.mul(middle, apart))
  const product = f32x4.mul(apart, f32x4.mul(after, before))

  const aBlue = v128.load(a + rowBytes)
  const aGreen = v128.load(a + 2 * rowBytes)
  const bBlue = v128.load(b + rowBytes)
  const bGreen = v128.load(b + 2 * rowBytes)
  const colours = f32x4.add(f32x4.add(squares(aBlue, aGreen), squares(bBlue, bGreen)), number(C, 2))
  const colour = alike(aBlue, bBlue, alike(aGreen, bGreen, number(C, 2)))
  return f32x4.div(
    f32x4.add(
      f32x4.mul(f32x4.mul(number(SHARES), gradient), colours),
      f32x4.mul(f32x4.mul(number(SHARES, 1), colour), product)
    ),
    f32x4.mul(product, colours)
  )
}
