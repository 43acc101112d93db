import t from 'tap'
import { releaseUnit, reserveUnit, spendUnit } from '../../../modules/pricing/commands.ts'
import { auditLedger, pricing } from '../../../modules/pricing/index.ts'
import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { startApp } from '../../support/app.ts'
import { putImages, spendUpTo } from '../../support/ledger.ts'
import { passUntil } from '../../support/pass-time.ts'
import { upgrade } from '../../support/plans.ts'

const LEVEL_3 = 8000
const CAP = 40_000

t.test('a shop’s ledger stays exact from the free plan through overage and back', async (t) => {
  const test = await startApp(t)
  const { app, merchant, shopId, clock } = test
  const { db, config } = app
  const { billing } = config
  await putImages(db, shopId, 60_000)
  const now = () => toText(clock.now())
  const pass = (text: string) => passUntil(test, text)
  const unit = (imageId: number) => ({ shopId, imageId, billing, now: now() })
  const reserve = (imageId: number) => inTransaction(db, (trx) => reserveUnit(trx, unit(imageId)))
  const optimise = async (imageId: number) => {
    if (!(await reserve(imageId))) return false
    await inTransaction(db, (trx) => spendUnit(trx, unit(imageId)))
    return true
  }
  const shown = async (): Promise<unknown> =>
    (await merchant.get('/api/v1/getPricingPlans')).body.data
  const charged = async () =>
    (await db.selectFrom('local_usage').select(['key', 'cents']).execute()).length
  const runJobs = async () => {
    for (const job of pricing.timedJobs) await job.run(app)
  }
  const isTrue = async () => {
    await runJobs()
    t.strictSame(
      await auditLedger(db, [shopId], billing, app.billingOf),
      [],
      'the ledger gives the same numbers'
    )
  }

  await t.test('the free plan covers 150 images in total §10.2.2', async (t) => {
    t.equal(await optimise(1), true)
    await spendUpTo(db, shopId, 100, LEVEL_3, now())
    t.match(await shown(), {
      level: 0,
      impressions_use: 100,
      impressions_all: 150,
      precent: 66.67
    })
    await isTrue()
  })

  await t.test(
    'an upgrade to level 3 counts images already used and does not charge them again',
    async (t) => {
      const inFlight = 101
      t.equal(await reserve(inFlight), true)
      await upgrade(app, 3)
      await inTransaction(db, (trx) => spendUnit(trx, unit(inFlight)))
      t.equal(await optimise(1), true)
      t.match(await shown(), { level: 3, impressions_use: 101, impressions_all: LEVEL_3 })
      await isTrue()
    }
  )

  await t.test('while overage is off, nothing is charged beyond a used-up quota', async (t) => {
    await spendUpTo(db, shopId, LEVEL_3, LEVEL_3, now())
    t.equal(await optimise(LEVEL_3 + 1), false)
    t.equal(await optimise(LEVEL_3), true, 'a paid image can be optimised again')
    t.match(await shown(), { impressions_use: LEVEL_3, img_usage_use: 0, precent: 100 })
    await isTrue()
    t.equal(await charged(), 0)
  })

  await t.test('a block of overage is charged once, with its first image §11.6.1', async (t) => {
    const body = { name: 'is_over_quota', st: 1, exp: 0, type: 'param' }
    t.equal((await merchant.post('/api/v2/setting/saveAppSwitch', body)).status, 200)
    const failing = LEVEL_3 + 1
    t.equal(await reserve(failing), true)
    await releaseUnit(db, shopId, failing)
    await isTrue()
    t.equal(await charged(), 0, 'a failed image starts no block')

    for (let image = LEVEL_3 + 1; image <= LEVEL_3 + 5; image++)
      t.equal(await optimise(image), true)
    await isTrue()
    await isTrue()
    t.equal(await charged(), 1)
    t.match(await shown(), { impressions_use: LEVEL_3, img_usage_use: 5, img_usage_all: CAP })

    await spendUpTo(db, shopId, LEVEL_3 + 1000, LEVEL_3, now())
    await isTrue()
    t.equal(await charged(), 1)
    t.equal(await optimise(LEVEL_3 + 1001), true)
    await isTrue()
    t.equal(await charged(), 2)
  })

  await t.test('simultaneous requests never exceed the cap §10.1.4', async (t) => {
    await spendUpTo(db, shopId, LEVEL_3 + CAP - 3, LEVEL_3, now())
    await runJobs()
    const wanted = Array.from({ length: 12 }, (_, index) => LEVEL_3 + CAP - 2 + index)
    const taken = await Promise.all(wanted.map(reserve))
    t.equal(taken.filter(Boolean).length, 3)
    for (const image of wanted) await inTransaction(db, (trx) => spendUnit(trx, unit(image)))
    await isTrue()
    t.match(await shown(), { img_usage_use: CAP })
    t.equal(await charged(), 40)
  })

  await t.test(
    'a new cycle starts exactly one month later, even before the job has run, and only once §2.5.12 §10.2.1',
    async (t) => {
      await pass('2026-12-21T07:59:59.000Z')
      t.equal(await optimise(59_000), false)
      await pass('2026-12-21T08:00:00.000Z')
      t.match(await shown(), { impressions_use: 0, img_usage_use: 0 }, 'before the job has run')
      t.equal(await optimise(59_000), true)
      await isTrue()
      await isTrue()
      t.match(await shown(), { impressions_use: 1, next_reset: '2027-01-21T08:00:00.000Z' })

      clock.set('2026-12-01T00:00:00.000Z')
      await runJobs()
      t.match(await shown(), { img_usage_use: CAP }, 'setting the clock back frees no quota')
      t.equal(await optimise(59_001), false)
      await pass('2027-04-21T08:00:00.000Z')
      await isTrue()
      t.match(await shown(), { impressions_use: 0, next_reset: '2027-05-21T08:00:00.000Z' })
      clock.set('2026-12-22T00:00:00.000Z')
      t.match(await shown(), { impressions_use: 1 }, 'the count returns to its earlier value')
      await isTrue()
      t.equal(await charged(), 40)
    }
  )

  await t.test(
    'after a downgrade the shop keeps the rest of its free images and has no paid quota §10.2.2 §11.5.2',
    async (t) => {
      t.match(await merchant.post('/api/v1/changePlans', { newLevel: 0 }), {
        status: 200,
        body: { code: '200', url: '/pricing?plan=free' }
      })
      t.match(await shown(), { level: 0, impressions_use: 100, impressions_all: 150, is_capped: 0 })
      t.match((await merchant.get('/api/v2/setting/getAccount')).body, { is_over_quota: 0 })
      t.equal(await optimise(101), true)
      t.match(await shown(), { impressions_use: 101 })
      await isTrue()
      const states = await db.selectFrom('plan_agreement').select('state').execute()
      t.strictSame(states, [{ state: 'cancelled' }])
      t.match(await db.selectFrom('local_subscription').select('state').execute(), [
        { state: 'ended' }
      ])
      t.equal(await charged(), 40)
    }
  )
})
