import { heightAt, inputRow, lightOf, linearAt, rowBytes, strideAt, widthAt } from './layout'
import { number } from './number'

/** The sRGB curve (IEC 61966-2-1) at each of the 256 values. */
const LINEAR = memory.data(256 * 4)

/** Fills LINEAR. v^2.4 is v² times the square of v's fifth root, which Newton's method finds. */
export function drawCurve(): void {
  for (let value = 0; value < 256; value++) {
    const coded = <f64>value / 255
    let linear = coded / 12.92
    if (coded > 0.04045) {
      const v = (coded + 0.055) / 1.055
      let root: f64 = 1
      for (let step = 0; step < 30; step++) root -= (root - v / (root * root * root * root)) / 5
      linear = v * v * root * root
    }
    store<f32>(LINEAR + (value << 2), <f32>linear)
  }
}

/**
 * Reads the row `y` of the input as linear light. Its last pixel is repeated once, for halving a row of odd length.
 * The rows of the three colours lie one behind another.
 */
export function readRow(y: i32, side: i32): usize {
  const width = widthAt(0)
  const stride = <usize>strideAt(0)
  const row = lightOf(y, side)
  let from = inputRow(y, side)
  let to = row
  for (let x = 0; x < width; x++) {
    store<f32>(to, load<f32>(LINEAR + ((<usize>load<u8>(from)) << 2)))
    store<f32>(to + stride, load<f32>(LINEAR + ((<usize>load<u8>(from, 1)) << 2)))
    store<f32>(to + 2 * stride, load<f32>(LINEAR + ((<usize>load<u8>(from, 2)) << 2)))
    from += 3
    to += 4
  }
  repeatLast(stride, to)
  return row
}

function repeatLast(from: usize, end: usize): void {
  for (let colour = 0; colour < 3; colour++) {
    store<f32>(end, load<f32>(end - 4))
    end += from
  }
}

const QUARTER = memory.data<f32>([0.25])

/**
 * Halves two rows of a scale into row `to` of the next scale. `stride` and `otherStride` lead from one colour to the
 * next.
 */
export function halveRows(
  above: usize,
  below: usize,
  from: usize,
  scale: i32,
  to: i32,
  side: i32
): void {
  const next = scale + 1
  const stride = <usize>strideAt(next)
  const planeBytes = stride * <usize>heightAt(next)
  const vectors = (widthAt(next) + 3) >> 2
  const row = linearAt(next, side) + stride * <usize>to
  const quarter = number(QUARTER)
  for (let colour = 0; colour < 3; colour++) {
    let a = above + <usize>colour * from
    let b = below + <usize>colour * from
    let out = row + <usize>colour * planeBytes
    for (let vector = 0; vector < vectors; vector++) {
      const left = f32x4.add(v128.load(a), v128.load(b))
      const right = f32x4.add(v128.load(a, 16), v128.load(b, 16))
      const sum = f32x4.add(
        v128.shuffle<f32>(left, right, 0, 2, 4, 6),
        v128.shuffle<f32>(left, right, 1, 3, 5, 7)
      )
      v128.store(out, f32x4.mul(sum, quarter))
      a += 32
      b += 32
      out += 16
    }
  }
  repeatLast(planeBytes, row + ((<usize>widthAt(next)) << 2))
}

// Opsin absorbance: libjxl, lib/jxl/opsin_params.h. The long and the medium cone have the same share of blue.
const LONG = memory.data<f32>([0.3, 0.622])
const MEDIUM = memory.data<f32>([0.23, 0.692])
const BLUE = memory.data<f32>([0.078])
const SHORT = memory.data<f32>([0.24342268924547819, 0.20476744424496821, 0.5518098665095536])
const BIAS = memory.data<f32>([0.0037930732552754493])

/** What makes channel 0 wider, and what makes all channels positive. The cube root of BIAS belongs to each cone. */
const STRETCH = memory.data<f32>([7])
const SHIFTS = memory.data<f32>([0.42, 0.01 - 0.1559542025327239, 0.55])
const HALF = memory.data<f32>([0.5])

/** For the guess of cubeRoot: 1/192, the largest whole number of 24 bits, and what corrects its bits. */
const THIRD = memory.data<f32>([1.0 / 192.0])
const BIGGEST = memory.data<f32>([16777215])
const GUESS = memory.data<i32>([0x54a20000 - (0x4b7fffff << 6)])

/** (1 + h)^(−2/3) for |h| < 0.1035, by the power of h. The error is at most 3.3e-7 (minimax). */
// biome-ignore format: a table
const POWERS = memory.data<f32>([
  1, -0.6666514606261532, 0.5555364897130404, -0.4995254954613915, 0.45857692272351097
])

/**
 * Returns the cube roots of values above 0 without a division. The bits of 1/∛x are about a number less a third of those
 * of x, which gives a guess y that is off by at most 3.5 %. With h = x·y³ − 1, the root is x·y²·(1 + h)^(−2/3).
 */
function cubeRoot(x: v128): v128 {
  // A float has 24 bits, so a third of the bits is counted in units of 64.
  const third = f32x4.mul(f32x4.convert_i32x4_s(x), number(THIRD))
  const y = i32x4.add(i32x4.shl(f32x4.sub(number(BIGGEST), third), 6), number(GUESS))
  const near = f32x4.mul(x, f32x4.mul(y, y))
  const h = f32x4.sub(f32x4.mul(near, y), number(POWERS))
  let power = number(POWERS, 4)
  power = f32x4.add(f32x4.mul(power, h), number(POWERS, 3))
  power = f32x4.add(f32x4.mul(power, h), number(POWERS, 2))
  power = f32x4.add(f32x4.mul(power, h), number(POWERS, 1))
  power = f32x4.add(f32x4.mul(power, h), number(POWERS))
  return f32x4.mul(near, power)
}

/** Returns the cube root of a cone's share of red and green and of what it has of blue. */
function cone(red: v128, green: v128, rest: v128, shares: usize): v128 {
  const sum = f32x4.add(f32x4.mul(red, number(shares)), f32x4.mul(green, number(shares, 1)))
  return cubeRoot(f32x4.add(sum, rest))
}

/**
 * Turns a row of linear light into a channel of XYB, shifted to be positive. Channel 0 is red against green, 1
 * brightness, 2 blue against brightness.
 */
export function writeChannel(row: usize, from: usize, channel: i32, scale: i32, out: usize): void {
  const end = row + rowBytes(scale)
  const shift = number(SHIFTS, channel)
  let to = out
  for (let at = row; at < end; at += 16) {
    const red = v128.load(at)
    const green = v128.load(at + from)
    const blue = v128.load(at + 2 * from)
    const rest = f32x4.add(f32x4.mul(blue, number(BLUE)), number(BIAS))
    const long = cone(red, green, rest, LONG)
    const medium = cone(red, green, rest, MEDIUM)
    let value: v128
    if (channel == 0) {
      value = f32x4.mul(f32x4.sub(long, medium), number(STRETCH))
    } else {
      value = f32x4.mul(f32x4.add(long, medium), number(HALF))
      if (channel == 2) {
        const rest = f32x4.add(f32x4.mul(blue, number(SHORT, 2)), number(BIAS))
        value = f32x4.sub(cone(red, green, rest, SHORT), value)
      }
    }
    v128.store(to, f32x4.add(value, shift))
    to += 16
  }
  endRow(out, scale)
}

/** Zeroes what vectors wrote beyond the width. */
export function endRow(row: usize, scale: i32): void {
  for (let x = widthAt(scale); x & 3; x++) store<f32>(row + ((<usize>x) << 2), 0)
}
