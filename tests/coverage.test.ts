import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import t from 'tap'

/**
 * Returns the test files that docs/coverage.md names, and the names that belong to no file. A name without a folder is
 * looked for in the folder of the file named before it, then anywhere in tests.
 */
function namedFiles(): { files: Set<string>; lost: string[] } {
  const files = new Set<string>()
  const lost: string[] = []
  let folder = ''
  for (const [, name = ''] of readFileSync('docs/coverage.md', 'utf8').matchAll(
    /`([^`\s]*\.test\.ts)`/g
  )) {
    if (name.includes('/')) folder = dirname(name)
    const beside = globSync(name.includes('/') ? name : `${folder}/${name}`)
    const found = beside.length > 0 ? beside : globSync(`tests/**/${name}`)
    if (found.length === 0) lost.push(name)
    for (const file of found) files.add(file)
  }
  return { files, lost }
}

t.test('docs/coverage.md names every test file, and no file that does not exist', async (t) => {
  const { files, lost } = namedFiles()
  t.strictSame(lost, [])
  t.strictSame(
    globSync('tests/**/*.test.ts').filter((file) => !files.has(file)),
    ['tests/coverage.test.ts']
  )
})
