import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import type { Measured, Report } from '../support/report.ts'
import { keyOf, readPage, sentenceOf, writePage } from './page.ts'
import { PROOFS } from './proofs.ts'

const PAGE = 'docs/reliability.md'

/** Returns the test files of these proofs, each once. */
export const filesOfProofs = (numbers: readonly number[]): string[] => [
  ...new Set(numbers.flatMap((number) => Object.values(proofOf(number).parts)))
]

/** @throws when there is no proof with this number */
function proofOf(number: number) {
  const proof = PROOFS.find((one) => one.number === number)
  if (!proof) throw new Error(`Expected a proof from 1 to ${PROOFS.length} but got ${number}`)
  return proof
}

/**
 * Starts to collect the reports of all test files that run from now on. `write` then puts them into
 * docs/reliability.md.
 */
export function collectReports() {
  const folder = mkdtempSync(join(tmpdir(), 'reports-'))
  const path = join(folder, 'reports')
  process.env.REPORTS = path

  /**
   * Writes docs/reliability.md. It replaces only the results of the test files that ran.
   * @param files the test files that ran
   * @param failed those in which a test failed
   * @returns the parts of the proofs whose test file ran but reported nothing
   */
  const write = (files: readonly string[], failed: readonly string[]): string[] => {
    const measured = readReports(path)
    rmSync(folder, { recursive: true })
    const outcomes = readPage(existsSync(PAGE) ? readFileSync(PAGE, 'utf8') : '')
    const failing = new Set(failed.map((file) => relative('.', file)))
    const date = new Date().toISOString().slice(0, 10)
    const commit = commitNow()
    const silent: string[] = []
    for (const { number, parts } of PROOFS)
      for (const [part, file] of Object.entries(parts)) {
        if (!files.includes(file)) continue
        const key = keyOf(number, part)
        const found = measured.get(key)
        if (!found) silent.push(key)
        const result = found && !failing.has(file) ? 'holds' : 'fails'
        outcomes.set(key, { measured: sentenceOf(found ?? {}), result, date, commit })
      }
    writeFileSync(PAGE, writePage(outcomes))
    return silent
  }
  return { write }
}

function readReports(path: string): Map<string, Measured> {
  const lines = existsSync(path) ? readFileSync(path, 'utf8').trim().split('\n') : []
  const reports = lines.map((line) => JSON.parse(line) as Report)
  return new Map(reports.map(({ proof, part, measured }) => [keyOf(proof, part), measured]))
}

/** Returns the current commit, with a + at the end if the sources differ from it. */
function commitNow(): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim()
  const isChanged = git('status', '--porcelain', '--', '.', `:!${PAGE}`) !== ''
  return git('rev-parse', '--short=8', 'HEAD') + (isChanged ? '+' : '')
}
