import { heightAt, rowBytes, widthAt, windows } from './layout'
import { CHANNELS, chooseVersion, SCALES, weigh } from './weights'

/*
 * The errors of a picture, summed by windows of 64 x 64 pixels. A window is scored as if the whole picture were like it,
 * so that a ruined line of text is seen in a picture of any size. The sums of the picture are those of its windows, and
 * a large picture comes in tiles whose sums add up.
 */

const SIDE_BITS: i32 = 6

/** A side has a whole number of windows: one of less than half the size belongs to its neighbour. */
function windowsAlong(side: i32): i32 {
  return max(1, (side + (1 << (SIDE_BITS - 1))) >> SIDE_BITS)
}

/** At the coarsest scale a window would have two pixels, fewer than a vector, so four windows share one of four. */
function shareBits(scale: i32): i32 {
  return max(0, scale + 2 - SIDE_BITS)
}

function windowSide(scale: i32): i32 {
  return 1 << (SIDE_BITS - scale + shareBits(scale))
}

function windowsOf(side: i32, scale: i32): i32 {
  const share = shareBits(scale)
  return (windowsAlong(side) + share) >> share
}

/** Sums of one window: likeness, ringing and blur, each followed by its 4th powers; a vector each. */
const SUMS: i32 = 6
const SUM_BYTES: usize = 16 * <usize>SUMS

/**
 * The windows of the present row, twice where the versions see different contrasts, then the weighed errors of all
 * windows of the tile, by both versions.
 */
export function bytesOfWindows(width: i32, height: i32): usize {
  const across = <usize>windowsAlong(width)
  return (across * 2 * SUM_BYTES + across * <usize>windowsAlong(height) * 16 + 15) & ~15
}

/**
 * What is known of the tiles so far: the weighed errors of the worst window by each version, the pixels of each scale, and the sums of the
 * planes. Channel 0 differs between the versions.
 */
const STATE_BYTES: usize = 8 * (2 + SCALES + 2 * CHANNELS * SCALES * SUMS)
const STATE = memory.data(8 * (2 + SCALES + 2 * CHANNELS * SCALES * SUMS))
const PIXELS = STATE + 16
const TOTALS = PIXELS + 8 * <usize>SCALES

/** Returns where the state lies, so that a caller may put it aside between two tiles. */
export function stateAt(): usize {
  return STATE
}

export function stateBytes(): usize {
  return STATE_BYTES
}

function totalsOf(isOlder: bool, channel: i32, scale: i32): usize {
  const plane = ((isOlder ? CHANNELS : 0) + channel) * SCALES + scale
  return TOTALS + <usize>(plane * SUMS * 8)
}

/** Forgets all tiles. */
export function beginPicture(): void {
  memory.fill(STATE, 0, STATE_BYTES)
}

export function beginTile(scales: i32): void {
  memory.fill(windows, 0, bytesOfWindows(widthAt(0), heightAt(0)))
  for (let scale = 0; scale < scales; scale++) {
    const at = PIXELS + ((<usize>scale) << 3)
    store<f64>(at, load<f64>(at) + <f64>widthAt(scale) * <f64>heightAt(scale))
  }
}

export function windowsAcross(scale: i32): i32 {
  return windowsOf(widthAt(0), scale)
}

/** Returns the sums of the window `column` in the present row of windows; with `isApart`, those of version 2.0 alone. */
export function sumsOf(column: i32, isApart: bool): usize {
  const across = isApart ? windowsAlong(widthAt(0)) : 0
  return windows + <usize>(across + column) * SUM_BYTES
}

function errorsAt(): usize {
  return windows + <usize>(2 * windowsAlong(widthAt(0))) * SUM_BYTES
}

/** Returns the byte of a row where a window begins. */
export function windowStart(column: i32, scale: i32): usize {
  const isEnd = column == windowsAcross(scale)
  return isEnd ? rowBytes(scale) : (<usize>(column * windowSide(scale))) << 2
}

/**
 * After the last row `y` of a row of windows, adds its sums to the plane's, and weighs each window by version 2.1, by
 * version 2.0 or by both. `isApart` is that of sumsOf.
 */
export function endRowOfWindows(
  y: i32,
  channel: i32,
  scale: i32,
  isNewer: bool,
  isOlder: bool,
  isApart: bool
): void {
  const side = windowSide(scale)
  const down = windowsOf(heightAt(0), scale)
  const isLast = y + 1 == heightAt(scale)
  const row = min(y / side, down - 1)
  if (!isLast && (row == down - 1 || (y + 1) % side != 0)) return
  const rows = y + 1 - row * side
  const across = windowsAcross(scale)
  const totals = totalsOf(isApart, channel, scale)
  for (let column = 0; column < across; column++) {
    const sums = sumsOf(column, isApart)
    for (let sum = 0; sum < SUMS; sum++) {
      const value = total(v128.load(sums + ((<usize>sum) << 4)))
      store<f64>(sums + ((<usize>sum) << 4), value)
      const to = totals + ((<usize>sum) << 3)
      store<f64>(to, load<f64>(to) + value)
    }
    const end = column + 1 == across ? widthAt(scale) : (column + 1) * side
    const pixels = <f64>(rows * (end - column * side))
    if (isNewer) addToWindows(row, column, scale, 0, weighed(sums, 4, pixels))
    if (!isOlder) continue
    chooseVersion(true)
    addToWindows(row, column, scale, 8, weighed(sums, 4, pixels))
    chooseVersion(false)
  }
  memory.fill(sumsOf(0, isApart), 0, <usize>across * SUM_BYTES)
}

function addToWindows(row: i32, column: i32, scale: i32, version: usize, error: f64): void {
  const share = shareBits(scale)
  const across = windowsAlong(widthAt(0))
  const down = windowsAlong(heightAt(0))
  const errors = errorsAt()
  const bottom = min(down, (row + 1) << share)
  const right = min(across, (column + 1) << share)
  for (let y = row << share; y < bottom; y++)
    for (let x = column << share; x < right; x++) {
      const at = errors + ((<usize>(y * across + x)) << 4) + version
      store<f64>(at, load<f64>(at) + error)
    }
}

/** Remembers the worst window of the tile. */
export function endTile(): void {
  const across = windowsAlong(widthAt(0))
  const errors = errorsAt()
  const count = across * windowsAlong(heightAt(0))
  for (let window = 0; window < count; window++) {
    const at = errors + ((<usize>window) << 4)
    store<f64>(STATE, max(load<f64>(STATE), load<f64>(at)))
    store<f64>(STATE + 8, max(load<f64>(STATE + 8), load<f64>(at + 8)))
  }
}

/** Returns the weighed errors of the worst window so far by version 2.1. */
export function worst(): f64 {
  return load<f64>(STATE)
}

/** Returns those by version 2.0. */
export function olderWorst(): f64 {
  return load<f64>(STATE + 8)
}

/** Returns the weighed errors of a plane of all tiles. */
export function weighTotals(isOlder: bool, channel: i32, scale: i32): f64 {
  return weighed(totalsOf(isOlder, channel, scale), 3, load<f64>(PIXELS + ((<usize>scale) << 3)))
}

/** Weighs the sums at an address, 2^`bits` bytes apart. */
function weighed(sums: usize, bits: usize, count: f64): f64 {
  let result: f64 = 0
  for (let map = 0; map < 3; map++) {
    const at = sums + ((<usize>(2 * map)) << bits)
    result += weigh(map, load<f64>(at), load<f64>(at + ((<usize>1) << bits)), count)
  }
  return result
}

function total(sums: v128): f64 {
  return (
    <f64>f32x4.extract_lane(sums, 0) +
    <f64>f32x4.extract_lane(sums, 1) +
    <f64>f32x4.extract_lane(sums, 2) +
    <f64>f32x4.extract_lane(sums, 3)
  )
}
