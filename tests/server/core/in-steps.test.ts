import { setImmediate } from 'node:timers'
import t, { type Test } from 'tap'
import { mappedInSteps, sortedInSteps } from '../../../server/core/in-steps.ts'
import { naturally } from '../../../server/core/pictures/picture-names.ts'

/** Returns a function to call at each piece of work, and one that returns the most pieces in a turn of the event loop. */
function countPerTurn(t: Test) {
  let [most, count] = [0, 0]
  const turn = () => {
    most = Math.max(most, count)
    count = 0
    waiting = setImmediate(turn)
  }
  let waiting = setImmediate(turn)
  t.teardown(() => clearImmediate(waiting))
  return { work: () => void count++, most: () => Math.max(most, count) }
}

const NAMES = Array.from({ length: 60_000 }, (_, index) => `photo ${(index * 7919) % 60_000}.jpg`)

t.test('sorting 60,000 names never keeps other work from its turn', async (t) => {
  const { work, most } = countPerTurn(t)
  const sorted = await sortedInSteps(NAMES, (a, b) => {
    work()
    return naturally(a, b)
  })
  t.ok(most() < 10_000, `${most()} of 900,000 comparisons in one turn`)
  t.strictSame(sorted, NAMES.toSorted(naturally))
})

t.test('mapping 60,000 names never keeps other work from its turn', async (t) => {
  const { work, most } = countPerTurn(t)
  const mapped = await mappedInSteps(NAMES, (name) => {
    work()
    return name.length
  })
  t.ok(most() <= 1000, `${most()} names in one turn`)
  t.strictSame(
    mapped,
    NAMES.map((name) => name.length)
  )
})

t.test('equal values keep their order, and short lists are sorted', async (t) => {
  const values = Array.from({ length: 3001 }, (_, index) => ({ key: index % 7, index }))
  const byKey = (a: { key: number }, b: { key: number }) => a.key - b.key
  t.strictSame(await sortedInSteps(values, byKey), values.toSorted(byKey))
  t.strictSame(await sortedInSteps([], naturally), [])
  t.strictSame(await sortedInSteps(['b', 'a'], naturally), ['a', 'b'])
})
