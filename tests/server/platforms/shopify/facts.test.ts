import { existsSync, globSync, readFileSync } from 'node:fs'
import t from 'tap'
import { SWITCHES } from '../../../stand-in/switches.ts'

const PAGE = readFileSync('docs/shopify.md', 'utf8')
const all = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, found = '']) => found)

t.test('every cited section of docs/shopify.md exists', async (t) => {
  const sections = [...all(PAGE, /^## (\d+)\. /gm), ...all(PAGE, /^\| (\d+\.\d+) /gm)]
  const cited = globSync('{server,modules,pages,islands,tests,docs}/**/*.{ts,tsx,md}').flatMap(
    (file) =>
      all(readFileSync(file, 'utf8'), /shopify\.md\)? §(\d+(?:\.\d+)?)/g).map((section) => ({
        file,
        section
      }))
  )
  t.ok(cited.length > 40, 'the citations were found')
  t.strictSame(
    cited.filter(({ section }) => !sections.includes(section)),
    []
  )
})

t.test(
  'every fact in docs/shopify.md states how certain it is and names tests that exist',
  async (t) => {
    const [sections = ''] = PAGE.slice(PAGE.indexOf('\n## 1. ')).split('\n## Sources')
    const facts = all(sections, /^- ((?:.|\n {2})+)/gm)
    t.ok(facts.length > 90, 'the facts were found')
    const form =
      /\n {2}_(?:documented|observed|reported|open)_; (?:switch `\w+`; )?`[^`]+`(?:,\s+`[^`]+`)*$/
    t.strictSame(
      facts.filter((fact) => !form.test(fact)),
      []
    )
    const tests = facts.flatMap((fact) =>
      all(fact.slice(fact.lastIndexOf('_; ')), /`([\w/-]+[/-][\w-]+)`/g)
    )
    t.strictSame(
      tests.filter((name) => !existsSync(`tests/${name}.test.ts`)),
      []
    )
  }
)

t.test(
  "docs/publishing.md lists every switch of the stand-in under 'Open questions'",
  async (t) => {
    const [, table = ''] = readFileSync('docs/publishing.md', 'utf8').split('### Open questions')
    const rows = all(table, /^\| `(\w+)` /gm)
    t.strictSame(rows.sort(), Object.keys(SWITCHES).sort())
  }
)

t.test(
  'docs/shopify.md names every switch of the stand-in beside an open point, and no other switch',
  async (t) => {
    const points = all(PAGE, /^(\| \d+\.\d+ .*)$/gm).join('\n')
    for (const name of Object.keys(SWITCHES)) t.ok(points.includes(`\`${name}\``), name)
    const named = all(PAGE, /switch `(\w+)`/g)
    t.ok(named.length > 8)
    t.strictSame(
      named.filter((name) => !(name in SWITCHES)),
      []
    )
  }
)
