import t, { type Test } from 'tap'
import { reserveUnit, spendUnit } from '../../../modules/pricing/commands.ts'
import { auditLedger, pricing } from '../../../modules/pricing/index.ts'
import { DAY_MS, HOUR_MS, toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { writeRecord } from '../../../server/core/time/kept-clock-record.ts'
import { startApp, type TestApp } from '../../support/app.ts'
import { openBilling, PAID } from '../../support/bare-billing.ts'
import { testClock } from '../../support/clock.ts'
import { putImages, spendUpTo } from '../../support/ledger.ts'
import { passUntil } from '../../support/pass-time.ts'
import { upgrade } from '../../support/plans.ts'

const QUOTA = 1000
const ENDS = '2026-12-21T08:00:00.000Z'

/** Opens a shop on the smallest plan, with overcharge on, of whose quota three images are left. */
async function openPaid(t: Test, options: Parameters<typeof startApp>[1] = {}) {
  const test = await startApp(t, options)
  const { app, merchant, shopId, clock } = test
  const { db, config } = app
  const { billing } = config
  await putImages(db, shopId, QUOTA + 100)
  await upgrade(app, 1)
  const body = { name: 'is_over_quota', st: 1, exp: 0, type: 'param' }
  t.equal((await merchant.post('/api/v2/setting/saveAppSwitch', body)).status, 200)
  await spendUpTo(db, shopId, QUOTA - 3, QUOTA, toText(clock.now()))
  let last = QUOTA - 3
  return {
    ...test,
    /** Optimises one more image, as a run does. */
    async optimise() {
      const unit = { shopId, imageId: ++last, billing, now: toText(clock.now()) }
      t.equal(await inTransaction(db, (trx) => reserveUnit(trx, unit)), true)
      await inTransaction(db, (trx) => spendUnit(trx, unit))
    },
    async runJobs() {
      for (const job of pricing.timedJobs) await job.run(app)
      t.strictSame(await auditLedger(db, [shopId], billing, app.billingOf), [])
    },
    shown: async () => (await merchant.get('/api/v1/getPricingPlans')).body.data as unknown,
    charged: async () => (await db.selectFrom('local_usage').select('key').execute()).length,
    cycles: async () =>
      (await db.selectFrom('quota_unit').select('cycle').distinct().execute()).length
  }
}

/** Sets the clock without any time passing. */
function stepDays({ clock }: Pick<TestApp, 'clock'>, days: number): void {
  clock.set(toText(new Date(clock.now().getTime() + days * DAY_MS)))
}

t.test(
  'a clock that jumps by 60 days and back resets no quota, charges nothing early and loses no unit §10.2.1',
  async (t) => {
    const shop = await openPaid(t)
    stepDays(shop, 60)
    t.match(await shop.shown(), { impressions_use: QUOTA - 3 }, 'before the clock is checked')
    await shop.optimise()
    await shop.runJobs()
    await shop.optimise()
    t.match(await shop.shown(), { impressions_use: QUOTA - 1, img_usage_use: 0, next_reset: ENDS })
    shop.clock.forward(HOUR_MS)
    await shop.runJobs()
    await shop.optimise()
    t.equal(await shop.charged(), 0)
    stepDays(shop, -60)
    await shop.runJobs()
    t.match(await shop.shown(), { impressions_use: QUOTA, img_usage_use: 0, next_reset: ENDS })
    t.equal(await shop.charged(), 0)
    await shop.optimise()
    await shop.runJobs()
    t.match(await shop.shown(), { impressions_use: QUOTA, img_usage_use: 1 })
    t.equal(await shop.charged(), 1, 'the first image beyond the quota, whatever the clock said')
    t.equal(await shop.cycles(), 1)
    await passUntil(shop, ENDS)
    await shop.runJobs()
    t.match(await shop.shown(), { impressions_use: 0, img_usage_use: 0 })
  }
)

t.test('steps of six days reset no quota before a month has passed §10.2.1', async (t) => {
  const shop = await openPaid(t)
  for (let hour = 1; hour < 30 * 24; hour++) {
    shop.clock.forward(HOUR_MS)
    stepDays(shop, 6)
    if (hour % 24 > 1) continue
    await shop.runJobs()
    t.match(await shop.shown(), { impressions_use: QUOTA - 3, next_reset: ENDS })
  }
  await shop.optimise()
  t.match(await shop.shown(), { impressions_use: QUOTA - 2 })
  t.equal(await shop.cycles(), 1)
  t.equal(await shop.charged(), 0)
})

t.test('a month that passes after a jump begins one new cycle', async (t) => {
  const shop = await openPaid(t)
  stepDays(shop, 60)
  await shop.runJobs()
  for (let day = 0; day < 29; day++) {
    shop.clock.forward(DAY_MS)
    await shop.runJobs()
  }
  t.match(await shop.shown(), { impressions_use: QUOTA - 3 })
  shop.clock.forward(DAY_MS + HOUR_MS)
  await shop.runJobs()
  t.match(await shop.shown(), { impressions_use: 0 })
})

t.test(
  'a server that was off for 40 days begins the new cycle at once when the time is confirmed §10.2.1',
  async (t) => {
    const truth = testClock('2026-11-21T08:00:00.000Z')
    const shop = await openPaid(t, { outside: { note: () => {}, now: () => truth.now() } })
    for (const clock of [truth, shop.clock]) clock.set('2026-12-31T08:00:00.000Z')
    await shop.runJobs()
    t.match(await shop.shown(), { impressions_use: 0, next_reset: '2027-01-21T08:00:00.000Z' })
    await shop.optimise()
    t.match(await shop.shown(), { impressions_use: 1 })
    await shop.runJobs()
  }
)

t.test('a server that restarts within minutes begins its cycles on time', async (t) => {
  const shop = await openPaid(t)
  await passUntil(shop, '2026-12-21T07:58:00.000Z')
  shop.clock.forward(2 * 60_000)
  t.match(await shop.shown(), { impressions_use: 0 }, 'between two checks')
  await shop.optimise()
  await shop.runJobs()
  t.match(await shop.shown(), { impressions_use: 1 })
})

t.test('a clock that is ahead ends no test plan and forgets no offer', async (t) => {
  const stage = await openBilling(t)
  await stage.agree(7, 'active', { is_test: 1, kept_until: ENDS })
  await stage.agree(8, 'creating', { platform_id: null, created_at: toText(stage.clock.now()) })
  stage.reported.s7 = { ...PAID, isTest: true }
  const seenAt = stage.clock.now().getTime()
  await writeRecord(stage.db, { seenAt, ranMs: 0, isConfirmed: false, jumps: [] })
  stepDays(stage, 60)
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 active', '8 creating'])
  t.equal((await stage.subscription()).level, 1)
  await writeRecord(stage.db, {
    seenAt: seenAt + 60 * DAY_MS,
    ranMs: 0,
    isConfirmed: true,
    jumps: []
  })
  await stage.reconcile()
  t.strictSame(await stage.states(), ['7 cancelled', '8 replaced'])
})
