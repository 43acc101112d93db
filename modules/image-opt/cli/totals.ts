import type { FileReport } from './file-report.ts'

export type Totals = {
  files: number
  optimised: number
  unchanged: number
  refused: number
  failed: number
  bytesBefore: number
  bytesAfter: number
  savedBytes: number
  /** The share of bytesBefore that was saved, in percent, rounded to two decimals. */
  savedPercent: number
}

export function totalsOf(reports: readonly FileReport[]): Totals {
  const count = (wanted: FileReport['status']) =>
    reports.filter(({ status }) => status === wanted).length
  const bytesBefore = reports.reduce((sum, report) => sum + report.bytesBefore, 0)
  const bytesAfter = reports.reduce((sum, report) => sum + report.bytesAfter, 0)
  return {
    files: reports.length,
    optimised: count('optimised'),
    unchanged: count('unchanged'),
    refused: count('refused'),
    failed: count('failed'),
    bytesBefore,
    bytesAfter,
    savedBytes: bytesBefore - bytesAfter,
    savedPercent: savedPercent(bytesBefore, bytesAfter)
  }
}

export const savedPercent = (before: number, after: number): number =>
  before === 0 ? 0 : Math.round((10_000 * (before - after)) / before) / 100
