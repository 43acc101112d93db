import { heightAt, input, lightOf, linearAt, rowBytes, strideAt, widthAt } from './layout'

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
export function readRow(y: i32): usize {
  const width = widthAt(0)
  const stride = <usize>strideAt(0)
  const row = lightOf(y)
  let from = input + <usize>(y * width * 3)
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

/**
 * Halves two rows of a scale into row `to` of the next scale. `stride` and `otherStride` lead from one colour to the
 * next.
 */
export function halveRows(above: usize, below: usize, from: usize, scale: i32, to: i32): void {
  const next = scale + 1
  const stride = <usize>strideAt(next)
  const planeBytes = stride * <usize>heightAt(next)
  const vectors = (widthAt(next) + 3) >> 2
  const row = linearAt(next) + stride * <usize>to
  const quarter = f32x4.splat(0.25)
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

// Opsin absorbance: libjxl, lib/jxl/opsin_params.h.
const BIAS: f32 = 0.0037930732552754493
const ROOT_OF_BIAS: f32 = 0.1559542025327239
const BLUE_R: f32 = 0.24342268924547819
const BLUE_G: f32 = 0.20476744424496821
const BLUE_B: f32 = 0.5518098665095536

/**
 * Returns the cube roots of values above 0, by a guess from the exponent and two steps of Halley's method (as in
 * FreeBSD's cbrtf).
 */
function cubeRoot(x: v128): v128 {
  const third = f32x4.mul(f32x4.convert_i32x4_s(x), f32x4.splat(1.0 / 3.0))
  let root = i32x4.add(i32x4.trunc_sat_f32x4_s(third), i32x4.splat(709958130))
  for (let step = 0; step < 2; step++) {
    const cube = f32x4.mul(f32x4.mul(root, root), root)
    const top = f32x4.add(f32x4.add(x, x), cube)
    const bottom = f32x4.add(f32x4.add(cube, cube), x)
    root = f32x4.mul(root, f32x4.div(top, bottom))
  }
  return root
}

/** Returns ∛(red · r + green · g + blue · b + BIAS) − ∛BIAS. */
function cone(red: v128, green: v128, blue: v128, r: f32, g: f32, b: f32): v128 {
  const sum = f32x4.add(
    f32x4.add(f32x4.mul(red, f32x4.splat(r)), f32x4.mul(green, f32x4.splat(g))),
    f32x4.add(f32x4.mul(blue, f32x4.splat(b)), f32x4.splat(BIAS))
  )
  return f32x4.sub(cubeRoot(sum), f32x4.splat(ROOT_OF_BIAS))
}

/**
 * Turns a row of linear light into a channel of XYB, shifted to be positive. Channel 0 is red against green, 1
 * brightness, 2 blue against brightness.
 */
export function writeChannel(row: usize, from: usize, channel: i32, scale: i32, out: usize): void {
  const half = f32x4.splat(0.5)
  const end = row + rowBytes(scale)
  let to = out
  for (let at = row; at < end; at += 16) {
    const red = v128.load(at)
    const green = v128.load(at + from)
    const blue = v128.load(at + 2 * from)
    const long = cone(red, green, blue, 0.3, 0.622, 0.078)
    const medium = cone(red, green, blue, 0.23, 0.692, 0.078)
    let value: v128
    if (channel == 0) {
      value = f32x4.add(f32x4.mul(f32x4.sub(long, medium), f32x4.splat(7)), f32x4.splat(0.42))
    } else {
      value = f32x4.mul(f32x4.add(long, medium), half)
      if (channel == 1) value = f32x4.add(value, f32x4.splat(0.01))
      else {
        const short = cone(red, green, blue, BLUE_R, BLUE_G, BLUE_B)
        value = f32x4.add(f32x4.sub(short, value), f32x4.splat(0.55))
      }
    }
    v128.store(to, value)
    to += 16
  }
  endRow(out, scale)
}

/** Zeroes what vectors wrote beyond the width. */
export function endRow(row: usize, scale: i32): void {
  for (let x = widthAt(scale); x & 3; x++) store<f32>(row + ((<usize>x) << 2), 0)
}
