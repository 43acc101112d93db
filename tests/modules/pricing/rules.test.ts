import t from 'tap'
import {
  discountAt,
  discounted,
  NO_DISCOUNT,
  offerEnd
} from '../../../modules/pricing/agreements/discount.ts'
import { BLOCKS_TO_UPGRADE } from '../../../modules/pricing/contract.ts'
import {
  allows,
  BLOCK_CENTS,
  BLOCK_IMAGES,
  blockOf,
  cappedCents,
  GATES,
  gatesOf,
  PLANS,
  planAt,
  quotaOf,
  raisedCents,
  TOP_LEVEL
} from '../../../modules/pricing/plans.ts'
import { isOvercharging, overageOf } from '../../../modules/pricing/usage/overage.ts'
import { cycleOf } from '../../../modules/pricing/usage/roll-over.ts'
import { inDollars, toAmount, toCents } from '../../../server/platforms/shopify/billing/money.ts'
import { isOver, readSubscription } from '../../../server/platforms/shopify/billing/subscription.ts'

const ON = { isOff: false, freeQuota: 150 }
const OFF = { isOff: true, freeQuota: 150 }

t.test(
  'every plan has the price, the images and the cap of the specification §11.1.1–11.1.7',
  async (t) => {
    t.strictSame(
      PLANS.map(({ level, name, monthlyCents, images, overageCap }) =>
        [level, name, monthlyCents, images, overageCap, cappedCents(level)].join(' ')
      ),
      [
        '0 Free 0 150 0 0',
        '1 $4.99 499 1000 20000 9980',
        '2 $9.99 999 3000 20000 9980',
        '3 $19.99 1999 8000 40000 19960',
        '4 $39.99 3999 20000 20000 9980',
        '5 $79.99 7999 50000 20000 9980',
        '6 $149.99 14999 120000 20000 9980'
      ]
    )
    t.equal(TOP_LEVEL, 6)
    t.strictSame([BLOCK_IMAGES, BLOCK_CENTS, BLOCKS_TO_UPGRADE], [1000, 499, 4])
    for (const level of [-1, 7, 1.5]) t.throws(() => planAt(level), /Expected a level from 0 to 6/)
    t.equal(raisedCents(9980, 1), 19_960)
    t.equal(raisedCents(100, 3), 20_060)
  }
)

t.test('every 1,000 images beyond the quota form a block', async (t) => {
  const cases = [
    [1, 1],
    [1000, 1],
    [1001, 2],
    [2000, 2],
    [2001, 3]
  ] as const
  for (const [overage, block] of cases) t.equal(blockOf(overage), block, `image ${overage}`)
})

t.test('each plan has its own quota, and only the free plan lacks features', async (t) => {
  t.equal(quotaOf(0, { ...ON, freeQuota: 7 }), 7)
  t.equal(quotaOf(1, { ...ON, freeQuota: 7 }), 1000)
  t.equal(quotaOf(6, ON), 120_000)
  for (const level of [0, 6]) t.equal(quotaOf(level, OFF), Number.MAX_SAFE_INTEGER)
  for (const gate of GATES) {
    t.equal(allows(0, gate, ON), gate === 'product', gate)
    for (const [level, billing] of [[1, ON] as const, [6, ON] as const, [0, OFF] as const])
      t.equal(allows(level, gate, billing), true, `${gate} on level ${level}`)
  }
  t.equal(GATES.length, 8)
  t.strictSame(
    Object.entries(gatesOf(0, ON)).filter(([, can]) => can),
    [['product', true]]
  )
})

t.test('overcharge needs a paid plan, an agreed cap and the switch', async (t) => {
  for (const level of [0, 1])
    for (const is_capped of [0, 1])
      for (const is_over_quota of [0, 1]) {
        const isOn = level === 1 && is_capped === 1 && is_over_quota === 1
        const subscription = { level, is_capped, is_over_quota, overage_limit: null }
        t.equal(isOvercharging(subscription), isOn, JSON.stringify(subscription))
        t.equal(overageOf(subscription), isOn ? 20_000 : 0)
        t.equal(overageOf({ ...subscription, overage_limit: 3000 }), isOn ? 3000 : 0)
        t.equal(overageOf({ ...subscription, overage_limit: 40_000 }), isOn ? 20_000 : 0)
      }
})

t.test(
  'a plan that is chosen within 7 days of the installation costs 20 % less for 3 months',
  async (t) => {
    const installed = '2026-11-01T10:00:00.000Z'
    const at = (now: string, until: string | null = null) =>
      discountAt(installed, until, new Date(now))
    const whole = { percent: 20, months: 3 }
    t.equal(offerEnd(installed).toISOString(), '2026-11-08T10:00:00.000Z')
    t.strictSame(at(installed), whole)
    t.strictSame(at('2026-11-08T09:59:59.999Z'), whole)
    t.strictSame(at('2026-11-08T10:00:00.000Z'), NO_DISCOUNT)
    t.strictSame(NO_DISCOUNT, { percent: 0, months: 0 })
    const until = '2027-02-05T00:00:00.000Z'
    const cases = [
      ['2026-12-04T23:59:59.999Z', 3],
      ['2026-12-05T00:00:00.000Z', 2],
      ['2027-01-04T23:59:59.999Z', 2],
      ['2027-01-05T00:00:00.000Z', 1],
      ['2027-02-04T23:59:59.999Z', 1],
      [until, 0],
      ['2027-03-01T00:00:00.000Z', 0]
    ] as const
    for (const [now, months] of cases)
      t.strictSame(at(now, until), months === 0 ? NO_DISCOUNT : { percent: 20, months }, now)
    t.equal(discounted(499, whole), 399)
    t.equal(discounted(999, whole), 799)
    t.equal(discounted(14_999, whole), 11_999)
    t.equal(discounted(499, NO_DISCOUNT), 499)
  }
)

t.test('no cent is lost when an amount is converted to dollars and back', async (t) => {
  t.strictSame(inDollars(499), { amount: '4.99', currencyCode: 'USD' })
  for (const [cents, amount] of [
    [0, '0.00'],
    [5, '0.05'],
    [50, '0.50'],
    [499, '4.99'],
    [14_999, '149.99'],
    [9980, '99.80']
  ] as const) {
    t.equal(toAmount(cents), amount)
    t.equal(toCents(amount), cents)
  }
  for (const [amount, cents] of [
    ['4', 400],
    ['4.9', 490],
    ['4.999', 499],
    ['99.8', 9980]
  ] as const)
    t.equal(toCents(amount), cents, amount)
  for (const amount of ['', '.5', '4.', '-1.00', '1e3', ' 1', '1 ', '1.00x', 'x1.00', '1,00'])
    t.throws(() => toCents(amount), /Expected an amount/, amount)
})

const RUNNING = {
  anchor_at: '2026-01-15T00:00:00.000Z',
  cycle: '2026-11-15T00:00:00.000Z',
  cycle_ends_at: '2026-12-15T00:00:00.000Z'
}
const cycleAt = (change: object, now: string, trusted = now) =>
  cycleOf({ ...RUNNING, ...change } as Parameters<typeof cycleOf>[0], { now, trusted })

t.test('the recorded cycle applies from its start until its end', async (t) => {
  const recorded = { key: RUNNING.cycle, endsAt: RUNNING.cycle_ends_at }
  t.strictSame(cycleAt({}, RUNNING.cycle), recorded)
  t.strictSame(cycleAt({}, '2026-12-14T23:59:59.999Z'), recorded)
  for (const trusted of ['2026-10-01T00:00:00.000Z', '2026-12-14T23:59:59.999Z'])
    t.strictSame(cycleAt({}, '2027-03-01T00:00:00.000Z', trusted), recorded, 'the clock is ahead')
  t.strictSame(cycleAt({}, '2027-03-01T00:00:00.000Z', RUNNING.cycle_ends_at), {
    key: RUNNING.cycle_ends_at,
    endsAt: '2027-01-15T00:00:00.000Z'
  })
  t.strictSame(cycleAt({}, RUNNING.cycle_ends_at), {
    key: '2026-12-15T00:00:00.000Z',
    endsAt: '2027-01-15T00:00:00.000Z'
  })
  t.strictSame(cycleAt({}, '2026-11-14T23:59:59.999Z'), {
    key: '2026-10-15T00:00:00.000Z',
    endsAt: RUNNING.cycle
  })
  t.strictSame(cycleAt({ cycle_ends_at: null }, '2026-11-20T00:00:00.000Z'), recorded)
  t.equal(cycleAt({ anchor_at: null }, RUNNING.cycle), undefined, 'the free plan has none')
  // A recorded cycle applies even if its start and end do not follow from the anchor.
  const odd = { cycle: '2026-11-01T00:00:00.000Z', cycle_ends_at: '2026-12-20T00:00:00.000Z' }
  t.strictSame(cycleAt(odd, '2026-11-02T00:00:00.000Z'), {
    key: odd.cycle,
    endsAt: odd.cycle_ends_at
  })
  t.strictSame(cycleAt(odd, '2026-12-19T00:00:00.000Z')?.key, odd.cycle)
  t.strictSame(cycleAt(odd, odd.cycle)?.endsAt, odd.cycle_ends_at)
})

/** A shop that can pay, because it is not a development store. */
const REAL = { plan: { partnerDevelopment: false } }

t.test(
  'a subscription counts as active only if Shopify also lists it among the active subscriptions',
  async (t) => {
    const states = (status: string) =>
      [true, false].map((isListed) => {
        const { state, usage, records } = readSubscription('gid://a/1', {
          shop: REAL,
          currentAppInstallation: {
            activeSubscriptions: [{ id: 'gid://a/2' }, ...(isListed ? [{ id: 'gid://a/1' }] : [])]
          },
          node: { status, lineItems: [], currentPeriodEnd: null }
        } as unknown as Parameters<typeof readSubscription>[1])
        t.equal(usage, null)
        t.strictSame(records, [])
        return state
      })
    t.strictSame(states('ACTIVE'), ['active', 'pending'])
    t.strictSame(states('FROZEN'), ['frozen', 'frozen'])
    t.strictSame(states('DECLINED'), ['pending', 'declined'])
    t.strictSame(states('EXPIRED'), ['pending', 'expired'])
    t.strictSame(states('CANCELLED'), ['pending', 'ended'])
    t.strictSame(states('ACCEPTED'), ['pending', 'pending'])
    t.strictSame(states('PENDING'), ['pending', 'pending'])
    for (const node of [null, { id: 'gid://a/1' }])
      for (const [activeSubscriptions, state] of [
        [[{ id: 'gid://a/1' }], 'pending'],
        [[], 'ended']
      ] as const)
        t.match(
          readSubscription('gid://a/1', {
            shop: REAL,
            currentAppInstallation: { activeSubscriptions },
            node
          } as unknown as Parameters<typeof readSubscription>[1]),
          { state, isTest: false, usage: null, records: [] }
        )
    const over = ['active', 'frozen', 'pending', 'declined', 'expired', 'ended'] as const
    t.strictSame(over.map(isOver), [false, false, true, true, true, true])
  }
)

t.test('the usage line of a subscription is found even if it is not the first line', async (t) => {
  const found = readSubscription('gid://a/1', {
    shop: REAL,
    currentAppInstallation: { activeSubscriptions: [{ id: 'gid://a/1' }] },
    node: {
      status: 'ACTIVE',
      test: true,
      currentPeriodEnd: '2026-12-01T00:00:00Z',
      lineItems: [
        { id: 'l1', plan: { pricingDetails: { __typename: 'AppRecurringPricing' } } },
        {
          id: 'l2',
          plan: {
            pricingDetails: {
              __typename: 'AppUsagePricing',
              balanceUsed: { amount: '4.99' },
              cappedAmount: { amount: '99.8' }
            }
          },
          usageRecords: { nodes: [{ id: 'r1', idempotencyKey: 'k' }] }
        }
      ]
    }
  } as unknown as Parameters<typeof readSubscription>[1])
  t.strictSame(found, {
    state: 'active',
    isTest: true,
    canPay: true,
    usage: { usedCents: 499, cappedCents: 9980, periodEndsAt: '2026-12-01T00:00:00Z' },
    lineId: 'l2',
    records: [{ id: 'r1', idempotencyKey: 'k' }]
  })
})
