import { tmpdir } from 'node:os'
import { join } from 'node:path'
import t from 'tap'
import { fuzzLooks } from '../../../proofs/fuzz/looks.ts'
import { repeated } from '../../../support/lane.ts'
import { temporaryFolder } from '../../../support/temporary-folder.ts'

/** Ten thousand pictures take about 20 minutes on two idle cores. */
const PICTURES = repeated({ test: 40, prove: 10_000 })

const first = (count: number) => Array.from({ length: count }, (_, index) => index)

t.test('drawn pictures of every kind look the same in a browser after optimising', async (t) => {
  // Pictures with a fault stay in this folder after the test; `npm run fuzz -- =number` draws one of them again.
  const found = await fuzzLooks(first(PICTURES), join(tmpdir(), 'page-speed-boost-fuzz'))
  t.strictSame(found.problems, [])
  t.equal(found.optimised + found.unchanged + found.refused, PICTURES, 'each has an outcome')
  t.ok(found.optimised > PICTURES / 2, `${found.optimised} became smaller`)
})

t.test('the comparison in a browser notices every kind of wrong result', async (t) => {
  const worker = new URL('../../../proofs/fuzz/unfaithful-worker.ts', import.meta.url)
  const { problems, optimised } = await fuzzLooks(first(36), temporaryFolder(t), worker)
  // A picture without credit and profile has nothing to lose by the last way.
  t.ok(problems.length >= optimised - 2, `${problems.length} of ${optimised}`)
  for (const wrong of [/ cell /, /credit: /, / instead of /, /does not show the result/, /exact/])
    t.ok(
      problems.some((problem) => wrong.test(problem)),
      String(wrong)
    )
})
