import type { FlatColours } from './flat-colours.ts'
import { type Packed, slotOf } from './packed.ts'

/** A picture's colours. Each has five numbers: the sums of red, green, blue and alpha, and the count. */
export type Tally = {
  sums: Float64Array
  count: number
  /**
   * How many of the colours, the first ones, are those of the picture: the flat colours, in their order, and then those
   * that are common, the most common first.
   */
  exact: number
}

export const FIELDS = 5

/** A colour is common if at least this share of the pixels has it. */
const COMMON = 1 / 100

/**
 * The most colours that are distinguished when a palette is chosen. Distinguishing all colours of a photograph with
 * 200,000 of them takes ten times as long and gives no better palette.
 */
const MOST = 16_000

/**
 * The most colours that are counted one by one. A picture with more is noise or a very large photograph, and its
 * colours are counted without their lowest bits.
 */
const MOST_COUNTED = 1 << 18

/** Counts the picture's colours. If there are too many, rare colours that are alike count as one. */
export function countColours({ data }: Packed, flat: FlatColours): Tally {
  const places = new Map(flat.colours.map((colour, place) => [colour, place]))
  const all =
    count(data, 8, places) ?? count(data, 7, places) ?? (count(data, 6, places) as Counted)
  const { colours, counts } = all
  const placeOf = (index: number) =>
    places.get(colours[index]!) ?? (counts[index]! >= data.length * COMMON ? places.size : Infinity)
  const indices = Array.from(colours, (_, index) => index)
  const exact = indices
    .filter((index) => placeOf(index) < Infinity)
    .sort((a, b) => placeOf(a) - placeOf(b) || counts[b]! - counts[a]! || colours[a]! - colours[b]!)
  const rare = indices.filter((index) => placeOf(index) === Infinity)
  const groups = groupRare(rare.map((index) => colours[index]!))
  const total = exact.length + groups.count
  const sums = new Float64Array(total * FIELDS)
  exact.forEach((index, to) => add(sums, to, colours[index]!, counts[index]!))
  rare.forEach((index, at) =>
    add(sums, exact.length + groups.of[at]!, colours[index]!, counts[index]!)
  )
  return { sums, count: total, exact: exact.length }
}

function add(sums: Float64Array, to: number, colour: number, count: number): void {
  const at = to * FIELDS
  sums[at]! += (colour & 255) * count
  sums[at + 1]! += ((colour >>> 8) & 255) * count
  sums[at + 2]! += ((colour >>> 16) & 255) * count
  sums[at + 3]! += (colour >>> 24) * count
  sums[at + 4]! += count
}

/**
 * Groups colours whose highest bits are equal, comparing as many bits as give at most MOST groups. Returns the group
 * of each colour.
 */
function groupRare(colours: readonly number[]): { of: ArrayLike<number>; count: number } {
  if (colours.length <= MOST) return { of: colours.map((_, index) => index), count: colours.length }
  for (let bits = 7; ; bits--) {
    const numbers = new Map<number, number>()
    const of = new Int32Array(colours.length)
    const mask = maskOf(bits)
    colours.forEach((colour, index) => {
      const key = (colour & mask) >>> 0
      const known = numbers.get(key)
      if (known === undefined) numbers.set(key, numbers.size)
      of[index] = known ?? numbers.size - 1
    })
    if (numbers.size <= MOST || bits === 4) return { of, count: numbers.size }
  }
}

/** The mask that keeps the highest bits of each channel. */
const maskOf = (bits: number): number => (((0xff << (8 - bits)) & 0xff) * 0x01010101) >>> 0

type Counted = { colours: Uint32Array; counts: Uint32Array }

/**
 * Counts the colours by the highest `bits` bits of each channel, except those of `whole`. Returns null if there are
 * more than MOST_COUNTED, unless it counts with 6 bits.
 */
function count(
  data: Uint32Array,
  bits: number,
  whole: ReadonlyMap<number, unknown>
): Counted | null {
  const mask = maskOf(bits)
  let size = 1 << 12
  let keys = new Uint32Array(size)
  let counts = new Uint32Array(size)
  let found = 0
  let last = -1
  let slot = 0
  for (const pixel of data) {
    if (pixel !== last) {
      const key = whole.has(pixel) ? pixel : (pixel & mask) >>> 0
      slot = slotOf(key, size)
      while (counts[slot]! > 0 && keys[slot] !== key) slot = (slot + 1) & (size - 1)
      last = pixel
      if (counts[slot]! === 0) {
        if (found >= MOST_COUNTED && bits > 6) return null
        keys[slot] = key
        found++
      }
    }
    counts[slot]!++
    if (found * 2 > size) {
      size *= 2
      ;({ keys, counts } = moved(keys, counts, size))
      last = -1
    }
  }
  const used = keys.map((_, index) => index).filter((index) => counts[index]! > 0)
  return { colours: used.map((index) => keys[index]!), counts: used.map((index) => counts[index]!) }
}

/** Moves the counts to a larger table. */
function moved(keys: Uint32Array, counts: Uint32Array, size: number) {
  const larger = { keys: new Uint32Array(size), counts: new Uint32Array(size) }
  counts.forEach((count, from) => {
    if (count === 0) return
    let slot = slotOf(keys[from]!, size)
    while (larger.counts[slot]! > 0) slot = (slot + 1) & (size - 1)
    larger.keys[slot] = keys[from]!
    larger.counts[slot] = count
  })
  return larger
}
