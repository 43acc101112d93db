import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { fuzz } from '../../../proofs/fuzz/fuzz.ts'
import { repeated } from '../../../support/lane.ts'
import { report } from '../../../support/report.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

/** The number of mutated files. Ten thousand take about 70 s on two idle cores. */
const FILES = repeated({ test: 2000, prove: 10_000 })

/**
 * The number of megabytes by which the memory may grow at most. A leak of 60 KB per picture exceeds this limit, and in
 * the long form even a leak of 12 KB per picture does.
 */
const MAX_GROWTH = 100

const first = (count: number) => Array.from({ length: count }, (_, index) => index)

t.test('thousands of mutated pictures cause no crash, no stall and no memory leak', async (t) => {
  // Files that cause a problem stay in this folder after the test; `npm run fuzz -- =number` recreates one of them.
  const found = await fuzz(first(FILES), join(tmpdir(), 'page-speed-boost-fuzz'))
  t.strictSame(found.problems, [])
  t.equal(found.files, FILES)
  t.ok(found.slowestMs < 10_000, `the slowest took ${Math.round(found.slowestMs)} ms`)
  const { optimised, unchanged, refused } = found
  t.equal(optimised + unchanged + refused, FILES, 'each file has an outcome')
  t.ok(
    optimised > FILES / 10 && refused > FILES / 4,
    `${optimised} became smaller, ${refused} were refused`
  )
  if (process.platform === 'linux')
    t.ok(found.hostMegabytes[0], 'the memory of the host was measured')
  t.ok(growthOf(found.hostMegabytes) < MAX_GROWTH, `host: ${found.hostMegabytes.join(', ')} MB`)
  t.ok(growthOf(found.ownMegabytes) < MAX_GROWTH, `server: ${found.ownMegabytes.join(', ')} MB`)
  report(12, 'engine', {
    files: FILES,
    problems: found.problems.length,
    's the slowest': (found.slowestMs / 1000).toFixed(1),
    'MB of growth in the host': growthOf(found.hostMegabytes),
    'MB of growth in the server': growthOf(found.ownMegabytes)
  })
})

/** Returns the memory growth since the first tenth of the files, by which time all code is loaded and compiled. */
const growthOf = (megabytes: number[]): number => (megabytes.at(-1) ?? 0) - (megabytes[0] ?? 0)

t.test('the fuzzer notices every kind of forbidden behaviour', async (t) => {
  const worker = new URL('../../../proofs/fuzz/faulty-worker.ts', import.meta.url)
  const { problems } = await fuzz(first(10), temporaryFolder(t), worker)
  for (const wrong of [
    /worker-died/,
    /fault: .*a mistake of ours/,
    /something was written/,
    /larger/
  ])
    t.ok(
      problems.some((problem) => wrong.test(problem)),
      String(wrong)
    )
})
