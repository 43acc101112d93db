import { globSync, readFileSync } from 'node:fs'

/**
 * `npm run check` prints how many tests show the clauses of each chapter of docs/specification.md, and fails if a clause
 * has no test or a test names a clause that does not exist. A test names its clauses in its title: `§5.3.6`, or
 * `§2.2.2–2.2.28`.
 */
const specification = readFileSync('docs/specification.md', 'utf8')
const clauses = clausesIn(specification)
const tests = globSync('tests/**/*.test.ts').flatMap((file) =>
  namedIn(readFileSync(file, 'utf8')).map((named) => ({ file, ...named }))
)

const unknown = tests.filter(
  ({ first, last }) => !clauses.includes(first) || !clauses.includes(last)
)
const shown = new Map(clauses.map((clause) => [clause, 0]))
for (const { first, last } of tests)
  for (const clause of clauses.slice(clauses.indexOf(first), clauses.indexOf(last) + 1))
    shown.set(clause, (shown.get(clause) ?? 0) + 1)

for (const [, chapter = '', name = ''] of specification.matchAll(/^## (\d+)\.? (.+)$/gm)) {
  const own = clauses.filter((clause) => clause.startsWith(`${chapter}.`))
  const count = own.reduce((sum, clause) => sum + (shown.get(clause) ?? 0), 0)
  console.log(
    `${chapter.padStart(2)} ${name.padEnd(44)} ${own.length} clauses, shown ${count} times`
  )
}
const untested = clauses.filter((clause) => shown.get(clause) === 0)
const twice = clauses.filter((clause, index) => clauses.indexOf(clause) !== index)
for (const { file, first, last } of unknown)
  console.error(
    `${file} names a clause that does not exist: ${first}${first === last ? '' : ` to ${last}`}`
  )
for (const clause of untested) console.error(`No test shows ${clause}`)
for (const clause of twice) console.error(`Two clauses have the number ${clause}`)
if (unknown.length + untested.length + twice.length > 0) process.exit(1)

/** Returns the numbers that stand before rules, steps and rows of tables. */
function clausesIn(text: string): string[] {
  const found = text.matchAll(/^(?:(?:- |\d+\. )?\*\*([\d.]+)\*\* |\| ([\d.]+) +\|)/gm)
  return [...found].map(([, rule, row]) => rule ?? row ?? '')
}

/** Returns what the titles of the tests in a file name. */
function namedIn(source: string): { first: string; last: string }[] {
  const titles = source.matchAll(/\.test\(\s*(?:'[^'\n]+'|"[^"\n]+"|`[^\n]+?`)\s*,/g)
  return [...titles].flatMap(([title]) =>
    [...title.matchAll(/§(\d+(?:\.\d+)+)(?:–(\d+(?:\.\d+)+))?/g)].map(
      ([, first = '', last = first]) => ({ first, last })
    )
  )
}
