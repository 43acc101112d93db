/**
 * A Gaussian of sigma 1.5. libjxl's recursive filter (Charalampidis 2016, truncated cosines) responds to one point of
 * light with these nine values, and with zero farther away. Like this code, it reads zero outside the picture.
 */
const [K0, K1, K2, K3, K4] = [
  0.2646211054881986, 0.21292859201042227, 0.10933537277746035, 0.03601111465836439,
  0.00941436780965374
]
const RADIUS = 4

export type Size = { width: number; height: number }

/**
 * Blurs a plane, or the product of two planes, into `out`. The next call for planes of the same size may reuse
 * `scratch`.
 */
export function blurProduct(
  a: Float64Array,
  b: Float64Array | null,
  { width, height }: Size,
  out: Float64Array,
  scratch: Float64Array
): void {
  const line = new Float64Array(width + 2 * RADIUS)
  // With four empty lines above and below, the columns need no special case.
  scratch.fill(0, 0, RADIUS * width)
  scratch.fill(0, (height + RADIUS) * width, (height + 2 * RADIUS) * width)
  for (let y = 0; y < height; y++) {
    const row = y * width
    if (b) for (let x = 0; x < width; x++) line[x + RADIUS] = a[row + x]! * b[row + x]!
    else for (let x = 0; x < width; x++) line[x + RADIUS] = a[row + x]!
    const to = row + RADIUS * width
    for (let x = 0; x < width; x++) {
      scratch[to + x] =
        K0 * line[x + 4]! +
        K1 * (line[x + 3]! + line[x + 5]!) +
        K2 * (line[x + 2]! + line[x + 6]!) +
        K3 * (line[x + 1]! + line[x + 7]!) +
        K4 * (line[x]! + line[x + 8]!)
    }
  }
  const count = width * height
  const [w2, w3, w4] = [2 * width, 3 * width, 4 * width]
  const [w5, w6, w7, w8] = [5 * width, 6 * width, 7 * width, 8 * width]
  for (let at = 0; at < count; at++) {
    out[at] =
      K0 * scratch[at + w4]! +
      K1 * (scratch[at + w3]! + scratch[at + w5]!) +
      K2 * (scratch[at + w2]! + scratch[at + w6]!) +
      K3 * (scratch[at + width]! + scratch[at + w7]!) +
      K4 * (scratch[at]! + scratch[at + w8]!)
  }
}

/** Allocates the scratch buffer for blurProduct. */
export const scratchFor = ({ width, height }: Size): Float64Array =>
  new Float64Array(width * (height + 2 * RADIUS))
