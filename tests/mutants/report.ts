import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import type { MutantResult } from '@stryker-mutator/api/core'
import { REASONS } from './reasons.ts'

const FILE = 'docs/mutants.md'

const INTRODUCTION = `# Mutants

\`npm run mutants\` wrote this page. StrykerJS changes one expression or statement at a time in the files where money,
originals, access and harm are decided, and runs the tests of the area (\`tests/mutants/areas.ts\`). A mutant is caught
when a test fails or never ends. Mutants in texts and in object literals are left out: nearly all of them are type
errors. A reason is written in \`tests/mutants/reasons.ts\`.`

/**
 * The states of mutants that need no further test. 'RuntimeError' means that the mutant ended the whole process, and
 * 'Ignored' that mutants of its kind are left out.
 */
const CAUGHT = ['Killed', 'Timeout', 'RuntimeError', 'Ignored']

export const isCaught = ({ status }: MutantResult): boolean => CAUGHT.includes(status)

/** Writes the area's section and the summary of all areas to docs/mutants.md, and prints the section. */
export function writeArea(name: string, mutants: MutantResult[]): void {
  const tried = mutants.filter(({ status }) => status !== 'Ignored')
  const missed = tried.filter((mutant) => !isCaught(mutant)).map(rowOf)
  const caught = tried.length - missed.length
  const percent = Math.floor((100 * caught) / tried.length)
  const day = new Date().toISOString().slice(0, 10)
  const commit = execFileSync('git', ['rev-parse', '--short=8', 'HEAD']).toString().trim()
  const figures = `${day}, commit ${commit}: ${tried.length} mutants, ${caught} caught (${percent} %).`
  const table =
    missed.length === 0
      ? ''
      : `\n\n| Place | Code | Mutant | Reason |\n| --- | --- | --- | --- |\n${missed.join('\n')}`
  const sections = sectionsOf(existsSync(FILE) ? readFileSync(FILE, 'utf8') : '')
  sections.set(name, `${figures}${table}`)
  write(documentOf(sections))
  console.log(`\n${name}: ${figures}${table}`)
}

/** Describes a missed mutant in a row of a Markdown table. */
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
  const without = status === 'NoCoverage' ? '**no test runs it**' : '**no reason yet**'
  return `| ${file}:${start.line} | ${code} | ${mutant} | ${reasonFor(file, code, mutant) ?? without} |`
}

/** Finds the reason for a mutant. `code` and `mutant` are quoted as in a row of the table. */
const reasonFor = (file: string, code: string, mutant: string): string | undefined =>
  REASONS.find(
    (each) => each.file === file && quoted(each.code) === code && quoted(each.mutant) === mutant
  )?.why

/** Writes the reasons into the rows of docs/mutants.md again, without running any mutant. */
export function renewReasons(): void {
  const rows = readFileSync(FILE, 'utf8').split('\n')
  const renewed = rows.map((row) => {
    const [, place, code, mutant] = row.split(/(?<!\\)\|/).map((cell) => cell.trim())
    const file = place?.split(':')[0] ?? ''
    const why = code && mutant && reasonFor(file, code, mutant)
    return why ? `| ${place} | ${code} | ${mutant} | ${why} |` : row
  })
  write(renewed.join('\n'))
}

function write(text: string): void {
  writeFileSync(FILE, text)
  const biome = 'node_modules/@biomejs/biome/bin/biome'
  execFileSync(process.execPath, [biome, 'format', '--write', FILE])
}

/** Returns code on one line, cut to 80 characters, so that it fits into a table and into `reasons.ts`. */
const onOneLine = (code: string): string => code.replace(/\s+/g, ' ').trim().slice(0, 80)

const quoted = (code: string): string => `\`${code.replaceAll('|', '\\|').replaceAll('`', '´')}\``

function sectionsOf(text: string): Map<string, string> {
  const parts = text.split('\n## ').slice(2)
  return new Map(
    parts.map((part) => {
      const end = part.indexOf('\n')
      return [part.slice(0, end), part.slice(end).trim()]
    })
  )
}

function documentOf(sections: Map<string, string>): string {
  const rows = [...sections].map(([name, text]) => {
    const [, all, caught, percent] = /(\d+) mutants, (\d+) caught \((\d+) %\)/.exec(text) ?? []
    return `| [${name}](#${name}) | ${all} | ${caught} | ${percent} |`
  })
  const summary = `## Summary\n\n| Area | Mutants | Caught | % |\n| --- | --- | --- | --- |\n${rows.join('\n')}`
  const rest = [...sections].map(([name, text]) => `## ${name}\n\n${text}`)
  return `${[INTRODUCTION, summary, ...rest].join('\n\n')}\n`
}
