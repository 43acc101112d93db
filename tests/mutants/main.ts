import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { AREAS } from './areas.ts'
import { writeArea } from './report.ts'

/*
 * `npm run mutants`: plants one small fault after the other in the files where money, originals, access and harm are
 * decided, runs the tests that ought to notice it, and writes what remained unnoticed to docs/mutants.md.
 * `npm run mutants -- AREA…` takes only the named areas of areas.ts.
 */

const named = process.argv.slice(2)
const unknown = named.filter((name) => !(name in AREAS))
if (unknown.length > 0) {
  console.error(
    `Expected areas among ${Object.keys(AREAS).join(', ')}; received ${unknown.join(', ')}`
  )
  process.exit(2)
}

/** Tests that are cut off leave folders behind, so they get a folder that is deleted at the end. */
const TEMPORARY = resolve(`.mutants/${process.pid}`)
const FOLDERS = { TMPDIR: TEMPORARY, CHROME_PATH: '', LANE: 'test', TAP_TIMEOUT: '900' }

mkdirSync(TEMPORARY, { recursive: true })
Object.assign(process.env, FOLDERS)
try {
  for (const [name, area] of Object.entries(AREAS)) {
    if (named.length > 0 && !named.includes(name)) continue
    const mutants = await new Stryker({
      mutate: area.files,
      testRunner: 'app',
      plugins: [resolve('tests/mutants/runner.ts')],
      testRunnerNodeArgs: ['--import', './tests/error-domain.ts'],
      tests: area.tests,
      // The type checker refuses an empty text or object nearly everywhere: states, columns and options are typed.
      // What is left of them are log messages.
      mutator: { excludedMutations: ['StringLiteral', 'ObjectLiteral'] },
      coverageAnalysis: 'perTest',
      warnings: false,
      concurrency: 1,
      timeoutMS: 20_000,
      reporters: ['missed'],
      tempDirName: `.mutants/${process.pid}/stryker`,
      ignorePatterns: ['docs/images', '.mutants', 'data'],
      checkers: [],
      allowEmpty: false
    }).runMutationTest()
    writeArea(name, mutants)
  }
} finally {
  rmSync(TEMPORARY, { recursive: true, force: true })
}
