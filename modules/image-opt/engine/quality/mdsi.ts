import { newMetric } from './metric.ts'
import type { Raster } from './ssimulacra2.ts'

/*
 * MDSI, the second opinion on results (decision 097), after H. Ziaei Nafchi, A. Shahkolaei, R. Hedjam and M. Cheriet, "Mean
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
    const lines = (y: number) => {
      const [from, to] = [2 * y, 2 * y + 2].map((line) => line * width * CHANNELS)
      return pair.map(({ data }) => data.subarray(from, to)) as [Uint8Array, Uint8Array]
    }
    // Much of a picture on white is the same in both, and needs no arithmetic.
    const isSame = Array.from({ length: last + 1 }, (_, y) => Buffer.compare(...lines(y)) === 0)
    let read = -1
    for (let y = 0; y <= last; y++) {
      if (isSame[y - 1] !== false && isSame[y] && isSame[y + 1] !== false) {
        this.counts[BINS_PER_UNIT]! += width >> 1
        continue
      }
      const below = Math.min(y + 1, last)
      for (read = Math.max(read, y - 2); read < below; ) {
        const [before, after] = lines(++read)
        written.set(before, at)
        written.set(after, at + before.length)
        readSecond(read, width)
      }
      compareSecond(y, last)
    }
    const counts = new Uint32Array(memory.buffer, countsOfSecond(), BINS)
    for (let bin = 0; bin < BINS; bin++) this.counts[bin]! += counts[bin]!
  }

  /** Returns the index as published: 0 for equal pictures, and more for worse ones. */
  value(): number {
    let [count, sum] = [0, 0]
    const used: { pixels: number; root: number }[] = []
    this.counts.forEach((pixels, bin) => {
      if (pixels === 0) return
      const root = (bin / BINS_PER_UNIT) ** 0.25
      used.push({ pixels, root })
      count += pixels
      sum += pixels * root
    })
    const mean = sum / count
    const deviation = used.reduce(
      (sum, { pixels, root }) => sum + pixels * Math.abs(root - mean),
      0
    )
    return (deviation / count) ** 0.25
  }

  /** Returns the index on SSIMULACRA2's scale: the score that mozjpeg's pictures with this index have on average. */
  score(): number {
    return 100 - POINTS * this.value() ** 2
  }
}

/** Repeats the pixels of a picture that is one pixel wide or high, so that it can be halved. */
function atLeastTwo({ data, width, height }: Raster): Raster {
  if (width > 1 && height > 1) return { data, width, height }
  const size = { width: Math.max(2, width), height: Math.max(2, height) }
  const repeated = new Uint8Array(size.width * size.height * CHANNELS)
  for (let y = 0; y < size.height; y++)
    for (let x = 0; x < size.width; x++) {
      const from = (Math.min(y, height - 1) * width + Math.min(x, width - 1)) * CHANNELS
      repeated.set(data.subarray(from, from + CHANNELS), (y * size.width + x) * CHANNELS)
    }
  return { data: repeated, ...size }
}
