import { readFileSync } from 'node:fs'

/**
 * What metric/metric.ts exports. Pictures are written at the address that `prepare` or `preparePair` returns, and lines
 * for the second opinion at that of `beginSecond`.
 */
export type Metric = {
  memory: WebAssembly.Memory
  prepare(width: number, height: number): number
  preparePair(width: number, height: number): number
  keep(): void
  begin(): void
  compare(isTwice: boolean): void
  comparePair(isTwice: boolean): void
  sum(): number
  olderSum(): number
  worst(): number
  olderWorst(): number
  stateAt(): number
  stateBytes(): number
  beginSecond(width: number): number
  readSecond(y: number, width: number): void
  compareSecond(y: number, last: number): void
  countsOfSecond(): number
}

let compiled: WebAssembly.Module | undefined

/** Returns a metric with a memory of its own. */
export function newMetric(): Metric {
  compiled ??= new WebAssembly.Module(
    readFileSync(new URL('./metric/metric.wasm', import.meta.url))
  )
  return new WebAssembly.Instance(compiled).exports as Metric
}
