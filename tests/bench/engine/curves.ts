import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { mozjpeg } from '../../../modules/image-opt/engine/formats/jpeg.ts'
import { fromPixels, type Pixels, toRaw } from '../../../modules/image-opt/engine/formats/pixels.ts'
import { lossyWebp } from '../../../modules/image-opt/engine/formats/webp.ts'
import { referenceOf, similarity } from '../../../modules/image-opt/engine/quality/ssimulacra2.ts'

/*
 * `node tests/bench/engine/curves.ts <folder of the developer corpus>` prints the tables of quality/curves.ts: for each
 * quality of an encoder, the mean over photographs of ln(100 − score), in thousandths. A second figure says how much
 * this changes by picture: the spread of the slopes against the mean.
 */

const LEAST = 40
const MOST = 95
/** Pixels of a side of the part that is encoded, from the middle. */
const SIDE = 384

const ENCODERS = {
  JPEG: (pixels: Pixels, quality: number) =>
    mozjpeg(fromPixels(pixels), false, quality, '4:2:0', 'trial'),
  ESTIMATE: (pixels: Pixels, quality: number) =>
    mozjpeg(fromPixels(pixels), false, quality, '4:2:0', 'estimate'),
  WEBP: (pixels: Pixels, quality: number) => lossyWebp(fromPixels(pixels), quality)
}

const { positionals } = parseArgs({ allowPositionals: true })
const paths = globSync(join(positionals[0] ?? '.', '{product,photo}/*.{jpg,jpeg,png,webp}'))
const parts = await Promise.all(paths.sort().map(middleOf))

for (const [name, encode] of Object.entries(ENCODERS)) {
  const curves = await Promise.all(parts.map((pixels) => curveOf(pixels, encode)))
  const mean = curves[0]?.map((_, at) => sum(curves.map((curve) => curve[at] ?? 0)) / curves.length)
  if (!mean) throw new Error('The folder holds no photographs')
  const slopes = curves.map((curve) => slopeOf(mean, curve))
  const average = sum(slopes) / slopes.length
  const spread = Math.sqrt(sum(slopes.map((slope) => (slope - average) ** 2)) / slopes.length)
  console.log(`${name}: ${mean.map((value) => Math.round(value * 1000)).join(', ')}`)
  console.log(`slopes ${average.toFixed(2)} ± ${spread.toFixed(2)}, ${paths.length} pictures`)
}

async function middleOf(path: string): Promise<Pixels> {
  // The engine lets sharp decode from memory only.
  const bytes = readFileSync(path)
  const { width, height } = await sharp(bytes).metadata()
  const side = { width: Math.min(width, SIDE), height: Math.min(height, SIDE) }
  // On multiples of 16, so that blocks of the source stay blocks.
  const left = ((width - side.width) >> 5) << 4
  const top = ((height - side.height) >> 5) << 4
  const shown = sharp(bytes)
    .extract({ left, top, ...side })
    .flatten({ background: '#fff' })
  return toRaw(shown.toColourspace('srgb').removeAlpha())
}

async function curveOf(pixels: Pixels, encode: (typeof ENCODERS)['JPEG']): Promise<number[]> {
  const reference = referenceOf(pixels)
  const curve: number[] = []
  for (let quality = LEAST; quality <= MOST; quality++) {
    const result = await toRaw(sharp(await encode(pixels, quality)).toColourspace('srgb'))
    curve.push(Math.log(Math.max(100 - similarity(reference, result), 0.5)))
  }
  return curve
}

/** The slope of the line through a picture's values over the mean's (least squares). */
function slopeOf(mean: number[], curve: number[]): number {
  const [x, y] = [sum(mean) / mean.length, sum(curve) / curve.length]
  const covariance = sum(mean.map((value, at) => (value - x) * ((curve[at] ?? 0) - y)))
  return covariance / sum(mean.map((value) => (value - x) ** 2))
}

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
