import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { REASONS } from './reasons.ts'

const FILE = 'docs/mutants.md'

const INTRODUCTION = `# Mutants

\`npm run mutants\` wrote this page. StrykerJS changes one expression or statement at a time in the files where money,
originals, access and harm are decided, and runs the tests of the area (\`tests/proofs/mutants/areas.ts\`). A mutant is caught
when a test fails or never ends. Mutants in texts and in object literals are left out: nearly all of them are type
errors. The command prints the others that no test notices, each with its reason from \`tests/proofs/mutants/reasons.ts\` or
without one.`

/**
 * The states of mutants that need no further test. 'RuntimeError' means that the mutant ended the whole process, and
 * 'Ignored' that mutants of its kind are left out.
 */
const CAUGHT = ['Killed', 'Timeout', 'RuntimeError', 'Ignored']

export const isCaught = ({ status }: MutantResult): boolean => CAUGHT.includes(status)

/** Prints the area's missed mutants, and writes its line and all reasons to docs/mutants.md. */
export function writeArea(name: string, mutants: MutantResult[]): void {
  const tried = mutants.filter(({ status }) => status !== 'Ignored')
  const missed = tried.filter((mutant) => !isCaught(mutant)).map(rowOf)
  const day = new Date().toISOString().slice(0, 10)
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD']).toString().trim()
  const areas = areasIn(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')
  const unexplained = missed.filter((row) => row.includes(UNEXPLAINED)).length
  areas.set(
    name,
    [tried.length, tried.length - missed.length, unexplained, day, commit].join(' | ')
  )
  write(areas)
  console.log(`\n${name}: ${areas.get(name)}\n${missed.join('\n')}`)
}

const UNEXPLAINED = '**no reason yet**'

/** Describes a missed mutant in a row of a table. */
export function rowOf({ fileName, location, replacement, status }: MutantResult): string {
  const file = relative('.', fileName)
  const { start, end } = location
  const lines = readFileSync(fileName, 'utf8')
    .split('\n')
    .slice(start.line - 1, end.line)
  lines[lines.length - 1] = lines.at(-1)?.slice(0, end.column - 1) ?? ''
  lines[0] = lines[0]?.slice(start.column - 1) ?? ''
  const code = quoted(onOneLine(lines.join(' ')))
  const mutant = quoted(onOneLine(replacement))
  const without = `${UNEXPLAINED}${status === 'NoCoverage' ? ', and no test runs it' : ''}`
  return `| ${file}:${start.line} | ${code} | ${mutant} | ${reasonFor(file, code, mutant) ?? without} |`
}

/** Finds the reason for a mutant. `code` and `mutant` are quoted as in a row. */
const reasonFor = (file: string, code: string, mutant: string): string | undefined =>
  REASONS.find(
    (each) => each.file === file && quoted(each.code) === code && quoted(each.mutant) === mutant
  )?.why

/** Writes the reasons to docs/mutants.md again, without running any mutant. */
export const renewReasons = (): void => write(areasIn(readFileSync(FILE, 'utf8')))

function write(areas: Map<string, string>): void {
  const lines = [...areas].map(([name, line]) => `| ${name} | ${line} |`)
  const reasons = new Set(REASONS.map(({ file, why }) => `| ${file} | ${why} |`))
  writeFileSync(
    FILE,
    `${INTRODUCTION}

| Area | Mutants | Caught | Without a reason | Date | Commit |
| --- | --- | --- | --- | --- | --- |
${lines.join('\n')}

## Why no test has to notice the others

| File | Reason |
| --- | --- |
${[...reasons].sort().join('\n')}
`
  )
  const biome = 'node_modules/@biomejs/biome/bin/biome'
  execFileSync(process.execPath, [biome, 'format', '--write', FILE])
}

/** Returns code on one line, cut to 80 characters, so that it fits into a table and into `reasons.ts`. */
const onOneLine = (code: string): string => code.replace(/\s+/g, ' ').trim().slice(0, 80)

const quoted = (code: string): string => `\`${code.replaceAll('|', '\\|').replaceAll('`', '´')}\``

/** Returns what stands in the line of each area, without its name. */
const areasIn = (text: string): Map<string, string> =>
  new Map(
    [...text.matchAll(/^\| (\w+) +\| ((?:\d+ +\| ){3}.*?) *\|$/gm)].map(
      ([, name = '', line = '']) => [name, line]
    )
  )
