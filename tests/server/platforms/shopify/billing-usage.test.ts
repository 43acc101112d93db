import t, { type Test } from 'tap'
import { reserveUnit } from '../../../../modules/pricing/commands.ts'
import { askBilling, beginCycles, checkActive } from '../../../../modules/pricing/jobs.ts'
import { billingNotice } from '../../../../modules/pricing/queries.ts'
import type { Pricing } from '../../../../modules/pricing/schema.ts'
import { DAY_MS, toText } from '../../../../server/core/clock.ts'
import { inTransaction } from '../../../../server/core/database/transaction.ts'
import { putImages, spendUpTo } from '../../../support/ledger.ts'
import { passUntil } from '../../../support/pass-time.ts'
import { askForPlan } from '../../../support/plans.ts'
import { newest } from '../../../support/shopify-plans.ts'
import { type ShopifyShop, startShopifyShop } from '../../../support/shopify-shop.ts'
import { approve } from './development-stores.ts'

const QUOTA = 1000
const CAP_BLOCKS = 20

/** Opens a shop on the smallest plan with overage switched on, which has used this many images beyond its quota. */
async function startOverage(t: Test, images: number) {
  const stage = await startShopifyShop(t)
  const { app, db, shop, shopId, clock } = stage
  await putImages(db, shopId, 30_000)
  await askForPlan(app, 1)
  shop.billing.approve(shop.billing.subscriptions().at(-1)?.id ?? 0)
  await app.reconcilePlan(shopId)
  await setOverage(stage, 1)
  await spendUpTo(db, shopId, QUOTA + images, QUOTA, toText(clock.now()))
  return stage
}

const setOverage = ({ merchant }: ShopifyShop, st: 0 | 1) =>
  merchant.post('/api/v2/setting/saveAppSwitch', {
    name: 'is_over_quota',
    st,
    exp: 0,
    type: 'param'
  })

const states = async ({ db }: ShopifyShop) => {
  const rows = await db.selectFrom('overage_charge').select('state').orderBy('block').execute()
  return rows.map(({ state }) => state)
}

/** Returns the idempotency keys of everything Shopify charged, across all subscriptions. */
const charged = ({ shop }: ShopifyShop) =>
  shop.billing
    .subscriptions()
    .flatMap(({ records }) => records)
    .map(({ idempotencyKey, cents }) => {
      if (cents !== 499) throw new Error(`Expected 499 cents, received ${cents}`)
      return idempotencyKey
    })

const isCapped = async ({ merchant }: ShopifyShop): Promise<0 | 1> => {
  const { body } = await merchant.get<{ data: Pricing }>('/api/v1/getPricingPlans')
  return body.data.is_capped
}

/** Tries to reserve a quota unit for this image, and tells whether that succeeded. */
const canOptimise = ({ db, app, shopId, clock }: ShopifyShop, image: number) =>
  inTransaction(db, (trx) =>
    reserveUnit(trx, {
      shopId,
      imageId: image,
      billing: app.config.billing,
      now: toText(clock.now())
    })
  )

for (const kind of ['502-before', '502-after', 'timeout-before', 'timeout-after'] as const)
  t.test(`a started block is charged once when Shopify answers with ${kind} §2.5.13`, async (t) => {
    const stage = await startOverage(t, 1)
    stage.shop.faults.add({ operation: 'AppUsageRecordCreate', kind })
    await askBilling.run(stage.app)
    t.strictSame(await states(stage), ['due'], 'it is unknown whether Shopify charged')
    t.equal(charged(stage).length, kind.endsWith('after') ? 1 : 0)
    await askBilling.run(stage.app)
    await askBilling.run(stage.app)
    t.strictSame(await states(stage), ['charged'])
    t.equal(charged(stage).length, 1)
    t.match(charged(stage)[0], /^overage:1:2026-11-21T08:00:00\.000Z:1$/)
  })

t.test('a server that died before it recorded a charge finds the charge on Shopify', async (t) => {
  const stage = await startOverage(t, 1001)
  await askBilling.run(stage.app)
  t.equal(charged(stage).length, 2)
  await stage.db
    .updateTable('overage_charge')
    .set({ state: 'due', platform_id: null, charged_at: null })
    .execute()
  const before = stage.shop.requests.length
  await askBilling.run(stage.app)
  t.strictSame(await states(stage), ['charged', 'charged'])
  t.equal(charged(stage).length, 2)
  const asked = stage.shop.requests.slice(before).map(({ operation }) => operation)
  t.notOk(asked.includes('AppUsageRecordCreate'), 'the charge is looked up before it is sent again')
})

t.test(
  'a charge whose answer was lost just before a plan change is not repeated on the next plan',
  async (t) => {
    const stage = await startOverage(t, 1)
    stage.shop.faults.add({ operation: 'AppUsageRecordCreate', kind: '502-after' })
    await askBilling.run(stage.app)
    t.strictSame(await states(stage), ['due'])
    await askForPlan(stage.app, 2)
    stage.shop.billing.approve(stage.shop.billing.subscriptions().at(-1)?.id ?? 0)
    await stage.app.reconcilePlan(stage.shopId)
    t.strictSame(await states(stage), ['charged'])
    t.equal(charged(stage).length, 1)
  }
)

for (const since of ['has filled the cap', 'was made before the plan was frozen'])
  t.test(`a charge whose response was lost is found even if it ${since}`, async (t) => {
    const stage = await startOverage(t, 1)
    const { app, shop } = stage
    shop.faults.add({ operation: 'AppUsageRecordCreate', kind: '502-after' })
    await askBilling.run(app)
    t.strictSame(await states(stage), ['due'])
    if (since === 'has filled the cap') shop.billing.setCap(newest(stage), '4.99')
    else shop.billing.freeze()
    await askBilling.run(app)
    t.strictSame(await states(stage), ['charged'])
    t.equal(charged(stage).length, 1)
  })

t.test('usage that was not charged before a plan change is charged to the new plan', async (t) => {
  const stage = await startOverage(t, 1)
  await askForPlan(stage.app, 2)
  stage.shop.billing.approve(stage.shop.billing.subscriptions().at(-1)?.id ?? 0)
  await stage.app.reconcilePlan(stage.shopId)
  t.strictSame(await states(stage), ['charged'])
  const [old, other] = stage.shop.billing.subscriptions()
  t.equal(old?.records.length, 0)
  t.equal(other?.records.length, 1)
})

t.test(
  'once the cap of Shopify’s 30-day period is reached, no more charges are sent and no further image is optimised §11.7.1',
  async (t) => {
    const stage = await startOverage(t, 0)
    const { app, db, shopId, clock, shop, merchant } = stage
    // After two months, a new 30-day period of Shopify has just begun, and our own month ends a day later.
    clock.set('2027-01-20T12:00:00.000Z')
    t.equal(await canOptimise(stage, 1), true)
    await spendUpTo(db, shopId, QUOTA + CAP_BLOCKS * 1000, QUOTA, toText(clock.now()))
    await askBilling.run(app)
    t.equal(charged(stage).length, CAP_BLOCKS)
    await checkActive.run(app)
    t.match(await billingNotice(db, shopId), { kind: 'near', used: 99.8, cap: 99.8, raised: 199.6 })
    await setOverage(stage, 0)
    t.equal(await billingNotice(db, shopId), null, 'nothing more is charged without overage')
    await setOverage(stage, 1)

    clock.set('2027-01-21T08:00:00.000Z')
    t.equal(await canOptimise(stage, 29_999), true, 'a new month has begun')
    await spendUpTo(db, shopId, QUOTA + 1, QUOTA, toText(clock.now()))
    const sent = shop.requests.length
    await askBilling.run(app)
    t.equal(charged(stage).length, CAP_BLOCKS)
    const isSent = shop.requests
      .slice(sent)
      .some(({ operation }) => operation === 'AppUsageRecordCreate')
    t.notOk(isSent, 'no charge is sent that Shopify would refuse')
    t.equal((await states(stage)).filter((state) => state === 'held').length, 1)
    t.equal(await isCapped(stage), 0)
    t.equal(await canOptimise(stage, 29_000), false, 'no further image is optimised')
    await checkActive.run(app)
    t.match(await billingNotice(db, shopId), {
      kind: 'held',
      used: 99.8,
      cap: 99.8,
      raised: 199.6,
      endsAt: '2027-02-19T08:00:00Z'
    })

    await t.test('the merchant can raise the cap and continue §4.4.13', async (t) => {
      const { body } = await merchant.post('/api/v1/raiseLimit', {})
      t.match(body.url, /confirm_update_capped_amount\?signature=/)
      await checkActive.run(app)
      t.equal(await isCapped(stage), 0, 'the cap does not rise before the merchant approves')
      const answer = new URLSearchParams({ decision: 'approve' })
      await fetch(body.url, { method: 'POST', redirect: 'manual', body: answer })
      await app.reconcilePlan(shopId)
      t.equal(charged(stage).length, CAP_BLOCKS + 1)
      t.equal(await isCapped(stage), 1)
      t.equal(await canOptimise(stage, 29_000), true)
      t.equal(await billingNotice(db, shopId), null)
    })
  }
)

t.test('a held charge stays held until the cap or the period changes', async (t) => {
  const stage = await startOverage(t, 1)
  const { app, shop, clock } = stage
  shop.billing.setCap(shop.billing.subscriptions()[0]!.id, '2.00')
  await askBilling.run(app)
  t.strictSame(await states(stage), ['held'])
  await checkActive.run(app)
  t.strictSame(await states(stage), ['held'], 'the charge is sent again and held again')

  await t.test('a held charge is sent when the merchant raises the cap in the admin', async (t) => {
    shop.billing.setCap(shop.billing.subscriptions()[0]!.id, '99.80')
    await app.reconcilePlan(stage.shopId)
    t.strictSame(await states(stage), ['charged'])
    t.equal(await isCapped(stage), 1)
    t.equal(charged(stage).length, 1)
  })
  await t.test('a held charge is sent in the next 30-day period §11.7.1', async (t) => {
    shop.billing.setCap(shop.billing.subscriptions()[0]!.id, '4.99')
    await spendUpTo(stage.db, stage.shopId, QUOTA + 1001, QUOTA, toText(clock.now()))
    await askBilling.run(app)
    t.strictSame(await states(stage), ['charged', 'held'])
    clock.forward(30 * DAY_MS)
    await checkActive.run(app)
    t.strictSame(await states(stage), ['charged', 'charged'])
    t.equal(charged(stage).length, 2)
  })
})

t.test(
  'a charge that is due while a plan is frozen is sent once the plan is active again',
  async (t) => {
    const stage = await startOverage(t, 1)
    stage.shop.billing.freeze()
    await askBilling.run(stage.app)
    t.strictSame(await states(stage), ['held'])
    await checkActive.run(stage.app)
    stage.shop.billing.unfreeze()
    await checkActive.run(stage.app)
    t.strictSame(await states(stage), ['charged'])
    t.equal(charged(stage).length, 1)
    t.equal(await isCapped(stage), 1)
  }
)

t.test(
  'a merchant who leaves the plan with a held charge is not charged for it later',
  async (t) => {
    const stage = await startOverage(t, 1)
    const { app, shop, merchant } = stage
    shop.billing.setCap(shop.billing.subscriptions()[0]!.id, '2.00')
    await askBilling.run(app)
    t.match(await merchant.post('/api/v1/changePlans', { newLevel: 0 }), { status: 200 })
    t.strictSame(await states(stage), ['refused'])
    stage.clock.forward(DAY_MS)
    await askForPlan(app, 1)
    shop.billing.approve(shop.billing.subscriptions().at(-1)?.id ?? 0)
    await app.reconcilePlan(stage.shopId)
    await askBilling.run(app)
    t.equal(charged(stage).length, 0)
    t.equal(await billingNotice(stage.db, stage.shopId), null)
  }
)

t.test('a charge that Shopify refuses ends overage, and the page says so', async (t) => {
  const stage = await startOverage(t, 1)
  const { app, db, shopId } = stage
  // The only refusal left to a charge of ours: the subscription has another currency by now.
  Object.assign(stage.shop.billing.subscriptions().at(-1) ?? {}, { currency: 'EUR' })
  await askBilling.run(app)
  t.strictSame(await states(stage), ['refused'])
  t.equal(await isCapped(stage), 0)
  t.strictSame(await billingNotice(db, shopId), { kind: 'refused' })
  t.match(await setOverage(stage, 1), { status: 409 })
  await t.test('the notice disappears when the next month begins', async (t) => {
    await passUntil(stage, '2026-12-21T08:00:00.000Z')
    await beginCycles.run(app)
    t.equal(await billingNotice(db, shopId), null)
  })
})

t.test(
  'a cap that the merchant has raised in the admin can be raised further at once',
  async (t) => {
    const stage = await startOverage(t, 0)
    stage.shop.billing.setCap(newest(stage), '199.60')
    const { body } = await stage.merchant.post('/api/v1/raiseLimit', {})
    t.equal(await approve(body.url), 303)
    await checkActive.run(stage.app)
    const { capped_cents } = await stage.db
      .selectFrom('plan_agreement')
      .select('capped_cents')
      .executeTakeFirstOrThrow()
    t.equal(capped_cents, 29_940)
  }
)

t.test('a shop without a plan has no cap to raise', async (t) => {
  const { merchant } = await startShopifyShop(t)
  t.match(await merchant.post('/api/v1/raiseLimit', {}), { status: 409, body: { code: '409' } })
})
