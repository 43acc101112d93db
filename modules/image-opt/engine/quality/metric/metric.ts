import { addSquares, blurAcross, blurDown, multiply, subtract } from './blur'
import { drawCurve, halveRows, readRow, writeChannel } from './colour'
import { addEdges, addLikeness, negateSquares, subtractSquares } from './errors'
import {
  blurredAt,
  clearLines,
  DIFFERENCES,
  DIFFERENT_SQUARES,
  difference,
  heightAt,
  input,
  layOut,
  lightOf,
  linearAt,
  MARGIN,
  MEANS,
  negative,
  OWN_PIXELS,
  PIXELS,
  product,
  RADIUS,
  REFERENCE,
  RESULT,
  referenceAt,
  rowBytes,
  SQUARES,
  scales,
  strideAt,
  waitingAt
} from './layout'
import {
  CHANNELS,
  chooseVersion,
  OLDER_CONTRAST,
  olderWeighsAnything,
  olderWeighsEdges,
  weighPlane,
  weighsAnything,
  weighsEdges
} from './weights'
import {
  beginPicture,
  beginTile,
  endRowOfWindows,
  endTile,
  sumsOf,
  weighTotals,
  windowStart,
  windowsAcross
} from './windows'

/*
 * SSIMULACRA2, versions 2.1 and 2.0, in AssemblyScript: TypeScript's syntax, compiled to WebAssembly. All planes stay in the
 * module's memory. A row passes through all steps while the processor's cache holds it, so only the reference and
 * halved pictures are stored as planes.
 */

drawCurve()

/** Lays out the memory for pictures of this size. Returns where to write one, or 0 if memory is short. */
export function prepare(width: i32, height: i32): usize {
  return layOut(width, height, false) ? input : 0
}

/** Lays out the memory for a pair. Returns where to write the result, and the reference behind it, or 0. */
export function preparePair(width: i32, height: i32): usize {
  return layOut(width, height, true) ? input : 0
}

/** Keeps the written picture as the reference. */
export function keep(): void {
  walk(KEEPING, false)
}

/** Starts a picture, which is compared in one tile or several. */
export function begin(): void {
  beginPicture()
}

/** Compares the written tile with the kept reference; with `isTwice`, by both versions. */
export function compare(isTwice: bool): void {
  beginTile(scales)
  walk(COMPARING, isTwice)
  endTile()
}

/** Compares the written pair, which takes five sixths of the time of keeping a reference and comparing with it. */
export function comparePair(isTwice: bool): void {
  beginTile(scales)
  walk(PAIRED, isTwice)
  endTile()
}

/** Returns the weighed errors of the picture by version 2.1. */
export function sum(): f64 {
  return sumBy(false)
}

/** Returns the weighed errors by version 2.0. */
export function olderSum(): f64 {
  return sumBy(true)
}

export { beginSecond, compareSecond, countsOfSecond, readSecond } from './mdsi'
export { olderWorst, stateAt, stateBytes, worst } from './windows'

function sumBy(isOlder: bool): f64 {
  let result: f64 = 0
  chooseVersion(isOlder)
  for (let channel = 0; channel < CHANNELS; channel++)
    for (let scale = 0; scale < scales; scale++) {
      weighPlane(channel, scale, scales)
      // The versions see the same errors, but for channel 0, whose contrast differs.
      result += weighTotals(isOlder && channel == 0, channel, scale)
    }
  chooseVersion(false)
  return result
}

/** What a walk does: it keeps a reference, compares a result with it, or compares a pair. */
const KEEPING: i32 = 0
const COMPARING: i32 = 1
const PAIRED: i32 = 2

/** Walks through all planes that count; with `isTwice`, in either version. */
function walk(work: i32, isTwice: bool): void {
  for (let scale = 0; scale < scales; scale++) {
    let halves = scale + 1 < scales
    for (let channel = 0; channel < CHANNELS; channel++) {
      weighPlane(channel, scale, scales)
      const isNewer = weighsAnything()
      const isOlder = (isTwice || work == KEEPING) && olderWeighsAnything()
      if (!isNewer && !isOlder) continue
      walkPlane(scale, channel, work, halves, isNewer, isOlder)
      halves = false
    }
    if (!halves) continue
    for (let y = 0; y < heightAt(scale); y++) {
      light(scale, y, true, RESULT)
      if (work == PAIRED) light(scale, y, true, REFERENCE)
    }
  }
}

/** Reads the rows of a plane, and finishes each as soon as the rows that its blur reaches are read. */
function walkPlane(
  scale: i32,
  channel: i32,
  work: i32,
  halves: bool,
  isNewer: bool,
  isOlder: bool
): void {
  const height = heightAt(scale)
  const stride = <usize>strideAt(scale)
  const planeBytes = stride * <usize>height
  const reference = referenceAt(scale, channel)
  // The versions see the same errors, but for channel 0, whose contrast differs.
  const isApart = channel == 0 && isOlder
  const isShared = isOlder && !isApart
  const hasEdges = weighsEdges() || (isShared && olderWeighsEdges())
  const hasOlderEdges = isApart && olderWeighsEdges()
  clearLines()
  for (let y = 0; y < height + RADIUS; y++) {
    const at = reference + <usize>y * stride
    if (y < height) {
      addRow(y, channel, scale, halves, RESULT)
      if (work == PAIRED) addRow(y, channel, scale, halves, REFERENCE)
      if (work == KEEPING) keepPixels(y, scale, at)
      else if (work == COMPARING) addDifferences(y, scale, at)
      else addPair(y, scale)
    }
    if (y < RADIUS) continue
    const done = y - RADIUS
    let pixels = at - <usize>RADIUS * stride
    let mean = pixels + planeBytes
    let variance = mean + planeBytes
    if (work == KEEPING) {
      keepRow(done, scale, mean, variance)
      continue
    }
    blurRow(done, scale)
    if (work == PAIRED) {
      pixels = waitingAt(OWN_PIXELS, done) + MARGIN
      mean = blurredAt(MEANS)
      variance = negative
      blurDown(MEANS, done, scale, mean)
      negateSquares(mean, scale, variance)
    }
    if (isNewer || isShared) {
      compareRow(done, scale, pixels, mean, variance, hasEdges, 1, false)
      endRowOfWindows(done, channel, scale, isNewer, isShared, false)
    }
    if (isApart) {
      compareRow(done, scale, pixels, mean, variance, hasOlderEdges, OLDER_CONTRAST, true)
      endRowOfWindows(done, channel, scale, false, true, true)
    }
  }
}

/** Returns the row of linear light, and halves it with the row above if `halves` is set. */
function light(scale: i32, y: i32, halves: bool, side: i32): usize {
  const stride = <usize>strideAt(scale)
  const row = scale == 0 ? readRow(y, side) : linearAt(scale, side) + <usize>y * stride
  const isLast = y + 1 == heightAt(scale)
  if (halves && (y & 1 || isLast)) {
    const above = y & 1 ? (scale == 0 ? lightOf(y - 1, side) : row - stride) : row
    halveRows(above, row, coloursApart(scale), scale, y >> 1, side)
  }
  return row
}

/** Returns how many bytes apart the rows of two colours are. */
function coloursApart(scale: i32): usize {
  return <usize>strideAt(scale) * (scale == 0 ? 1 : <usize>heightAt(scale))
}

/** Returns the line of pixels of a new row. */
function lineOf(y: i32, side: i32): usize {
  return waitingAt(side == REFERENCE ? OWN_PIXELS : PIXELS, y)
}

/** Reads a new row. */
function addRow(y: i32, channel: i32, scale: i32, halves: bool, side: i32): void {
  const row = light(scale, y, halves, side)
  writeChannel(row, coloursApart(scale), channel, scale, lineOf(y, side) + MARGIN)
}

/** Stores a new row of the reference, and blurs it and its squares across. */
function keepPixels(y: i32, scale: i32, at: usize): void {
  const line = lineOf(y, RESULT)
  memory.copy(at, line + MARGIN, rowBytes(scale))
  blurAcross(line, scale, waitingAt(DIFFERENCES, y))
  multiply(line + MARGIN, line + MARGIN, scale, product + MARGIN)
  blurAcross(product, scale, waitingAt(SQUARES, y))
}

/** Blurs across the squares of a new row of the result. `own` are the pixels of the reference. */
function addDifferences(y: i32, scale: i32, own: usize): void {
  const pixels = lineOf(y, RESULT) + MARGIN
  multiply(pixels, pixels, scale, product + MARGIN)
  blurAcross(product, scale, waitingAt(SQUARES, y))
  blurDifferences(y, scale, own)
}

/** Blurs across the new rows of a pair. The variances are needed only as a sum, and so are the squares. */
function addPair(y: i32, scale: i32): void {
  const own = lineOf(y, REFERENCE)
  blurAcross(own, scale, waitingAt(MEANS, y))
  addSquares(lineOf(y, RESULT) + MARGIN, own + MARGIN, scale, product + MARGIN)
  blurAcross(product, scale, waitingAt(SQUARES, y))
  blurDifferences(y, scale, own + MARGIN)
}

/** Blurs across the differences of a new row from the reference, and their squares. */
function blurDifferences(y: i32, scale: i32, own: usize): void {
  subtract(lineOf(y, RESULT) + MARGIN, own, scale, difference + MARGIN)
  blurAcross(difference, scale, waitingAt(DIFFERENCES, y))
  multiply(difference + MARGIN, difference + MARGIN, scale, product + MARGIN)
  blurAcross(product, scale, waitingAt(DIFFERENT_SQUARES, y))
}

/** Stores the blurred pixels and the variance of a row of the reference. */
function keepRow(y: i32, scale: i32, mean: usize, variance: usize): void {
  blurDown(DIFFERENCES, y, scale, mean)
  blurDown(SQUARES, y, scale, variance)
  subtractSquares(variance, mean, rowBytes(scale))
}

function blurRow(y: i32, scale: i32): void {
  blurDown(DIFFERENCES, y, scale, blurredAt(DIFFERENCES))
  blurDown(SQUARES, y, scale, blurredAt(SQUARES))
  blurDown(DIFFERENT_SQUARES, y, scale, blurredAt(DIFFERENT_SQUARES))
}

/**
 * Adds the errors of a blurred row. `own`, `mean` and `variance` are those of the reference. `contrast` and `isApart` are
 * explained in errors.ts and windows.ts.
 */
function compareRow(
  y: i32,
  scale: i32,
  own: usize,
  mean: usize,
  variance: usize,
  hasEdges: bool,
  contrast: f32,
  isApart: bool
): void {
  const differences = blurredAt(DIFFERENCES)
  const squares = blurredAt(SQUARES)
  const differentSquares = blurredAt(DIFFERENT_SQUARES)
  const pixels = lineOf(y, RESULT) + MARGIN
  const across = windowsAcross(scale)
  for (let column = 0; column < across; column++) {
    const from = windowStart(column, scale)
    const to = windowStart(column + 1, scale)
    const sums = sumsOf(column, isApart)
    addLikeness(mean, variance, differences, squares, differentSquares, from, to, contrast, sums)
    if (hasEdges) addEdges(own, mean, pixels, differences, from, to, contrast, sums)
  }
}
