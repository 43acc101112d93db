import t, { type Test } from 'tap'
import type { FaultKind } from '../../stand-in/faults.ts'
import { CASES } from './picture-cases.ts'
import { inTurns, named, play, type Trouble, UNKIND } from './picture-troubles.ts'
import { openStandIn } from './store-support.ts'

/*
 * Everything that is done to a picture, with every trouble at every call that changes something: whatever happens, no
 * picture of the merchant is lost, and nothing is left over.
 */

t.setTimeout(300_000)

/** Most of their time is spent waiting. */
const AT_ONCE = 48

/** Every call of every case, with each of these troubles. */
const everyStep = (troubles: Omit<Trouble, 'step'>[]) =>
  Object.entries(CASES).flatMap(([name, { steps }]) =>
    [...steps.keys()].flatMap((step) =>
      troubles.map((trouble) => ({ name, trouble: { step, ...trouble } }))
    )
  )

async function isKept(t: Test, troubles: Omit<Trouble, 'step'>[]) {
  const all = everyStep(troubles)
  const { addShop } = await openStandIn(t, UNKIND)
  const wrong = await inTurns(all, AT_ONCE, async ({ name, trouble }, number) => {
    const found = await play(await addShop(`shop-${number}.myshopify.com`), name, trouble)
    return found.map((what) => `${name}, ${named(trouble)}: ${what}`)
  })
  t.equal(wrong.length, all.length)
  t.same(wrong.flat(), [])
}

const FAULTS: FaultKind[] = ['502-before', '502-after', 'timeout-before', 'timeout-after']

for (const fault of FAULTS)
  t.test(`no picture is lost when a call is not answered (${fault})`, (t) => isKept(t, [{ fault }]))

t.test('no picture is lost when the process is killed', (t) =>
  isKept(t, [{ killed: 'before' }, { killed: 'after' }])
)

t.test('what the merchant uploads meanwhile stays', (t) =>
  isKept(t, [{ uploads: 'after' }, { uploads: 'after', fault: '502-after' }])
)

t.test('what the merchant uploads before the next process goes on stays', (t) =>
  isKept(t, [
    { killed: 'before', uploads: 'before' },
    { killed: 'after', uploads: 'after' }
  ])
)
