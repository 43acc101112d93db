import { partsOf } from './parts.ts'
import type { Random } from './random.ts'

export type Mutation = (bytes: Buffer, random: Random, seeds: readonly Buffer[]) => Buffer

/** Boundary values of a byte. */
const EDGES = [0x00, 0x01, 0x7f, 0x80, 0xfe, 0xff]

export const MUTATIONS: Record<string, Mutation> = {
  flipBits(bytes, random) {
    const copy = Buffer.from(bytes)
    for (let count = 1 + random.below(24); count > 0; count--) {
      const at = random.below(copy.length)
      copy[at] = (copy[at] ?? 0) ^ (1 << random.below(8))
    }
    return copy
  },

  /** Writes boundary values into the beginning of the file, which holds most of the fields that steer a decoder. */
  edgesInHeader(bytes, random) {
    const copy = Buffer.from(bytes)
    for (let count = 1 + random.below(6); count > 0; count--)
      copy[random.below(Math.min(copy.length, 200))] = random.pick(EDGES)
    return copy
  },

  /** Changes bytes in the second half of the file, which only a codec reads. */
  noiseInPixels(bytes, random) {
    const copy = Buffer.from(bytes)
    const from = Math.floor(copy.length / 2)
    for (let count = 1 + random.below(12); count > 0; count--)
      copy[from + random.below(copy.length - from - 16)] = random.below(256)
    return copy
  },

  cutOff: (bytes, random) => bytes.subarray(0, random.below(bytes.length)),

  cutOut(bytes, random) {
    const [from, to] = span(bytes, random)
    return Buffer.concat([bytes.subarray(0, from), bytes.subarray(to)])
  },

  repeatBytes(bytes, random) {
    const [from, to] = span(bytes, random)
    const times = 1 + random.below(50)
    const repeated = Array<Buffer>(times).fill(bytes.subarray(from, to))
    return Buffer.concat([bytes.subarray(0, to), ...repeated, bytes.subarray(to)])
  },

  insertNoise(bytes, random) {
    const at = random.below(bytes.length)
    const noise = Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256)))
    return Buffer.concat([bytes.subarray(0, at), noise, bytes.subarray(at)])
  },

  repeatPart(bytes, random) {
    const { start, end } = random.pick(partsOf(bytes))
    const times = random.pick([1, 2, 30, 1_500])
    const repeated = Array<Buffer>(times).fill(bytes.subarray(start, end))
    return Buffer.concat([bytes.subarray(0, end), ...repeated, bytes.subarray(end)])
  },

  dropPart(bytes, random) {
    const { start, end } = random.pick(partsOf(bytes))
    return Buffer.concat([bytes.subarray(0, start), bytes.subarray(end)])
  },

  swapParts(bytes, random) {
    const parts = partsOf(bytes)
    const [one, other] = [random.pick(parts), random.pick(parts)]
    const [first, second] = one.start < other.start ? [one, other] : [other, one]
    if (first === second) return bytes
    return Buffer.concat([
      bytes.subarray(0, first.start),
      bytes.subarray(second.start, second.end),
      bytes.subarray(first.end, second.start),
      bytes.subarray(first.start, first.end),
      bytes.subarray(second.end)
    ])
  },

  wrongLength(bytes, random) {
    const copy = Buffer.from(bytes)
    const { lengthAt, lengthBytes } = random.pick(partsOf(bytes))
    const isLittle = bytes[0] === 0x52
    const most = 2 ** (8 * lengthBytes) - 1
    const length = isLittle
      ? copy.readUIntLE(lengthAt, lengthBytes)
      : copy.readUIntBE(lengthAt, lengthBytes)
    const wrong = random.pick([
      0,
      1,
      length - 1,
      length + 1,
      length * 2,
      bytes.length,
      most,
      most >> 1
    ])
    const value = Math.min(most, Math.max(0, wrong))
    if (isLittle) copy.writeUIntLE(value, lengthAt, lengthBytes)
    else copy.writeUIntBE(value, lengthAt, lengthBytes)
    return copy
  },

  /** Joins the beginning of one file to the end of another, whatever their formats. */
  splice(bytes, random, seeds) {
    const other = random.pick(seeds)
    return Buffer.concat([
      bytes.subarray(0, random.below(bytes.length)),
      other.subarray(random.below(other.length))
    ])
  },

  /** Inserts a part of another file into this one. */
  graft(bytes, random, seeds) {
    const other = random.pick(seeds)
    const part = random.pick(partsOf(other))
    const { end } = random.pick(partsOf(bytes))
    const grafted = other.subarray(part.start, part.end)
    return Buffer.concat([bytes.subarray(0, end), grafted, bytes.subarray(end)])
  }
}

function span(bytes: Buffer, random: Random): [from: number, to: number] {
  const from = random.below(bytes.length)
  return [from, Math.min(bytes.length, from + 1 + random.below(400))]
}
