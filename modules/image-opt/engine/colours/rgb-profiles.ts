import { asVersion4 } from './lifted-black.ts'
import { type Profile, readTable } from './read-profile.ts'
import { curveTag, numbersTag, textTag, writeProfile } from './write-profile.ts'

type Matrix = readonly [Row, Row, Row]
type Row = readonly [number, number, number]

/** The chromaticities of white and of the three primaries, x and y each, in the order of a PNG's cHRM. */
export type Chromaticities = readonly number[]

/** ITU-R BT.709, which sRGB shares. */
export const SRGB_PRIMARIES: Chromaticities = [0.3127, 0.329, 0.64, 0.33, 0.3, 0.6, 0.15, 0.06]

/** The white of the profile connection space (ICC.1:2022, 7.2.16). */
const D50: Row = [0.9642, 1, 0.8249]

/** Turns XYZ into the responses of the eye that white is adapted in (Bradford; ICC.1:2022, annex E). */
const BRADFORD: Matrix = [
  [0.8951, 0.2664, -0.1614],
  [-0.7502, 1.7135, 0.0367],
  [0.0389, -0.0685, 1.0296]
]

/**
 * Builds a profile from primaries and the tag of a curve that all channels share. Returns null if the primaries span
 * no colours.
 */
export function makeProfile(primaries: Chromaticities, curve: Buffer): Buffer | null {
  const [white, red, green, blue] = [0, 2, 4, 6].map((at): Row => {
    const [x, y] = [primaries[at]!, primaries[at + 1]!]
    return [x / y, 1, (1 - x - y) / y]
  }) as [Row, Row, Row, Row]
  const columns = transposed([red, green, blue])
  const shares = times(inverse(columns), white)
  const eye = times(BRADFORD, white)
  const wanted = times(BRADFORD, D50)
  const scaled = BRADFORD.map((row, index) =>
    row.map((value) => (value * wanted[index]!) / eye[index]!)
  ) as unknown as Matrix
  const adaptation = product(inverse(BRADFORD), scaled)
  const [r, g, b] = [red, green, blue].map((column, index) =>
    times(adaptation, column.map((value) => value * shares[index]!) as unknown as Row)
  ) as [Row, Row, Row]
  if (![...r, ...g, ...b].every((value) => Math.abs(value) < 4)) return null
  return writeProfile(
    header(),
    new Map([
      ['desc', textTag('RGB')],
      ['cprt', textTag('CC0')],
      ['wtpt', numbersTag('XYZ ', D50)],
      ['chad', numbersTag('sf32', adaptation.flat())],
      ['rXYZ', numbersTag('XYZ ', r)],
      ['gXYZ', numbersTag('XYZ ', g)],
      ['bXYZ', numbersTag('XYZ ', b)],
      ['rTRC', curve],
      ['gTRC', curve],
      ['bTRC', curve]
    ])
  )
}

/** The gamma of a curve without a straight beginning. */
export const gammaCurve = (gamma: number): Buffer => curveTag([gamma])

/** The curve of sRGB (IEC 61966-2-1). */
export const SRGB_CURVE = curveTag([2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.040_45])

/** Returns the profile of a grey picture whose three channels are equal. */
export const profileOfGrey = ({ tags }: Profile): Buffer =>
  makeProfile(SRGB_PRIMARIES, tags.get('kTRC')!)!

/**
 * Returns what a CMYK profile makes of pixels that were multiplied to RGB (colours/rgb-numbers.ts): Chromium reads
 * these as cyan, magenta and yellow without black, so black comes out as the three of them together. Safari follows the
 * whole profile and Firefox none; no result could look like the original in all of them.
 */
export function profileOfCmyk({ header, tags }: Profile): Buffer {
  const tag = tags.get('A2B0')!
  const { bytes, start, entries, grid, points, outputs } = readTable(tag)!
  const head = Buffer.from(tag.subarray(0, start))
  head[8] = 3
  const inverted = [0, 1, 2].flatMap((channel) =>
    Array.from({ length: entries }, (_, index) => {
      const at = start + (channel * entries + entries - 1 - index) * bytes
      return tag.subarray(at, at + bytes)
    })
  )
  // The last channel changes fastest, so every grid-th point has no black.
  const withoutBlack = Array.from({ length: grid ** 3 }, (_, index) => {
    const at = points + index * grid * 3 * bytes
    return tag.subarray(at, at + 3 * bytes)
  })
  // The darkest of these colours is not black.
  const rgb = asVersion4(header)
  rgb.write('RGB ', 16, 'latin1')
  const parts = [head, ...inverted, ...withoutBlack, tag.subarray(outputs)]
  return writeProfile(rgb, new Map([['A2B0', Buffer.concat(parts)]]))
}

/** The header of a display profile of version 4.2 (ICC.1:2022, 7.2). */
function header(): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.writeUInt32BE(0x04_20_00_00, 8)
  bytes.write('mntrRGB XYZ ', 12, 'latin1')
  bytes.write('acsp', 36, 'latin1')
  numbersTag('', D50).copy(bytes, 68, 8)
  return bytes
}

const times = (matrix: Matrix, [x, y, z]: Row): Row =>
  matrix.map(([a, b, c]) => a * x + b * y + c * z) as unknown as Row

const transposed = (m: Matrix): Matrix =>
  [0, 1, 2].map((column) => m.map((row) => row[column]!)) as unknown as Matrix

const product = (a: Matrix, b: Matrix): Matrix =>
  transposed(transposed(b).map((column) => times(a, column)) as unknown as Matrix)

function inverse([p, q, r]: Matrix): Matrix {
  const cross = (a: Row, b: Row): Row => [
    a[1] * b[2] - a[2] * b[1],
    a[2] * b[0] - a[0] * b[2],
    a[0] * b[1] - a[1] * b[0]
  ]
  const columns: Matrix = [cross(q, r), cross(r, p), cross(p, q)]
  const size = p[0] * columns[0][0] + p[1] * columns[0][1] + p[2] * columns[0][2]
  return transposed(columns).map((row) => row.map((value) => value / size)) as unknown as Matrix
}
