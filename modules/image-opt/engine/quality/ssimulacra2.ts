import { readFileSync } from 'node:fs'

/** 8-bit RGB, three bytes per pixel, no gaps. */
export type Raster = { data: Uint8Array; width: number; height: number }

/** A picture that others are compared with. */
export type Reference = { raster: Raster }

/** What metric/metric.ts exports. Pictures are written at the address that `prepare` returns. */
type Metric = {
  memory: WebAssembly.Memory
  prepare(width: number, height: number): number
  keep(): void
  compare(): number
  compareTwice(): number
  olderSum(): number
}

/** The metric of this thread. Its memory grows to the largest picture so far, 27 bytes a pixel. */
let metric: Metric | undefined

/** WebAssembly cannot shrink its memory, so a metric with more than this is discarded at the next small picture. */
const KEPT_BYTES = 64 * 1024 ** 2
const SMALL_PIXELS = 1_200_000

/** The reference whose planes are in the metric's memory. */
let kept: Reference | undefined

function openMetric(): Metric {
  const module = new WebAssembly.Module(
    readFileSync(new URL('./metric/metric.wasm', import.meta.url))
  )
  return new WebAssembly.Instance(module).exports as Metric
}

/**
 * Prepares a picture for comparisons. About half of the work is shared by all of them and is done once, in the first
 * one.
 */
export const referenceOf = (raster: Raster): Reference => ({ raster })

/**
 * Scores how similar to the reference a picture of the same size looks: 100 is identical, 90 cannot be told apart, 80
 * differs only side by side, 70 differs slightly, 50 visibly; the score can be negative. The metric is SSIMULACRA2,
 * version 2.1.
 */
export function similarity(reference: Reference, raster: Raster): number {
  return newerScore(open(reference, raster).compare())
}

/** Scores as `similarity` does, and also by version 2.0, whose weights were fitted to fewer judgements. */
export function similarities(
  reference: Reference,
  raster: Raster
): { newer: number; older: number } {
  const metric = open(reference, raster)
  const newer = newerScore(metric.compareTwice())
  return { newer, older: olderScore(metric.olderSum()) }
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

/** Returns the metric of this thread, with the reference and the picture in its memory. */
function open(reference: Reference, raster: Raster): Metric {
  if (kept !== reference && metric && metric.memory.buffer.byteLength > KEPT_BYTES)
    if (raster.width * raster.height <= SMALL_PIXELS) metric = undefined
  metric ??= openMetric()
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

function write({ prepare, memory }: Metric, { data, width, height }: Raster): void {
  const at = prepare(width, height)
  if (at === 0) throw new Error(`No memory for comparing ${width} x ${height} pixels`)
  // Growing moves the memory, so the buffer is read only now.
  new Uint8Array(memory.buffer).set(data, at)
}
