import { AXES, locate, openNearest } from './coordinates.ts'
import { FIELDS, type Tally } from './count-colours.ts'

/**
 * A colour's weight grows with this power of its count. With 1, a few large areas use up the palette. With 0.5, rare
 * colours take entries from the background, whose faults show most. 0.85 gave the best scores at equal bytes.
 */
const POWER = 0.85

/**
 * How often each colour of the palette is moved to the middle of the colours that it stands for. More than four rounds
 * gain nothing.
 */
const ROUNDS = 4

/**
 * The colours of a picture as weighted points. `owner` holds, for each point, the index of the palette colour that
 * stands for it, or -1.
 */
type Points = { at: Float64Array; weights: Float64Array; owner: Int32Array; count: number }

/** The most exact colours in a palette of `most` colours: a quarter is left for the colours between them. */
export const mostExact = (most: number): number => Math.floor(most * (3 / 4))

/**
 * Chooses at most `most` packed colours to stand for those of a picture, from dark to light. Up to three quarters of
 * them are exact colours of the picture, because areas of one colour show every error.
 */
export function chooseColours(tally: Tally, most: number): Uint32Array {
  const points = pointsOf(tally)
  const kept = points.count <= most ? points.count : Math.min(tally.exact, mostExact(most))
  const fixed = points.at.slice(0, kept * AXES)
  let middles = joined(fixed, cut(points, kept, most - kept))
  if (points.count > most)
    for (let round = 0; round < ROUNDS; round++) {
      assign(points, middles)
      middles = middlesOf(points, middles)
      middles.set(fixed)
    }
  assign(points, middles)
  return coloursOf(tally, points, kept, middles.length / AXES)
}

function joined(first: Float64Array, second: Float64Array): Float64Array {
  const both = new Float64Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

function pointsOf({ sums, count }: Tally): Points {
  const at = new Float64Array(count * AXES)
  const weights = new Float64Array(count)
  for (let index = 0; index < count; index++) {
    const from = index * FIELDS
    const pixels = sums[from + 4]!
    const [red, green, blue, alpha] = [0, 1, 2, 3].map((field) => sums[from + field]! / pixels)
    locate(at, index * AXES, red!, green!, blue!, alpha!)
    weights[index] = pixels ** POWER
  }
  return { at, weights, owner: new Int32Array(count), count }
}

/**
 * The points `from` to `to` of the order. `axis` is the axis along which they vary most, `spread` says how much, and
 * `middle` is their mean on that axis.
 */
type Box = { from: number; to: number; axis: number; spread: number; middle: number }

/**
 * Halves the box that varies most, again and again, until there are `most` boxes (Heckbert's median cut, at the mean).
 * Returns the middles of the boxes. The first `kept` points are left out.
 */
function cut(points: Points, kept: number, most: number): Float64Array {
  const order = Int32Array.from({ length: points.count - kept }, (_, index) => kept + index)
  if (order.length === 0) return new Float64Array(0)
  const boxes = [measure(points, order, 0, order.length)]
  while (boxes.length < most) {
    const widest = boxes.reduce((a, b) => (b.spread > a.spread ? b : a))
    if (widest.spread <= 0) break
    const border = split(points, order, widest)
    // Rounding may leave all points on one side of their mean. Such a box is not halved.
    if (border === widest.from || border === widest.to) {
      widest.spread = 0
      continue
    }
    boxes[boxes.indexOf(widest)] = measure(points, order, widest.from, border)
    boxes.push(measure(points, order, border, widest.to))
  }
  points.owner.fill(-1)
  boxes.forEach(({ from, to }, box) => {
    for (let index = from; index < to; index++) points.owner[order[index]!] = box
  })
  return middlesOf(points, new Float64Array(boxes.length * AXES))
}

function measure({ at, weights }: Points, order: Int32Array, from: number, to: number): Box {
  const box = { from, to, axis: 0, spread: 0, middle: 0 }
  if (to - from < 2) return box
  for (let axis = 0; axis < AXES; axis++) {
    let [weight, sum, squares] = [0, 0, 0]
    for (let index = from; index < to; index++) {
      const point = order[index]!
      const value = at[point * AXES + axis]!
      weight += weights[point]!
      sum += weights[point]! * value
      squares += weights[point]! * value * value
    }
    const spread = squares - (sum * sum) / weight
    if (spread > box.spread) Object.assign(box, { axis, spread, middle: sum / weight })
  }
  return box
}

/** Moves the points that are not above the middle to the front of the box. Returns where the others begin. */
function split({ at }: Points, order: Int32Array, { from, to, axis, middle }: Box): number {
  let low = from
  let high = to - 1
  while (low <= high) {
    const point = order[low]!
    if (at[point * AXES + axis]! <= middle) low++
    else {
      order[low] = order[high]!
      order[high--] = point
    }
  }
  return low
}

function assign({ at, owner, count }: Points, middles: Float64Array): void {
  const nearest = openNearest(middles)
  for (let point = 0, from = 0; point < count; point++, from += AXES)
    owner[point] = nearest(at[from]!, at[from + 1]!, at[from + 2]!, at[from + 3]!)
}

/** Returns for each colour the middle of the points that it stands for, or its old place if it stands for none. */
function middlesOf({ at, weights, owner, count }: Points, old: Float64Array): Float64Array {
  const middles = new Float64Array(old.length)
  const total = new Float64Array(old.length / AXES)
  for (let point = 0; point < count; point++) {
    if (owner[point]! < 0) continue
    const weight = weights[point]!
    const to = owner[point]! * AXES
    total[owner[point]!]! += weight
    for (let axis = 0; axis < AXES; axis++) middles[to + axis]! += weight * at[point * AXES + axis]!
  }
  return middles.map((sum, index) => {
    const weight = total[Math.floor(index / AXES)]!
    return weight > 0 ? sum / weight : old[index]!
  })
}

/**
 * Returns for each colour the mean of the points that it stands for, and leaves out colours that stand for none. The
 * first `kept` colours are the points themselves.
 */
function coloursOf(
  { sums }: Tally,
  { owner, count }: Points,
  kept: number,
  colours: number
): Uint32Array {
  const means = new Float64Array(colours * FIELDS)
  for (let point = 0; point < count; point++) {
    if (owner[point]! < kept && owner[point] !== point) continue
    const from = point * FIELDS
    const to = owner[point]! * FIELDS
    const opacity = sums[from + 3]!
    for (let channel = 0; channel < 3; channel++)
      means[to + channel]! += (opacity * sums[from + channel]!) / sums[from + 4]!
    means[to + 3]! += opacity
    means[to + 4]! += sums[from + 4]!
  }
  const chosen = new Set<number>()
  for (let at = 0; at < means.length; at += FIELDS)
    if (means[at + 4]! > 0) chosen.add(packedMean(means, at))
  return Uint32Array.from([...chosen].sort((a, b) => greyOf(a) - greyOf(b) || a - b))
}

function packedMean(means: Float64Array, at: number): number {
  const opacity = means[at + 3]!
  const alpha = Math.round(opacity / means[at + 4]!)
  if (alpha === 0) return 0
  const [red, green, blue] = [0, 1, 2].map((channel) => Math.round(means[at + channel]! / opacity))
  return (red! | (green! << 8) | (blue! << 16) | (alpha << 24)) >>> 0
}

/**
 * Returns the key by which the palette is sorted. Translucent colours come before opaque ones, so that the file's list
 * of alphas ends early; within each group, colours are sorted by brightness.
 */
function greyOf(colour: number): number {
  const light = 3 * (colour & 255) + 6 * ((colour >>> 8) & 255) + ((colour >>> 16) & 255)
  return colour >>> 24 === 255 ? light + 2_560 : light
}
