import type { Pixels } from '../formats/pixels.ts'
import { type Profile, readTable, typeOf } from './read-profile.ts'

/*
 * Profiles whose darkest colour is not black. The library makes it black (black point compensation), and browsers show it as
 * it is: dark grey 57 came out as 25. The colours of those with curves and primaries are therefore computed here.
 */

/** Less light than this is less than one level of sRGB. */
const LIFTED = 0.0003

/** The lightness (CIE L*, to 100) up to which black in a table counts as black. */
const BLACK_LIGHTNESS = 1

/** XYZ as profiles have it, under D50, to linear sRGB (IEC 61966-2-1, with Bradford's adaptation). */
const TO_SRGB = [
  [3.1338561, -1.6168667, -0.4906146],
  [-0.9787684, 1.9161415, 0.033454],
  [0.0719453, -0.2289914, 1.4052427]
] as const

/** Levels of sRGB by so many steps of light. */
const STEPS = 16_384
const LEVELS = Uint8Array.from({ length: STEPS + 1 }, (_, step) => {
  const light = step / STEPS
  const coded = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055
  return Math.round(coded * 255)
})

/** Tells whether a table of colours begins with one that is lighter than black. */
export function isLiftedTable({ header, tags }: Profile): boolean {
  const tag = tags.get('A2B0')
  const table = tag && readTable(tag)
  if (!tag || !table || header.toString('latin1', 20, 24) !== 'Lab ') return false
  const first = table.bytes === 1 ? tag.readUInt8(table.points) : tag.readUInt16BE(table.points)
  return (first / (table.bytes === 1 ? 255 : 65_280)) * 100 > BLACK_LIGHTNESS
}

/** Returns the profile as one of version 4, in whose tables the library takes a lightness of 3 for black, and no more. */
export function asVersion4(profile: Buffer): Buffer {
  const result = Buffer.from(profile)
  result.writeUInt32BE(0x04_20_00_00, 8)
  return result
}

/**
 * Returns what converts RGB pixels, with or without alpha, from a profile of curves and primaries to sRGB; null if its
 * black is black, or it has a table.
 */
export function fromLiftedBlack({ tags }: Profile): ((pixels: Pixels) => Pixels) | null {
  if (tags.has('A2B0')) return null
  const curves = ['rTRC', 'gTRC', 'bTRC'].map((name) => lightOf(tags.get(name)!))
  if (curves.every((curve) => curve[0]! <= LIFTED)) return null
  const columns = ['rXYZ', 'gXYZ', 'bXYZ'].map((name) =>
    [8, 12, 16].map((at) => tags.get(name)!.readInt32BE(at) / 65_536)
  )
  const weights = TO_SRGB.map((row) =>
    columns.map((column) => row.reduce((sum, weight, at) => sum + weight * column[at]!, 0))
  )
  const [red, green, blue] = curves as [Float64Array, Float64Array, Float64Array]
  return ({ data, channels, ...size }) => {
    const out = Uint8Array.from(data)
    for (let at = 0; at < data.length; at += channels) {
      const [r, g, b] = [red[data[at]!]!, green[data[at + 1]!]!, blue[data[at + 2]!]!]
      for (let channel = 0; channel < 3; channel++) {
        const row = weights[channel]!
        const light = row[0]! * r + row[1]! * g + row[2]! * b
        out[at + channel] = LEVELS[Math.round(Math.min(1, Math.max(0, light)) * STEPS)]!
      }
    }
    return { data: out, channels, ...size }
  }
}

/** Returns the light of each of the 256 values by a curve (ICC.1:2022, 10.6 and 10.18). */
function lightOf(tag: Buffer): Float64Array {
  const curve = typeOf(tag) === 'curv' ? sampled(tag) : parametric(tag)
  return Float64Array.from({ length: 256 }, (_, value) => curve(value / 255))
}

function sampled(tag: Buffer): (x: number) => number {
  const count = tag.readUInt32BE(8)
  if (count === 0) return (x) => x
  const entry = (index: number) => tag.readUInt16BE(12 + 2 * index)
  if (count === 1) return (x) => x ** (entry(0) / 256)
  return (x) => {
    const at = x * (count - 1)
    const [below, above] = [Math.floor(at), Math.ceil(at)].map(entry) as [number, number]
    return (below + (above - below) * (at % 1)) / 65_535
  }
}

/** The five forms of parametric curves, with the numbers g, a, b, c, d, e and f. */
function parametric(tag: Buffer): (x: number) => number {
  const form = tag.readUInt16BE(8)
  const number = (index: number) =>
    12 + 4 * index < tag.length ? tag.readInt32BE(12 + 4 * index) / 65_536 : 0
  const [g, a, b, c, d, e, f] = [0, 1, 2, 3, 4, 5, 6].map(number) as [
    number,
    number,
    number,
    number,
    number,
    number,
    number
  ]
  const power = (x: number) => Math.max(0, a * x + b) ** g
  if (form === 0) return (x) => x ** g
  if (form === 1) return (x) => (a * x + b >= 0 ? power(x) : 0)
  if (form === 2) return (x) => (a * x + b >= 0 ? power(x) + c : c)
  if (form === 3) return (x) => (x >= d ? power(x) : c * x)
  return (x) => (x >= d ? power(x) + e : c * x + f)
}
