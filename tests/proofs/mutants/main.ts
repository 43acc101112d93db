import { mkdirSync, rmSync } from 'node:fs'
import { resolve } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { AREAS } from './areas.ts'
import { renewReasons, writeArea } from './report.ts'

/*
 * Runs for `npm run mutants`. Plants one small fault after another in the files where money, originals, access and
 * harm are decided, runs the tests that ought to notice it, and writes to docs/mutants.md which faults no test
 * noticed. `npm run mutants -- AREA…` covers only the named areas of areas.ts, and `npm run mutants -- reasons` only
 * writes the reasons of reasons.ts into the page again.
 */

const named = process.argv.slice(2)
if (named.join() === 'reasons') {
  renewReasons()
  process.exit()
}
const unknown = named.filter((name) => !(name in AREAS))
if (unknown.length > 0) {
  console.error(
    `Expected areas among ${Object.keys(AREAS).join(', ')}; received ${unknown.join(', ')}`
  )
  process.exit(2)
}

/**
 * The folder for temporary files, which is deleted at the end. Tests that are cut off leave their own folders behind.
 */
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
      plugins: [resolve('tests/proofs/mutants/runner.ts')],
      testRunnerNodeArgs: ['--import', './tests/support/error-domain.ts'],
      tests: area.tests,
      // Mutants of these two kinds put an empty text or object in place of the real one. The type checker refuses
      // nearly all of them, because states, columns and options are typed. Most of the others only change log messages.
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
