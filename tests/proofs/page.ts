import type { Measured } from '../support/report.ts'
import { PROOFS, type Proof } from './proofs.ts'

/** The latest outcome of one part of a proof, as docs/reliability.md shows it. */
export type Outcome = { measured: string; result: string; date: string; commit: string }

/** Outcomes by the key that `keyOf` makes from the proof and the part. */
export type Outcomes = Map<string, Outcome>

const NONE: Outcome = { measured: '', result: 'not yet run', date: '', commit: '' }

export const keyOf = (proof: number, part: string) => `${proof} ${part}`

const HEADS = ['', 'What is done', 'It holds when', 'Part', 'Measured', 'Result', 'Date', 'Commit']

const INTRODUCTION = `# Reliability, number by number

\`npm run prove\` writes this page; nothing in it is typed by hand. Each line is the latest run of the long form of one
test, with its own date and commit; \`npm test\` runs a short form of each. \`npm run prove -- 1 5\` runs only the proofs 1
and 5 and leaves the other lines as they are. A line whose commit has a + was made with changes that were not committed.
`

/** Joins the measurements of a test into one text, such as `200 kills, 0 pictures lost`. */
export const sentenceOf = (measured: Measured): string =>
  Object.entries(measured)
    .map(
      ([name, value]) => `${typeof value === 'number' ? value.toLocaleString('en') : value} ${name}`
    )
    .join(', ')

/** Returns the text of docs/reliability.md, in the form that the repository's formatter leaves unchanged. */
export function writePage(outcomes: Outcomes): string {
  const lines = PROOFS.flatMap(linesOf(outcomes))
  const widths = HEADS.map((head, column) =>
    Math.max(head.length, 3, ...lines.map((line) => (line[column] ?? '').length))
  )
  const row = (cells: string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const rule = row(widths.map((width) => '-'.repeat(width)))
  return `${[INTRODUCTION, row(HEADS), rule, ...lines.map(row)].join('\n')}\n`
}

const linesOf =
  (outcomes: Outcomes) =>
  ({ number, what, holds, parts }: Proof) =>
    (Object.keys(parts).length === 0 ? ['no test yet'] : Object.keys(parts)).map((part) => {
      const { measured, result, date, commit } = outcomes.get(keyOf(number, part)) ?? NONE
      return [String(number), what, holds, part, measured, result, date, commit]
    })

/**
 * Reads the outcomes from the text of docs/reliability.md, so that a run of some proofs keeps the outcomes of the
 * others.
 */
export function readPage(page: string): Outcomes {
  const outcomes: Outcomes = new Map()
  for (const line of page.split('\n').filter((text) => /^\| \d/.test(text))) {
    const [number, , , part = '', measured = '', result = '', date = '', commit = ''] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim())
    if (date) outcomes.set(keyOf(Number(number), part), { measured, result, date, commit })
  }
  return outcomes
}
