import type { Raster } from '../../../modules/image-opt/engine/quality/ssimulacra2.ts'
import { blurProduct, scratchFor } from './blur.ts'
import { halved, type Linear, linearise, xyb } from './colour.ts'
import { CHANNELS, type PlaneWeights, SCALES, weightsOf } from './weights.ts'

/*
 * SSIMULACRA2, version 2.1, in plain code and doubles: the yardstick for the compiled metric (quality/metric/). It is
 * ten times as slow and keeps every plane.
 */

/**
 * One channel of the reference at one scale, with all values that do not depend on the picture it is compared with.
 */
type Plane = {
  channel: number
  weights: PlaneWeights
  pixels: Float64Array
  mean: Float64Array
  square: Float64Array
}
export type PlainReference = { width: number; height: number; scales: Plane[][] }

/** A picture with a side shorter than this is not halved again. */
const SMALLEST_SIDE = 8

/** Computes, once, the half of the work that all comparisons with this picture have in common. */
export function plainReferenceOf(raster: Raster): PlainReference {
  const count = scaleCount(raster)
  let linear = linearise(raster)
  const scales: Plane[][] = []
  for (let scale = 0; scale < count; scale++) {
    if (scale > 0) linear = halved(linear)
    scales.push(planesOf(linear, scale, count))
  }
  return { width: raster.width, height: raster.height, scales }
}

function planesOf(linear: Linear, scale: number, count: number): Plane[] {
  const planes: Plane[] = []
  const scratch = scratchFor(linear)
  for (let channel = 0; channel < CHANNELS; channel++) {
    const weights = weightsOf(channel, scale, count)
    const pixels = xyb(linear, channel)
    const [mean, square] = [new Float64Array(pixels.length), new Float64Array(pixels.length)]
    blurProduct(pixels, null, linear, mean, scratch)
    blurProduct(pixels, pixels, linear, square, scratch)
    planes.push({ channel, weights, pixels, mean, square })
  }
  return planes
}

/**
 * Returns the number of scales. At the last scale a side may be shorter than SMALLEST_SIDE, because libjxl checks the
 * size before it halves the picture.
 */
function scaleCount({ width, height }: Raster): number {
  let count = 1
  for (let side = Math.min(width, height); side >= SMALLEST_SIDE && count < SCALES; count++)
    side = Math.ceil(side / 2)
  return count
}

/**
 * Scores how similar to the reference a picture of the same size looks: 100 is identical, 90 cannot be told apart, 80
 * differs only side by side, 70 differs slightly, 50 visibly; the score can be negative. SSIMULACRA2, version 2.1.
 */
export function plainSimilarity(reference: PlainReference, raster: Raster): number {
  let linear = linearise(raster)
  let sum = 0
  for (const [scale, planes] of reference.scales.entries()) {
    if (scale > 0) linear = halved(linear)
    for (const plane of planes) sum += weighedError(plane, linear)
  }
  // The curve from weighted errors to people's opinions, fitted by the metric's authors.
  const error = sum * 0.9562382616834844
  const felt =
    2.326765642916932 * error -
    0.020884521182843837 * error ** 2 +
    6.248496625763138e-5 * error ** 3
  return felt > 0 ? 100 - 10 * felt ** 0.6276336467831387 : 100
}

/** Avoids a division by zero in flat areas, where the variances are zero (libjxl, kC2). */
const C2 = 0.0009

function weighedError(plane: Plane, linear: Linear): number {
  const { weights, pixels, mean, square } = plane
  const count = pixels.length
  const other = xyb(linear, plane.channel)
  const scratch = scratchFor(linear)
  const [otherMean, otherSquare, product] = [
    new Float64Array(count),
    new Float64Array(count),
    new Float64Array(count)
  ]
  blurProduct(other, null, linear, otherMean, scratch)
  blurProduct(other, other, linear, otherSquare, scratch)
  blurProduct(pixels, other, linear, product, scratch)
  let likeness = 0
  let likeness4 = 0
  for (let at = 0; at < count; at++) {
    const [a, b] = [mean[at]!, otherMean[at]!]
    const top = (1 - (a - b) * (a - b)) * (2 * (product[at]! - a * b) + C2)
    const error = 1 - top / (square[at]! - a * a + (otherSquare[at]! - b * b) + C2)
    if (error > 0) {
      likeness += error
      const error2 = error * error
      likeness4 += error2 * error2
    }
  }
  let [ringing, ringing4, blur, blur4] = [0, 0, 0, 0]
  for (let at = 0; at < count; at++) {
    const change =
      (1 + Math.abs(other[at]! - otherMean[at]!)) / (1 + Math.abs(pixels[at]! - mean[at]!)) - 1
    const change2 = change * change
    if (change > 0) {
      ringing += change
      ringing4 += change2 * change2
    } else {
      blur -= change
      blur4 += change2 * change2
    }
  }
  const weigh = ({ mean, norm }: { mean: number; norm: number }, one: number, four: number) =>
    (mean * one) / count + norm * (four / count) ** 0.25
  return (
    weigh(weights.likeness, likeness, likeness4) +
    weigh(weights.ringing, ringing, ringing4) +
    weigh(weights.blur, blur, blur4)
  )
}
