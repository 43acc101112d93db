import t from 'tap'
import { discountAt } from '../../../modules/pricing/agreements/discount.ts'
import { cycleAt } from '../../../modules/pricing/usage/cycles.ts'

const starts = (anchor: string, moments: string[]) =>
  moments.map((moment) => cycleAt(new Date(anchor), new Date(moment)).start.toISOString())

t.test(
  'each cycle starts on the same day of the month as the purchase, or on the last day of a shorter month §10.2.1',
  (t) => {
    const anchor = '2026-01-31T10:30:00.000Z'
    t.strictSame(
      starts(anchor, [
        '2026-01-31T10:30:00.000Z',
        '2026-02-28T10:29:59.999Z',
        '2026-02-28T10:30:00.000Z',
        '2026-03-31T10:29:00.000Z',
        '2026-04-30T10:30:00.000Z',
        '2028-02-29T10:30:00.000Z'
      ]),
      [
        anchor,
        anchor,
        '2026-02-28T10:30:00.000Z',
        '2026-02-28T10:30:00.000Z',
        '2026-04-30T10:30:00.000Z',
        '2028-02-29T10:30:00.000Z'
      ]
    )
    t.end()
  }
)

t.test(
  'each cycle ends where the next starts, whatever day of the month the plan began on',
  (t) => {
    for (let day = 1; day <= 31; day++) {
      const anchor = new Date(Date.UTC(2026, 0, day, 23, 59, 59))
      let cycle = cycleAt(anchor, anchor)
      for (let month = 0; month < 30; month++) {
        const next = cycleAt(anchor, cycle.end)
        if (next.start.getTime() !== cycle.end.getTime() || next.end <= next.start)
          t.fail(`a gap after ${cycle.start.toISOString()}`)
        const last = new Date(cycle.end.getTime() - 1)
        if (cycleAt(anchor, last).start.getTime() !== cycle.start.getTime())
          t.fail(`the last moment of ${cycle.start.toISOString()} is in another cycle`)
        cycle = next
      }
      t.equal(cycle.start.getUTCFullYear(), 2028)
    }
    t.end()
  }
)

t.test(
  'if a clock was set back to before the plan began, the time falls in the first cycle §10.2.1',
  (t) => {
    const anchor = '2026-05-15T00:00:00.000Z'
    t.strictSame(starts(anchor, ['2026-05-14T00:00:00.000Z', '2020-01-01T00:00:00.000Z']), [
      anchor,
      anchor
    ])
    t.end()
  }
)

t.test(
  'new users get 20 % off for a week, and an upgrade keeps the remaining months of the discount §11.8.1',
  (t) => {
    const installed = '2026-11-01T00:00:00.000Z'
    const at = (now: string, until: string | null = null) =>
      discountAt(installed, until, new Date(now))
    t.strictSame(at('2026-11-07T23:59:59.000Z'), { percent: 20, months: 3 })
    t.strictSame(at('2026-11-08T00:00:00.000Z'), { percent: 0, months: 0 })
    const until = '2027-02-05T00:00:00.000Z'
    t.strictSame(at('2026-12-10T00:00:00.000Z', until), { percent: 20, months: 2 })
    t.strictSame(at('2027-01-05T00:00:00.000Z', until), { percent: 20, months: 1 })
    t.strictSame(at('2027-02-05T00:00:00.000Z', until), { percent: 0, months: 0 })
    t.end()
  }
)
