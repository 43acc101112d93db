import { CHANNELS, olderWeighsAnything, SCALES, weighPlane, weighsAnything } from './weights'
import { bytesOfWindows } from './windows'

/*
 * Where everything lies in memory. The layout depends only on the size of the picture; a later picture overwrites an
 * earlier one, and memory grows to the largest size so far.
 *
 * A row has `stride` floats, of which the first `width` are pixels, and the next are zero up to a multiple of four. A
 * line is a row with four more zeros on each side, so that blurring it needs no special case.
 */

/** A picture with a side shorter than this is not halved again. */
const SMALLEST_SIDE: i32 = 8

/** The blur reaches this many pixels to each side. */
export const RADIUS: i32 = 4
/** Rows that one blurred row is made of. */
export const ROWS: i32 = 2 * RADIUS + 1
/** Bytes of the zeros on each side of a line. */
export const MARGIN: i32 = RADIUS * 4

const WIDTHS = memory.data(SCALES * 4)
const HEIGHTS = memory.data(SCALES * 4)
const REFERENCES = memory.data(SCALES * CHANNELS * 4)

/** The number of scales in use. */
export let scales: i32 = 0
/** The picture, or the pair of them one behind the other; three bytes per pixel. */
export let input: usize = 0
/** Of each picture: linear light of the scales 1, 3, 5 and of the scales 2, 4: three planes each. */
let odd: usize = 0
let even: usize = 0
/** Of each picture: two lines of linear light for the three colours. */
let light: usize = 0
/** A row of zeros. */
export let zeros: usize = 0
/** A line of differences between the two pictures, and one of products. */
export let difference: usize = 0
export let product: usize = 0
/** The negative squares of the blurred pixels of a row. */
export let negative: usize = 0
/** Rows that wait until the rows below them are known. */
let ring: usize = 0
/** The blurred rows that are compared next. */
let blurred: usize = 0

export function widthAt(scale: i32): i32 {
  return load<i32>(WIDTHS + (scale << 2))
}

export function heightAt(scale: i32): i32 {
  return load<i32>(HEIGHTS + (scale << 2))
}

/** Returns the bytes of a row. One float more than the width, so that an odd row's last pixel can be repeated. */
export function strideAt(scale: i32): i32 {
  return ((widthAt(scale) + 4) & ~3) << 2
}

/** Returns the number of bytes in a row of pixels, rounded up to a whole vector. */
export function rowBytes(scale: i32): usize {
  return (<usize>((widthAt(scale) + 3) & ~3)) << 2
}

/** Which picture of a pair: the reference is the second. Without a pair, every picture is the first. */
export const RESULT: i32 = 0
export const REFERENCE: i32 = 1

/** Returns the address of the row `y` of the input. */
export function inputRow(y: i32, side: i32): usize {
  return input + <usize>((side * heightAt(0) + y) * widthAt(0) * CHANNELS)
}

/** Returns the three planes of linear light at a scale above 0. */
export function linearAt(scale: i32, side: i32): usize {
  return (scale & 1 ? odd : even) + <usize>side * linearBytes(2 - (scale & 1))
}

/** Returns the bytes of the three planes of linear light, with room for a vector that reads beyond the last row. */
function linearBytes(scale: i32): usize {
  return scale < scales ? <usize>(CHANNELS * strideAt(scale) * heightAt(scale) + 16) : 0
}

/** Returns the address of the buffer with the linear light of row y. Odd and even rows have one buffer each. */
export function lightOf(y: i32, side: i32): usize {
  return light + <usize>((2 * side + (y & 1)) * CHANNELS * strideAt(0))
}

/**
 * Returns the planes of the reference: pixels, blurred pixels and variances, each of `stride` times `height`
 * bytes. 0 where the channel does not count in any version.
 */
export function referenceAt(scale: i32, channel: i32): usize {
  return <usize>load<u32>(REFERENCES + ((scale * CHANNELS + channel) << 2))
}

/**
 * What a waiting row holds: the pixels as a line, or its blur across of the differences (for the reference, of the
 * pixels), the squares of the pixels, or the squares of the differences. Of a pair also the pixels of the reference and
 * their blur across; its squares are the sum of both pictures'.
 */
export const PIXELS: i32 = 0
export const DIFFERENCES: i32 = 1
export const SQUARES: i32 = 2
export const DIFFERENT_SQUARES: i32 = 3
export const MEANS: i32 = 4
export const OWN_PIXELS: i32 = 5
const KINDS: i32 = 6

/** Returns where the row `y` waits. Only the last ROWS rows do. */
export function waitingAt(kind: i32, y: i32): usize {
  const lineBytes = strideAt(0) + 2 * MARGIN
  return ring + <usize>((kind * ROWS + (y % ROWS)) * lineBytes)
}

/** Returns the blurred row of this kind that is compared next. */
export function blurredAt(kind: i32): usize {
  return blurred + <usize>((kind - 1) * strideAt(0))
}

/** Where windows.ts keeps its sums. */
export let windows: usize = 0

/**
 * Lays out the memory for pictures of this size: for a reference that is kept, or for a pair, whose rows are compared as
 * they come, so that no plane of full size is stored. Returns false if the system does not have that much memory.
 */
export function layOut(width: i32, height: i32, isPair: bool): bool {
  countScales(width, height)
  const stride = strideAt(0)
  const lineBytes = stride + 2 * MARGIN
  let at = (<usize>__heap_base + 15) & ~15
  input = at
  const sides: usize = isPair ? 2 : 1
  at += (sides * width * height * CHANNELS + 31) & ~15
  light = at
  at += sides * 2 * CHANNELS * stride
  windows = at
  at += bytesOfWindows(width, height)
  zeros = at
  at += lineBytes
  difference = at
  at += lineBytes
  product = at
  at += lineBytes
  negative = at
  at += stride
  blurred = at
  at += 4 * stride
  ring = at
  at += KINDS * ROWS * lineBytes
  odd = at
  at += sides * linearBytes(1)
  even = at
  at += sides * linearBytes(2)
  if (!isPair) at = layOutReference(at)
  const pages = <i32>((at + 64 + 0xffff) >> 16)
  if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) return false
  return true
}

/** Lays out the planes of the reference. Returns where they end. */
function layOutReference(start: usize): usize {
  let at = start
  for (let scale = 0; scale < scales; scale++) {
    const bytes: usize = CHANNELS * strideAt(scale) * heightAt(scale)
    for (let channel = 0; channel < CHANNELS; channel++) {
      weighPlane(channel, scale, scales)
      const counts = weighsAnything() || olderWeighsAnything()
      store<u32>(REFERENCES + ((scale * CHANNELS + channel) << 2), counts ? <u32>at : 0)
      if (counts) at += bytes
    }
  }
  return at
}

/** Clears all lines: a row of a wider scale may have been where the margins of a narrower one are. */
export function clearLines(): void {
  memory.fill(zeros, 0, odd - zeros)
}

/**
 * Counts the scales and their sizes. At the last scale a side may be shorter than SMALLEST_SIDE, because libjxl checks
 * the size before it halves the picture.
 */
function countScales(width: i32, height: i32): void {
  scales = 0
  let isLarge = true
  for (let w = width, h = height; isLarge && scales < SCALES; w = (w + 1) >> 1, h = (h + 1) >> 1) {
    store<i32>(WIDTHS + (scales << 2), w)
    store<i32>(HEIGHTS + (scales << 2), h)
    isLarge = min(w, h) >= SMALLEST_SIDE
    scales++
  }
}
