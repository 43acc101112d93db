import { existsSync, globSync, readFileSync } from 'node:fs'
import t from 'tap'

const page = readFileSync('docs/coverage.md', 'utf8')
const clauses = clausesIn(readFileSync('docs/specification.md', 'utf8'))
const rows = rowsIn(page)

t.test('docs/coverage.md has every clause of the specification exactly once', async (t) => {
  t.ok(clauses.length > 500)
  t.equal(new Set(clauses).size, clauses.length, 'no number is used twice')
  const covered = rows.flatMap(({ ids }) => ids)
  t.strictSame(covered.toSorted(), clauses.toSorted())
})

t.test('every test that docs/coverage.md names exists, with its title', async (t) => {
  const lost = rows
    .flatMap(({ tests }) => tests)
    .filter(({ file, title }) => !existsSync(file) || !titlesIn(file).includes(title))
  t.strictSame(lost, [])
})

t.test('docs/coverage.md counts its clauses, and its decisions exist', async (t) => {
  const untested = rows.filter(({ tests }) => tests.length === 0).flatMap(({ ids }) => ids)
  const decided = rows.filter(({ decisions }) => decisions.length > 0).flatMap(({ ids }) => ids)
  const shown = clauses.length - untested.length
  t.match(
    page.replaceAll(/\s+/g, ' '),
    `Of ${clauses.length} clauses ${shown} are shown by a test and ${untested.length} are not. ${decided.length} differ`
  )
  for (const { decisions } of rows)
    for (const decision of decisions) t.ok(existsSync(`docs/${decision}`), decision)
  const explained = differencesIn(page)
  t.strictSame(
    explained.filter(({ decision }) => !existsSync(`docs/${decision}`)),
    []
  )
  t.strictSame(
    decided.toSorted(),
    [...new Set(explained.flatMap(({ ids }) => ids))].toSorted(),
    'the last table explains the same clauses'
  )
})

t.test('docs/coverage.md names every test file, and no file that does not exist', async (t) => {
  const named = [...page.matchAll(/`([\w/*-]+(?:\.test\.ts)?)`/g)]
    .flatMap(([, name = '']) => globSync(fileOf(name)))
    .concat('tests/coverage.test.ts')
  t.strictSame(
    globSync('tests/**/*.test.ts').filter((file) => !named.includes(file)),
    []
  )
})

function fileOf(name: string): string {
  return name.endsWith('.test.ts') ? name : `tests/${name}.test.ts`
}

/** Returns the numbers that stand before rules, steps and rows of tables. */
function clausesIn(specification: string): string[] {
  const found = specification.matchAll(/^(?:(?:- |\d+\. )?\*\*([\d.]+)\*\* |\| ([\d.]+) +\|)/gm)
  return [...found].map(([, rule, row]) => rule ?? row ?? '')
}

type Row = { ids: string[]; tests: { file: string; title: string }[]; decisions: string[] }

/** Returns the rows whose first cell is a clause or a range of clauses. */
function rowsIn(text: string): Row[] {
  const found = text.matchAll(/^\| ([\d.]+)(?: to ([\d.]+))? +\| (.*?) +\| (.*?) *\|$/gm)
  return [...found].map(([, first = '', last = first, tests = '', decisions = '']) => ({
    ids: clauses.slice(clauses.indexOf(first), clauses.indexOf(last) + 1),
    tests: tests.split(/ · (?=`)/).flatMap((named) => {
      const [, name, title = ''] = /^`([\w/-]+)`(?: (.*))?$/.exec(named) ?? []
      return name ? [{ file: fileOf(name), title: title.trim() }] : []
    }),
    decisions: linksIn(decisions)
  }))
}

function linksIn(cell: string): string[] {
  return [...cell.matchAll(/\]\((decisions\/[^)]+)\)/g)].map(([, link = '']) => link)
}

function differencesIn(text: string): { ids: string[]; decision: string }[] {
  const table = text.slice(text.indexOf('## What earlier versions did otherwise'))
  return [...table.matchAll(/\| ([\d., ]+?) +\| (\[.*?) *\|$/gm)].map(
    ([, ids = '', cell = '']) => ({
      ids: ids.split(', '),
      decision: linksIn(cell)[0] ?? ''
    })
  )
}

/** Returns the titles of the tests in a file, and '' for a file that is named as a whole. */
function titlesIn(file: string): string[] {
  const source = readFileSync(file, 'utf8')
  const found = source.matchAll(/\.test\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^\n]+?)`)\s*,/g)
  return [
    '',
    ...[...found].map(([, single, double, template]) => single ?? double ?? template ?? '')
  ]
}
