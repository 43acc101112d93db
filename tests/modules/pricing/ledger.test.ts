import t from 'tap'
import {
  releaseUnit,
  reserveUnit,
  setOvercharge,
  spendUnit
} from '../../../modules/pricing/commands.ts'
import { usageState } from '../../../modules/pricing/queries.ts'
import { listShopsOutOfCycle } from '../../../modules/pricing/sql/subscriptions.ts'
import { carryOverFree } from '../../../modules/pricing/sql/units.ts'
import {
  ANCHOR,
  BILLING,
  type Change,
  ENDS,
  NEXT,
  NOW,
  openLedger,
  type State
} from '../../support/bare-ledger.ts'

/*
 * These tests check the limits of the quota on the tables alone. A second shop has rows as well, which no rule may
 * change.
 */

t.test(
  'a unit beyond the quota needs Overcharge, room below the cap, at most one due block, and no held or refused block §11.6.3',
  async (t) => {
    const cases: [
      what: string,
      change: Change,
      charges: [number, State, string?][],
      isGranted: boolean,
      blocks: string[]
    ][] = [
      ['the first of the quota', { units_taken: 0 }, [], true, []],
      ['the last of the quota', { units_taken: 999 }, [], true, []],
      ['the first beyond it', { units_taken: 1000 }, [], true, ['1 reserved 499 7']],
      ['the second of a block', { units_taken: 1001 }, [], true, []],
      ['the first of the second block', { units_taken: 2000 }, [], true, ['2 reserved 499 7']],
      ['without the switch', { units_taken: 1000, is_over_quota: 0 }, [], false, []],
      ['without a cap', { units_taken: 1000, is_capped: 0 }, [], false, []],
      ['the last below the cap', { units_taken: 20_999 }, [], true, []],
      ['at the cap', { units_taken: 21_000 }, [], false, []],
      ['the last below an own limit', { units_taken: 2999, overage_limit: 2000 }, [], true, []],
      ['at an own limit', { units_taken: 3000, overage_limit: 2000 }, [], false, []],
      ['one due', { units_taken: 2000 }, [[1, 'due']], true, ['1 due 499 7', '2 reserved 499 7']],
      [
        'two due',
        { units_taken: 3000 },
        [
          [1, 'due'],
          [2, 'due']
        ],
        false,
        ['1 due 499 7', '2 due 499 7']
      ],
      ['one held', { units_taken: 2000 }, [[1, 'held']], false, ['1 held 499 7']],
      ['one refused', { units_taken: 2000 }, [[1, 'refused']], false, ['1 refused 499 7']],
      [
        'one refused in an older cycle',
        { units_taken: 2000 },
        [[1, 'refused', '2026-10-01T00:00:00.000Z']],
        true,
        ['1 refused 499 7', '2 reserved 499 7']
      ],
      [
        'paid blocks',
        { units_taken: 3000 },
        [
          [1, 'charged'],
          [2, 'charged']
        ],
        true,
        ['1 charged 499 7', '2 charged 499 7', '3 reserved 499 7']
      ],
      [
        'a block that was reserved',
        { units_taken: 1000 },
        [[1, 'charged']],
        true,
        ['1 charged 499 7']
      ]
    ]
    for (const [what, change, before, isGranted, blocks] of cases) {
      const ledger = await openLedger(t, change)
      for (const [block, state, cycle] of before) await ledger.addCharge(block, state, cycle)
      for (const block of [1, 2]) await ledger.addCharge(block, 'held', ANCHOR, 2)
      t.equal(await reserveUnit(ledger.db, ledger.unit(5)), isGranted, what)
      t.strictSame(await ledger.charges(), blocks, what)
      t.strictSame(await ledger.units(), isGranted ? ['5 2026-11-01 reserved 0 0'] : [], what)
      const { units_taken } = await ledger.subscription()
      t.equal(units_taken, Number(change.units_taken) + (isGranted ? 1 : 0), what)
      t.equal((await ledger.subscription(2)).units_taken, 0)
    }
  }
)

t.test(
  'an image that has a unit in this cycle, or a reserved unit in any cycle, takes no other unit',
  async (t) => {
    const { db, unit, addUnit, subscription } = await openLedger(t, { units_taken: 21_000 })
    await addUnit(1, 'reserved')
    await addUnit(2, 'spent')
    await addUnit(3, 'spent', '2026-10-01T00:00:00.000Z')
    await addUnit(4, 'reserved', '2026-10-01T00:00:00.000Z')
    const granted = []
    for (const id of [1, 2, 3, 4, 5]) granted.push(await reserveUnit(db, unit(id)))
    t.strictSame(granted, [true, true, false, true, false])
    t.equal((await subscription()).units_taken, 21_000)
  }
)

t.test('spending a unit beyond the quota makes its block due', async (t) => {
  const cases: [string, Change, State | null, number, string[]][] = [
    ['the last of the quota', { units_spent: 999 }, null, 0, []],
    ['the first beyond', { units_spent: 1000 }, 'reserved', 1, ['1 due 499 7']],
    ['without a reserved block', { units_spent: 1000 }, null, 1, ['1 due 499 7']],
    ['with a charged block', { units_spent: 1001 }, 'charged', 2, ['1 charged 499 7']],
    ['with a held block', { units_spent: 1001 }, 'held', 2, ['1 held 499 7']],
    ['the switch is off by now', { units_spent: 1000, is_over_quota: 0 }, null, 1, ['1 due 499 7']],
    ['no cap any more', { units_spent: 1000, is_capped: 0 }, null, 0, []],
    [
      'on the free plan',
      { units_spent: 1000, level: 0, cycle: 'free', anchor_at: null },
      null,
      0,
      []
    ]
  ]
  for (const [what, change, block, overage, blocks] of cases) {
    const ledger = await openLedger(t, change)
    const { cycle } = await ledger.subscription()
    await ledger.addUnit(5, 'reserved', cycle)
    await ledger.addUnit(6, 'reserved', cycle)
    await ledger.addUnit(7, 'reserved', ANCHOR, 2)
    if (block) await ledger.addCharge(1, block, cycle)
    await ledger.addCharge(1, 'reserved', ANCHOR, 2)
    await spendUnit(ledger.db, ledger.unit(5))
    await spendUnit(ledger.db, ledger.unit(5))
    const day = cycle.slice(0, 10)
    t.strictSame(
      await ledger.units(),
      [`5 ${day} spent ${overage} 0`, `6 ${day} reserved 0 0`],
      what
    )
    t.strictSame(await ledger.charges(), blocks, what)
    t.equal((await ledger.subscription()).units_spent, Number(change.units_spent) + 1, what)
    t.strictSame(await ledger.units(2), ['7 2026-11-01 reserved 0 0'])
    t.strictSame(await ledger.charges(2), ['1 reserved 499 7'])
    t.equal((await ledger.subscription(2)).units_spent, 0)
  }
  const { db, unit, addUnit, charges } = await openLedger(t, { units_spent: 1000 })
  await addUnit(5, 'reserved')
  await spendUnit(db, { ...unit(5), billing: { ...BILLING, isOff: true } })
  t.strictSame(await charges(), [], 'with billing off nothing is due')
})

t.test('releasing a reserved unit lowers the count of its own cycle only', async (t) => {
  const { db, addUnit, subscription, units } = await openLedger(t, { units_taken: 3 })
  await addUnit(1, 'reserved')
  await addUnit(2, 'spent')
  await addUnit(3, 'reserved', '2026-10-01T00:00:00.000Z')
  await addUnit(4, 'reserved', ANCHOR, 2)
  for (const image of [2, 3, 4, 9]) await releaseUnit(db, 1, image)
  t.equal((await subscription()).units_taken, 3)
  await releaseUnit(db, 1, 1)
  await releaseUnit(db, 1, 1)
  t.equal((await subscription()).units_taken, 2)
  t.strictSame(await units(), ['2 2026-11-01 spent 0 0'])
  t.strictSame(await units(2), ['4 2026-11-01 reserved 0 0'])
})

t.test(
  'a new cycle takes over the reserved units, one for each image, and its counts come from the ledger',
  async (t) => {
    const { db, unit, addUnit, subscription, units } = await openLedger(t, {
      units_taken: 9,
      units_spent: 9
    })
    await addUnit(1, 'reserved')
    await addUnit(2, 'spent')
    await addUnit(3, 'reserved')
    await addUnit(3, 'spent', ENDS)
    await addUnit(4, 'reserved', '2026-10-01T00:00:00.000Z')
    await addUnit(1, 'spent', ENDS, 2)
    await addUnit(6, 'reserved', ANCHOR, 2)
    t.equal(await reserveUnit(db, unit(8, NEXT)), true)
    t.strictSame(await units(), [
      '4 2026-10-01 reserved 0 0',
      '2 2026-11-01 spent 0 0',
      '1 2026-12-01 reserved 0 0',
      '3 2026-12-01 spent 0 0',
      '8 2026-12-01 reserved 0 0'
    ])
    t.match(await subscription(), {
      cycle: ENDS,
      cycle_ends_at: '2027-01-01T00:00:00.000Z',
      units_taken: 3,
      units_spent: 1
    })
    t.strictSame(await units(2), ['6 2026-11-01 reserved 0 0', '1 2026-12-01 spent 0 0'])
    t.match(await subscription(2), { cycle: ANCHOR, units_taken: 0 })
  }
)

t.test('the latest spent units of the free plan count in the first paid cycle', async (t) => {
  const { db, addUnit, units } = await openLedger(t)
  for (const image of [1, 2, 3]) {
    await addUnit(image, 'spent', 'free')
    await db
      .updateTable('quota_unit')
      .set({ spent_at: `2026-11-0${image}` })
      .where('image_id', '=', image)
      .execute()
  }
  await addUnit(4, 'reserved', 'free')
  await addUnit(5, 'spent', 'free', 2)
  await addUnit(6, 'spent', '2026-10-01T00:00:00.000Z')
  await carryOverFree(db, 1, ANCHOR, 2)
  t.strictSame(
    (await units()).filter((unit) => unit.includes('2026-11-01')),
    ['2 2026-11-01 spent 0 1', '3 2026-11-01 spent 0 1']
  )
  t.equal((await units()).length, 7, 'the rows of the free plan stay')
})

t.test(
  'a shop is out of its recorded cycle after the end of the cycle, and also before its start',
  async (t) => {
    const { db } = await openLedger(t)
    await db.updateTable('subscription').set({ anchor_at: null }).where('shop_id', '=', 2).execute()
    const list = (now: string, trusted = now) => listShopsOutOfCycle(db, { now, trusted })
    t.strictSame(await list(ANCHOR), [])
    t.strictSame(await list(ENDS, ANCHOR), [], 'the clock is ahead')
    t.strictSame(await list('2026-11-30T23:59:59.999Z'), [])
    t.strictSame(await list(ENDS), [1])
    t.strictSame(await list('2026-10-31T23:59:59.999Z'), [1])
  }
)

t.test('the usage reports the units used, the units left and the overage §10.3.1', async (t) => {
  const cases: [string, Change, object][] = [
    ['nothing used', {}, { used: 0, all: 1000, overage: 0, left: 21_000, isUsedUp: false }],
    ['within the quota', { units_taken: 999 }, { used: 999, overage: 0, left: 20_001 }],
    ['beyond it', { units_taken: 1001 }, { used: 1000, overage: 1, left: 19_999 }],
    [
      'at an own limit',
      { units_taken: 3000, overage_limit: 2000 },
      { overage: 2000, overageCap: 2000, isOwnLimit: true, left: 0, isUsedUp: true }
    ],
    ['at the cap', { units_taken: 21_000 }, { used: 1000, left: 0, isUsedUp: true }],
    ['beyond the cap', { units_taken: 21_001 }, { used: 1000, left: 0, isUsedUp: true }],
    [
      'without the switch',
      { units_taken: 1000, is_over_quota: 0 },
      { left: 0, isUsedUp: true, isOverQuota: false, isCapped: true, overageCap: 20_000 }
    ],
    ['without a cap', { is_capped: 0 }, { isCapped: false, isOverQuota: true, left: 1000 }],
    [
      'with a discount',
      { discount_until: NEXT },
      { discountUntil: NEXT, resetsAt: ENDS, level: 1 }
    ],
    ['a free plan', { level: 0, anchor_at: null }, { all: 150, resetsAt: null, overageCap: 0 }]
  ]
  for (const [what, change, expected] of cases) {
    const { db } = await openLedger(t, change)
    t.match(await usageState(db, 1, BILLING, NOW), expected, what)
  }
  const { db, addUnit } = await openLedger(t, { units_taken: 7 })
  await addUnit(1, 'spent', ENDS)
  await addUnit(2, 'spent', ENDS, 2)
  t.match(await usageState(db, 1, BILLING, NEXT), {
    used: 1,
    resetsAt: '2027-01-01T00:00:00.000Z'
  })
  t.match(await usageState(db, 1, { ...BILLING, isOff: true }, NOW), { overageCap: 0, used: 7 })
  t.strictSame(await usageState(db, 3, BILLING, NOW), {
    level: 0,
    used: 0,
    all: 150,
    overage: 0,
    overageCap: 0,
    isOwnLimit: false,
    isCapped: false,
    isOverQuota: false,
    left: 150,
    isUsedUp: false,
    resetsAt: null,
    discountUntil: null
  })
})

t.test(
  'Overcharge can be turned on only with a paid plan and a cap, and can always be turned off',
  async (t) => {
    for (const [level, is_capped, isRefused] of [
      [1, 1, false],
      [0, 1, true],
      [1, 0, true]
    ] as const) {
      const { db, subscription } = await openLedger(t, { level, is_capped, is_over_quota: 0 })
      const turnedOn = setOvercharge(db, 1, true)
      if (isRefused) await t.rejects(turnedOn, { code: 'pricing/not-capped', status: 409 })
      else await turnedOn
      t.equal((await subscription()).is_over_quota, isRefused ? 0 : 1)
      await setOvercharge(db, 1, false)
      t.equal((await subscription()).is_over_quota, 0)
      t.equal((await subscription(2)).is_over_quota, 1)
    }
  }
)
