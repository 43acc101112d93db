import { existsSync, globSync, readFileSync } from 'node:fs'
import t from 'tap'

const page = readFileSync('docs/laws.md', 'utf8')
const rows = page
  .split('\n')
  .filter((line) => /^\| (`|[A-Z])/.test(line) && !line.startsWith('| Law '))
const laws = rows.map((row) => {
  const [law = '', written = '', read = '', test = ''] = row.slice(2, -2).split(' | ')
  return { law, name: /^`([\w-]+)`: /.exec(law)?.[1], places: [written, read], test }
})

t.test('docs/laws.md has 60 laws or more, and each is said once', async (t) => {
  t.ok(laws.length >= 60)
  t.equal(new Set(laws.map(({ law }) => law)).size, laws.length)
})

t.test('every place that docs/laws.md names exists in its file', async (t) => {
  for (const { law, places } of laws)
    for (const place of places) {
      const [, file = '', name = ''] = /^`([\w./-]+)` `(\w+)`$/.exec(place.trim()) ?? []
      t.ok(existsSync(file), `${law} names the file ${place}`)
      const source = existsSync(file) ? readFileSync(file, 'utf8') : ''
      const isDeclared = file.startsWith('migrations/')
        ? new RegExp(`\\b${name}\\b`).test(source)
        : new RegExp(`(function\\*? |const )${name}\\b`).test(source)
      t.ok(isDeclared, `${name} is in ${file}`)
    }
})

t.test('every test that docs/laws.md names exists', async (t) => {
  for (const { law, test } of laws) {
    const [, file = ''] = /^`([\w./-]+\.test\.ts)`$/.exec(test.trim()) ?? []
    t.ok(existsSync(file), `${law} is tested by ${test}`)
  }
})

t.test(
  'the laws with a name are those that the code asserts, in a file that is named',
  async (t) => {
    const asserted = new Map<string, string[]>()
    for (const file of globSync('{server,modules}/**/*.ts'))
      for (const [, name = ''] of readFileSync(file, 'utf8').matchAll(
        /\binvariant\(\s*'([\w-]+)'/g
      ))
        asserted.set(name, [...(asserted.get(name) ?? []), file])
    t.strictSame([...asserted.keys()].toSorted(), laws.flatMap(({ name }) => name ?? []).toSorted())
    for (const { name, places } of laws)
      if (name !== undefined)
        t.ok(
          asserted.get(name)?.some((file) => places.some((place) => place.includes(`\`${file}\``))),
          `${name} is asserted where the page says`
        )
  }
)

t.test('every law with a name is broken by a test', async (t) => {
  const tests = globSync('tests/server/core/laws/*.test.ts')
    .filter((file) => !file.endsWith('page.test.ts'))
    .map((file) => readFileSync(file, 'utf8'))
    .join()
  t.strictSame(
    laws.flatMap(({ name }) => (name && !tests.includes(name) ? [name] : [])),
    []
  )
})
