import { type Metric, newMetric } from './metric.ts'

/** 8-bit RGB, three bytes per pixel. With `lineBytes`, it is a part of a picture whose lines are that long. */
export type Raster = { data: Uint8Array; width: number; height: number; lineBytes?: number }

/** Writes lines of a picture, by default all, one behind the other. Returns where they end. */
export function writeLines(
  memory: Uint8Array,
  at: number,
  { data, width, height, lineBytes = 3 * width }: Raster,
  from = 0,
  to = height
): number {
  const bytes = 3 * width
  if (lineBytes === bytes) {
    memory.set(data.subarray(from * bytes, to * bytes), at)
    return at + (to - from) * bytes
  }
  let end = at
  for (let y = from; y < to; y++, end += bytes)
    memory.set(data.subarray(y * lineBytes, y * lineBytes + bytes), end)
  return end
}

/** A picture that others are compared with. */
export type Reference = { raster: Raster }

/**
 * The metric of this thread. Its memory grows to the largest picture so far: 27 bytes a pixel with a reference that is kept,
 * 14 without.
 */
let metric: Metric | undefined

/** WebAssembly cannot shrink its memory, so a metric with more than this is discarded at the next small picture. */
const KEPT_BYTES = 64 * 1024 ** 2
const SMALL_PIXELS = 1_200_000

/** The reference whose planes are in the metric's memory. */
let kept: Reference | undefined

/**
 * Prepares a picture for comparisons. About half of the work is shared by all of them and is done once, in the first
 * one.
 */
export const referenceOf = (raster: Raster): Reference => ({ raster })

/**
 * Scores of a picture: 100 is identical, 90 cannot be told apart, 80 differs only side by side, 70 differs slightly, 50
 * visibly; a score can be negative. `newer` is SSIMULACRA2, version 2.1; `older` is version 2.0, whose weights were
 * fitted to fewer judgements. `worst` and `olderWorst` are those of the worst window of 64 x 64 pixels.
 */
export type Scores = { newer: number; older: number; worst: number; olderWorst: number }

/** Scores how similar to the reference a picture of the same size looks. */
export const similarities = (reference: Reference, raster: Raster): Scores =>
  new Comparison().add(reference, raster)

/**
 * Compares a picture that comes in tiles. Other comparisons may take place between two tiles. All tiles need as many
 * scales as the picture: sides of at least 256 pixels, or the picture's own.
 */
export class Comparison {
  private state: Uint8Array | undefined

  /** Returns the scores of the tiles so far. Without `isTwice`, which takes longer, version 2.0 does not count. */
  add(reference: Reference, raster: Raster, isTwice = true): Scores {
    discardLarge(raster)
    return this.compare(open(reference, raster), 'compare', isTwice)
  }

  /** The same for a reference that nothing else is compared with, in five sixths of the time and half of the memory. */
  addPair(before: Raster, after: Raster, isTwice: boolean): Scores {
    discardLarge(after)
    return this.compare(openPair(before, after), 'comparePair', isTwice)
  }

  private compare(metric: Metric, how: 'compare' | 'comparePair', isTwice: boolean): Scores {
    const at = metric.stateAt()
    if (this.state) new Uint8Array(metric.memory.buffer).set(this.state, at)
    else metric.begin()
    metric[how](isTwice)
    this.state = new Uint8Array(metric.memory.buffer).slice(at, at + metric.stateBytes())
    return {
      newer: newerScore(metric.sum()),
      older: isTwice ? olderScore(metric.olderSum()) : Infinity,
      worst: newerScore(metric.worst()),
      olderWorst: isTwice ? olderScore(metric.olderWorst()) : Infinity
    }
  }
}

/** Scores by version 2.1 alone, which takes less time. */
export function similarity(reference: Reference, raster: Raster): number {
  discardLarge(raster)
  const metric = open(reference, raster)
  metric.begin()
  metric.compare(false)
  return newerScore(metric.sum())
}

// The curves from weighted errors to people's opinions were fitted by the metric's authors.
function newerScore(sum: number): number {
  const error = sum * 0.9562382616834844
  const felt =
    2.326765642916932 * error -
    0.020884521182843837 * error ** 2 +
    6.248496625763138e-5 * error ** 3
  return felt > 0 ? 100 - 10 * felt ** 0.6276336467831387 : 100
}

function olderScore(sum: number): number {
  const felt = sum * 17.829717797575952 - 1.634169143917183
  return felt > 0 ? 100 - 10 * felt ** 0.5453261009510213 : 100
}

/** Gives back the memory that a larger picture needed. */
function discardLarge({ width, height }: Raster): void {
  if (width * height > SMALL_PIXELS || !metric) return
  if (metric.memory.buffer.byteLength <= KEPT_BYTES) return
  metric = undefined
  kept = undefined
}

/** Returns the metric of this thread, with the reference and the picture in its memory. */
function open(reference: Reference, raster: Raster): Metric {
  metric ??= newMetric()
  if (kept !== reference) {
    // A throw must not leave half of a reference behind.
    kept = undefined
    write(metric, reference.raster)
    metric.keep()
    kept = reference
  }
  write(metric, raster)
  return metric
}

/** Returns the metric of this thread, with a pair in its memory. */
function openPair(before: Raster, after: Raster): Metric {
  metric ??= newMetric()
  kept = undefined
  const at = checked(metric.preparePair(after.width, after.height), after)
  const memory = new Uint8Array(metric.memory.buffer)
  writeLines(memory, writeLines(memory, at, after), before)
  return metric
}

function write({ prepare, memory }: Metric, raster: Raster): void {
  const at = checked(prepare(raster.width, raster.height), raster)
  // Growing moves the memory, so the buffer is read only now.
  writeLines(new Uint8Array(memory.buffer), at, raster)
}

function checked(at: number, { width, height }: Raster): number {
  if (at === 0) throw new Error(`No memory for comparing ${width} x ${height} pixels`)
  return at
}
