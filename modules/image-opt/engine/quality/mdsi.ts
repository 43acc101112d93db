import { newMetric } from './metric.ts'
import { type Raster, writeLines } from './ssimulacra2.ts'

/*
 * MDSI, the second opinion on results (decision 048), after H. Ziaei Nafchi, A. Shahkolaei, R. Hedjam and M. Cheriet, "Mean
 * Deviation Similarity Index: Efficient and Reliable Full-Reference Image Quality Evaluator", IEEE Access 4, 2016. It
 * compares how steep brightness is and how colours differ from grey, pixel by pixel, and measures how unevenly the picture
 * has changed. The similarities of pixels are found in metric/mdsi.ts.
 */

/** The bins that metric/mdsi.ts counts in; the last is that of a similarity of 1.25. */
const BINS_PER_UNIT = 65_536
const BINS = 81_921

/**
 * The line through 415 plain JPEGs of two corpora that score 55 to 92 (least squares: 905). Their medians lie within 1.5
 * points of it at every score.
 */
const POINTS = 900

const CHANNELS = 3

/** That of this thread. It has a memory of its own, so that the reference of SSIMULACRA2 stays in its memory. */
let metric: ReturnType<typeof newMetric> | undefined

/**
 * Collects the similarities of a picture that comes in tiles. Tiles begin on even pixels, because the picture is halved
 * first: that is the scale for pictures of the size on which the metric was compared with people's opinions.
 */
export class Mdsi {
  private readonly counts = new Uint32Array(BINS)

  add(reference: Raster, result: Raster): void {
    const pair = [reference, result].map(atLeastTwo) as [Raster, Raster]
    const [{ width, height }] = pair
    metric ??= newMetric()
    const { beginSecond, readSecond, compareSecond, countsOfSecond, memory } = metric
    const at = beginSecond(width)
    if (at === 0) throw new Error(`No memory for comparing rows of ${width} pixels`)
    const written = new Uint8Array(memory.buffer)
    const last = (height >> 1) - 1
    // Much of a picture on white is the same in both, and needs no arithmetic.
    const isSame = Array.from({ length: last + 1 }, (_, y) =>
      [2 * y, 2 * y + 1].every((line) => isSameLine(pair, line))
    )
    let read = -1
    for (let y = 0; y <= last; y++) {
      if (isSame[y - 1] !== false && isSame[y] && isSame[y + 1] !== false) {
        this.counts[BINS_PER_UNIT]! += width >> 1
        continue
      }
      const below = Math.min(y + 1, last)
      for (read = Math.max(read, y - 2); read < below; ) {
        let end = at
        read++
        for (const raster of pair) end = writeLines(written, end, raster, 2 * read, 2 * read + 2)
        readSecond(read, width)
      }
      compareSecond(y, last)
    }
    const counts = new Uint32Array(memory.buffer, countsOfSecond(), BINS)
    for (let bin = 0; bin < BINS; bin++) this.counts[bin]! += counts[bin]!
  }

  /** Returns the index as published: 0 for equal pictures, and more for worse ones. */
  value(): number {
    const { counts } = this
    let [count, sum, deviation] = [0, 0, 0]
    for (let bin = 0; bin < BINS; bin++) {
      count += counts[bin]!
      sum += counts[bin]! * fourthRoot(bin / BINS_PER_UNIT)
    }
    for (let bin = 0; bin < BINS; bin++)
      deviation += counts[bin]! * Math.abs(fourthRoot(bin / BINS_PER_UNIT) - sum / count)
    return fourthRoot(deviation / count)
  }

  /** Returns the index on SSIMULACRA2's scale: the score that mozjpeg's pictures with this index have on average. */
  score(): number {
    return 100 - POINTS * this.value() ** 2
  }
}

/** Two square roots take much less time than a power. */
const fourthRoot = (value: number): number => Math.sqrt(Math.sqrt(value))

function isSameLine([reference, result]: [Raster, Raster], y: number): boolean {
  const [before, after] = [reference, result].map(({ data, width, lineBytes = CHANNELS * width }) =>
    data.subarray(y * lineBytes, y * lineBytes + CHANNELS * width)
  )
  return Buffer.compare(before!, after!) === 0
}

/** Repeats the pixels of a picture that is one pixel wide or high, so that it can be halved. */
function atLeastTwo(raster: Raster): Raster {
  const { data, width, height, lineBytes = CHANNELS * width } = raster
  if (width > 1 && height > 1) return raster
  const size = { width: Math.max(2, width), height: Math.max(2, height) }
  const repeated = new Uint8Array(size.width * size.height * CHANNELS)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const from = Math.min(y, height - 1) * lineBytes + Math.min(x, width - 1) * CHANNELS
      repeated.set(data.subarray(from, from + CHANNELS), (y * size.width + x) * CHANNELS)
    }
  return { data: repeated, ...size }
}
