import { globSync, readFileSync } from 'node:fs'
import t from 'tap'

t.test('docs/walk.md shows every picture of the walk, in light and dark', async (t) => {
  const page = readFileSync('docs/walk.md', 'utf8')
  const shown = (scheme: string) =>
    [...page.matchAll(new RegExp(`images/([\\w-]+)-${scheme}\\.png`, 'g'))].map(
      ([, name = '']) => name
    )
  const kept = globSync('docs/images/*-light.png').map((path) =>
    path.slice('docs/images/'.length, -'-light.png'.length)
  )
  const taken = [...readFileSync('tests/e2e/walk.ts', 'utf8').matchAll(/shoot\('([\w-]+)'/g)].map(
    ([, name = '']) => name
  )
  t.ok(kept.length > 15)
  t.strictSame(shown('light').toSorted(), kept.toSorted())
  t.strictSame(shown('dark'), shown('light'))
  for (const name of taken) t.ok(kept.includes(name), `${name} is kept`)
})
