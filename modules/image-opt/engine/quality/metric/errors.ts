import { rowBytes } from './layout'
import { number } from './number'

/** Avoids a division by zero in flat areas, where the variances are zero (libjxl, kC2). */
const C2: f32 = 0.0009

const ONE = memory.data<f32>([1])

/** Turns a row of blurred squares into variances: subtracts the squares of the blurred pixels. */
export function subtractSquares(squares: usize, mean: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16) {
    const a = v128.load(mean + at)
    v128.store(squares + at, f32x4.sub(v128.load(squares + at), f32x4.mul(a, a)))
  }
}

/**
 * Writes what the variances of a pair lack of the blurred sum of both pictures' squares, less the other's square: the
 * negative squares of the blurred pixels.
 */
export function negateSquares(mean: usize, scale: i32, out: usize): void {
  const bytes = rowBytes(scale)
  for (let at: usize = 0; at < bytes; at += 16) {
    const a = v128.load(mean + at)
    v128.store(out + at, f32x4.neg(f32x4.mul(a, a)))
  }
}

/**
 * Adds the structural errors of a row, from the byte `from` up to the byte `to`, to the sums of a window. The metric defines them as 1 − (1 − (a − b)²)(2 cov + C2) / (var a + var b + C2)
 * with the means a and b. The covariance is not computed: 2 cov is var a + var b − var(a − b), so the error is (a − b)²
 * + (1 − (a − b)²) var(a − b) / (var a + var b + C2). The two are equal, but the second subtracts no large numbers that
 * are almost equal, so four bytes a number are enough. Zeros beyond the width cause no error. `contrast` is how many times
 * as much contrast the rows have as the version in use expects (weights.ts).
 */
export function addLikeness(
  mean: usize,
  variance: usize,
  differences: usize,
  squares: usize,
  differentSquares: usize,
  from: usize,
  to: usize,
  contrast: f32,
  sums: usize
): void {
  const zero = f32x4.splat(0)
  const one = number(ONE)
  const c2 = f32x4.splat(C2 * contrast * contrast)
  const inverse = f32x4.splat(1 / (contrast * contrast))
  let sum = v128.load(sums)
  let sum4 = v128.load(sums, 16)
  for (let at = from; at < to; at += 16) {
    const apart = v128.load(differences + at)
    const apart2 = f32x4.mul(apart, apart)
    const otherMean = f32x4.add(v128.load(mean + at), apart)
    const otherVariance = f32x4.sub(v128.load(squares + at), f32x4.mul(otherMean, otherMean))
    const variances = f32x4.add(f32x4.add(v128.load(variance + at), otherVariance), c2)
    const varianceApart = f32x4.sub(v128.load(differentSquares + at), apart2)
    const means = f32x4.mul(apart2, inverse)
    const share = f32x4.div(f32x4.mul(f32x4.sub(one, means), varianceApart), variances)
    const error = f32x4.pmax(zero, f32x4.add(means, share))
    const error2 = f32x4.mul(error, error)
    sum = f32x4.add(sum, error)
    sum4 = f32x4.add(sum4, f32x4.mul(error2, error2))
  }
  v128.store(sums, sum)
  v128.store(sums, sum4, 16)
}

/**
 * Adds the edges of a row that the result has gained (ringing) or lost (blur), from the pixels of both pictures, the
 * blurred pixels of the reference and the blurred differences.
 */
export function addEdges(
  pixels: usize,
  mean: usize,
  otherPixels: usize,
  differences: usize,
  from: usize,
  to: usize,
  contrast: f32,
  sums: usize
): void {
  const zero = f32x4.splat(0)
  const one = f32x4.splat(contrast)
  let gained = v128.load(sums, 32)
  let gained4 = v128.load(sums, 48)
  let lost = v128.load(sums, 64)
  let lost4 = v128.load(sums, 80)
  for (let at = from; at < to; at += 16) {
    const a = v128.load(mean + at)
    const b = f32x4.add(a, v128.load(differences + at))
    const edge = f32x4.abs(f32x4.sub(v128.load(pixels + at), a))
    const other = f32x4.abs(f32x4.sub(v128.load(otherPixels + at), b))
    const change = f32x4.div(f32x4.sub(other, edge), f32x4.add(edge, one))
    const gain = f32x4.pmax(zero, change)
    const loss = f32x4.sub(gain, change)
    const gain2 = f32x4.mul(gain, gain)
    const loss2 = f32x4.mul(loss, loss)
    gained = f32x4.add(gained, gain)
    gained4 = f32x4.add(gained4, f32x4.mul(gain2, gain2))
    lost = f32x4.add(lost, loss)
    lost4 = f32x4.add(lost4, f32x4.mul(loss2, loss2))
  }
  v128.store(sums, gained, 32)
  v128.store(sums, gained4, 48)
  v128.store(sums, lost, 64)
  v128.store(sums, lost4, 80)
}
