import { blurAcross, blurDown, multiply, subtract } from './blur'
import { drawCurve, halveRows, readRow, writeChannel } from './colour'
import { addEdges, addLikeness, subtractSquares } from './errors'
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
  PIXELS,
  product,
  RADIUS,
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
  return layOut(width, height) ? input : 0
}

/** Keeps the written picture as the reference. */
export function keep(): void {
  walk(true)
}

/** Starts a picture, which is compared in one tile or several. */
export function begin(): void {
  beginPicture()
}

/** Compares the written tile with the reference; with `isTwice`, by both versions. */
export function compare(isTwice: bool): void {
  beginTile(scales)
  walk(false, isTwice)
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

/** Walks through all planes that count; with `isTwice`, in either version. */
function walk(isReference: bool, isTwice: bool = false): void {
  for (let scale = 0; scale < scales; scale++) {
    let halves = scale + 1 < scales
    for (let channel = 0; channel < CHANNELS; channel++) {
      const reference = referenceAt(scale, channel)
      if (reference == 0) continue
      weighPlane(channel, scale, scales)
      const isNewer = isReference || weighsAnything()
      const isOlder = isTwice && olderWeighsAnything()
      if (!isNewer && !isOlder) continue
      walkPlane(scale, channel, reference, isReference, halves, isNewer, isOlder)
      halves = false
    }
    if (halves) for (let y = 0; y < heightAt(scale); y++) light(scale, y, true)
  }
}

/** Reads the rows of a plane, and finishes each as soon as the rows that its blur reaches are read. */
function walkPlane(
  scale: i32,
  channel: i32,
  reference: usize,
  isReference: bool,
  halves: bool,
  isNewer: bool,
  isOlder: bool
): void {
  const height = heightAt(scale)
  const stride = <usize>strideAt(scale)
  const planeBytes = stride * <usize>height
  const colourBytes = scale == 0 ? stride : planeBytes
  // The versions see the same errors, but for channel 0, whose contrast differs.
  const isApart = channel == 0 && isOlder
  const isShared = isOlder && !isApart
  const hasEdges = weighsEdges() || (isShared && olderWeighsEdges())
  const hasOlderEdges = isApart && olderWeighsEdges()
  clearLines()
  for (let y = 0; y < height + RADIUS; y++) {
    if (y < height) {
      const row = light(scale, y, halves)
      const line = waitingAt(PIXELS, y)
      writeChannel(row, colourBytes, channel, scale, line + MARGIN)
      addRow(line, y, scale, reference + <usize>y * stride, isReference)
    }
    if (y < RADIUS) continue
    const done = y - RADIUS
    const at = reference + <usize>done * stride
    if (isReference) {
      keepRow(done, scale, at + planeBytes, at + 2 * planeBytes)
      continue
    }
    blurRow(done, scale)
    if (isNewer || isShared) {
      compareRow(done, scale, at, planeBytes, hasEdges, 1, false)
      endRowOfWindows(done, channel, scale, isNewer, isShared, false)
    }
    if (isApart) {
      compareRow(done, scale, at, planeBytes, hasOlderEdges, OLDER_CONTRAST, true)
      endRowOfWindows(done, channel, scale, false, true, true)
    }
  }
}

/** Returns the row of linear light, and halves it with the row above if `halves` is set. */
function light(scale: i32, y: i32, halves: bool): usize {
  const stride = <usize>strideAt(scale)
  const colourBytes = scale == 0 ? stride : stride * <usize>heightAt(scale)
  const row = scale == 0 ? readRow(y) : linearAt(scale) + <usize>y * stride
  const isLast = y + 1 == heightAt(scale)
  if (halves && (y & 1 || isLast)) {
    const above = y & 1 ? (scale == 0 ? lightOf(y - 1) : row - stride) : row
    halveRows(above, row, colourBytes, scale, y >> 1)
  }
  return row
}

/**
 * Blurs a new row across. `line` holds its pixels. For the reference, these and their squares are blurred; for a
 * result, its differences from the reference, their squares and the squares of its pixels. `at` is the row of the
 * reference.
 */
function addRow(line: usize, y: i32, scale: i32, at: usize, isReference: bool): void {
  const pixels = line + MARGIN
  multiply(pixels, pixels, scale, product + MARGIN)
  blurAcross(product, scale, waitingAt(SQUARES, y))
  if (isReference) {
    memory.copy(at, pixels, rowBytes(scale))
    blurAcross(line, scale, waitingAt(DIFFERENCES, y))
    return
  }
  subtract(pixels, at, scale, difference + MARGIN)
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
 * Adds the errors of a blurred row. `at` is the row of the reference's pixels; its other planes follow `planeBytes`
 * apart. `contrast` and `isApart` are explained in errors.ts and windows.ts.
 */
function compareRow(
  y: i32,
  scale: i32,
  at: usize,
  planeBytes: usize,
  hasEdges: bool,
  contrast: f32,
  isApart: bool
): void {
  const differences = blurredAt(DIFFERENCES)
  const squares = blurredAt(SQUARES)
  const differentSquares = blurredAt(DIFFERENT_SQUARES)
  const mean = at + planeBytes
  const variance = mean + planeBytes
  const pixels = waitingAt(PIXELS, y) + MARGIN
  const across = windowsAcross(scale)
  for (let column = 0; column < across; column++) {
    const from = windowStart(column, scale)
    const to = windowStart(column + 1, scale)
    const sums = sumsOf(column, isApart)
    addLikeness(mean, variance, differences, squares, differentSquares, from, to, contrast, sums)
    if (hasEdges) addEdges(at, mean, pixels, differences, from, to, contrast, sums)
  }
}
