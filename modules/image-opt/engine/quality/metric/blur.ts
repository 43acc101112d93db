import { endRow } from './colour'
import { heightAt, MARGIN, rowBytes, waitingAt, zeros } from './layout'
import { number } from './number'

/**
 * A Gaussian of sigma 1.5. libjxl's recursive filter (Charalampidis 2016, truncated cosines) responds to one point of
 * light with these nine values, and with zero farther away. Like this code, it reads zero outside the picture.
 */
// biome-ignore format: a table
const WEIGHTS = memory.data<f32>([
  0.2646211054881986, 0.21292859201042227, 0.10933537277746035, 0.03601111465836439, 0.00941436780965374
])

/**
 * Weighs a value and its four neighbours on each side; a pair of neighbours at the same distance is summed before. The
 * weights are read before a loop, so that they stay in registers.
 */
function weighed(
  v0: v128,
  v1: v128,
  v2: v128,
  v3: v128,
  v4: v128,
  k0: v128,
  k1: v128,
  k2: v128,
  k3: v128,
  k4: v128
): v128 {
  const near = f32x4.add(f32x4.mul(v0, k0), f32x4.mul(v1, k1))
  const middle = f32x4.add(f32x4.mul(v2, k2), f32x4.mul(v3, k3))
  return f32x4.add(near, f32x4.add(middle, f32x4.mul(v4, k4)))
}

/** Blurs a line along its row. Both have margins. */
export function blurAcross(line: usize, scale: i32, out: usize): void {
  const end = line + rowBytes(scale)
  let to = out + MARGIN
  const k0 = number(WEIGHTS)
  const k1 = number(WEIGHTS, 1)
  const k2 = number(WEIGHTS, 2)
  const k3 = number(WEIGHTS, 3)
  const k4 = number(WEIGHTS, 4)
  for (let at = line; at < end; at += 16) {
    const value = weighed(
      v128.load(at, 16),
      f32x4.add(v128.load(at, 12), v128.load(at, 20)),
      f32x4.add(v128.load(at, 8), v128.load(at, 24)),
      f32x4.add(v128.load(at, 4), v128.load(at, 28)),
      f32x4.add(v128.load(at), v128.load(at, 32)),
      k0,
      k1,
      k2,
      k3,
      k4
    )
    v128.store(to, value)
    to += 16
  }
  endRow(out + MARGIN, scale)
}

/** Returns the waiting row `y`, or zeros above and below the picture. */
function rowAt(kind: i32, y: i32, height: i32): usize {
  return (y < 0 || y >= height ? zeros : waitingAt(kind, y)) + MARGIN
}

/** Blurs the waiting rows around `y` downwards, into row `y` of the blurred picture. */
export function blurDown(kind: i32, y: i32, scale: i32, out: usize): void {
  const height = heightAt(scale)
  const bytes = rowBytes(scale)
  const p0 = rowAt(kind, y - 4, height)
  const p1 = rowAt(kind, y - 3, height)
  const p2 = rowAt(kind, y - 2, height)
  const p3 = rowAt(kind, y - 1, height)
  const p4 = rowAt(kind, y, height)
  const p5 = rowAt(kind, y + 1, height)
  const p6 = rowAt(kind, y + 2, height)
  const p7 = rowAt(kind, y + 3, height)
  const p8 = rowAt(kind, y + 4, height)
  const k0 = number(WEIGHTS)
  const k1 = number(WEIGHTS, 1)
  const k2 = number(WEIGHTS, 2)
  const k3 = number(WEIGHTS, 3)
  const k4 = number(WEIGHTS, 4)
  for (let at: usize = 0; at < bytes; at += 16) {
    const value = weighed(
      v128.load(p4 + at),
      f32x4.add(v128.load(p3 + at), v128.load(p5 + at)),
      f32x4.add(v128.load(p2 + at), v128.load(p6 + at)),
      f32x4.add(v128.load(p1 + at), v128.load(p7 + at)),
      f32x4.add(v128.load(p0 + at), v128.load(p8 + at)),
      k0,
      k1,
      k2,
      k3,
      k4
    )
    v128.store(out + at, value)
  }
}

/** Multiplies the pixels of two rows. */
export function multiply(a: usize, b: usize, scale: i32, out: usize): void {
  const bytes = rowBytes(scale)
  for (let at: usize = 0; at < bytes; at += 16)
    v128.store(out + at, f32x4.mul(v128.load(a + at), v128.load(b + at)))
}

/** Adds the squares of the pixels of two rows. */
export function addSquares(a: usize, b: usize, scale: i32, out: usize): void {
  const bytes = rowBytes(scale)
  for (let at: usize = 0; at < bytes; at += 16) {
    const x = v128.load(a + at)
    const y = v128.load(b + at)
    v128.store(out + at, f32x4.add(f32x4.mul(x, x), f32x4.mul(y, y)))
  }
}

/** Subtracts the pixels of row `b` from those of row `a`. */
export function subtract(a: usize, b: usize, scale: i32, out: usize): void {
  const bytes = rowBytes(scale)
  for (let at: usize = 0; at < bytes; at += 16)
    v128.store(out + at, f32x4.sub(v128.load(a + at), v128.load(b + at)))
}
