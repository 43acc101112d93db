import { appendFileSync } from 'node:fs'

/** What a test counted or measured, by its name: `{ kills: 200, 'pictures lost': 0 }`. */
export type Measured = Record<string, number | string>

export type Report = { proof: number; part: string; measured: Measured }

/**
 * Reports what a test has measured for a part of a proof (docs/reliability.md). Only `npm run prove` collects reports.
 * If a test in the same file fails, the part counts as failed all the same. Call this after the last assertion on
 * these numbers.
 */
export function report(proof: number, part: string, measured: Measured): void {
  const { REPORTS } = process.env
  const line: Report = { proof, part, measured }
  if (REPORTS) appendFileSync(REPORTS, `${JSON.stringify(line)}\n`)
}
