import type { FastifyInstance } from 'fastify'
import t, { type Test } from 'tap'
import { auditLedger } from '../../../modules/pricing/audit.ts'
import {
  findAgreementByKey,
  getAgreement,
  listAgreements,
  listShopsWith,
  moveAgreement,
  setAgreementFacts
} from '../../../modules/pricing/sql/agreements.ts'
import {
  chargeKey,
  listCharges,
  listShopsWithDueCharges,
  refuseCharges,
  setChargeState
} from '../../../modules/pricing/sql/charges.ts'
import { postCharges, postHeldCharges } from '../../../modules/pricing/usage/post-charges.ts'
import { BillingError, type BillingPlatform } from '../../../server/platforms/billing-platform.ts'
import { ANCHOR, BILLING, NOW, openLedger } from '../../support/bare-ledger.ts'
import { testClock } from '../../support/clock.ts'

t.test('setting the state of a charge affects no other shop, cycle or block', async (t) => {
  const { db, addCharge, charges } = await openLedger(t)
  for (const shop of [1, 2])
    for (const [block, state] of [
      [1, 'due'],
      [2, 'held'],
      [3, 'charged'],
      [4, 'reserved'],
      [5, 'due']
    ] as const)
      await addCharge(block, state, ANCHOR, shop)
  await db
    .updateTable('overage_charge')
    .set({ reserved_at: '2026' })
    .where('block', '=', 5)
    .execute()
  const [last, first] = await listCharges(db, 1, 'due')
  t.strictSame([last?.block, first?.block], [5, 1], 'the oldest first')
  t.strictSame(
    (await listCharges(db, 1, 'held')).map(({ block }) => block),
    [2]
  )
  t.strictSame(await listShopsWithDueCharges(db), [1, 2])
  if (!first) throw new Error('Expected a charge')
  t.equal(chargeKey(first), `overage:1:${ANCHOR}:1`)
  const change = { state: 'charged', platform_id: 'p', charged_at: NOW } as const
  await setChargeState(db, first, change)
  await setChargeState(db, { ...first, cycle: 'other', block: 5 }, change)
  await setChargeState(db, { ...first, block: 3 }, { ...change, state: 'refused' })
  await setChargeState(db, { ...first, block: 4 }, change)
  await setChargeState(db, { ...first, block: 2 }, change)
  const changed = ['1 charged 499 7', '2 charged 499 7', '3 charged 499 7', '4 reserved 499 7']
  t.strictSame(await charges(), [...changed, '5 due 499 7'])
  const untouched = ['1 due 499 7', '2 held 499 7', '3 charged 499 7', '4 reserved 499 7']
  t.strictSame(await charges(2), [...untouched, '5 due 499 7'])
  await refuseCharges(db, 1, ['due', 'reserved'])
  t.strictSame(await charges(), [...changed.slice(0, 3), '4 refused 499 7', '5 refused 499 7'])
  t.strictSame(await charges(2), [...untouched, '5 due 499 7'])
  t.strictSame(await listShopsWithDueCharges(db), [2])
})

type Answer = 'taken' | 'refused' | 'held' | 'unreachable'

/**
 * Opens a ledger with a billing platform that records every charge it is asked for. `answers` holds its answer for
 * each subscription; it refuses all others.
 */
async function openTill(t: Test, answers: Record<string, Answer>) {
  const ledger = await openLedger(t)
  const asked: string[] = []
  const logged: string[] = []
  const platform = {
    async addUsage(id: string, { key, cents, description }: Record<string, unknown>) {
      asked.push([id, key, cents, description].join(' | '))
      const answer = answers[id] ?? 'refused'
      if (answer !== 'taken') throw new BillingError(answer, 'no')
      return { id: `charge of ${id}` }
    }
  } as unknown as BillingPlatform
  const app = {
    db: ledger.db,
    clock: testClock(NOW),
    billingOf: () => platform,
    log: {
      error: (_: object, text: string) => logged.push(text),
      warn: (_: object, text: string) => logged.push(text)
    }
  } as unknown as FastifyInstance
  return { ...ledger, app, asked, logged }
}

t.test(
  'a due charge is posted to the subscription of its block or, if that refuses it, to the active one',
  async (t) => {
    const cases: [Record<string, Answer>, state: string, asked: string[], isPosted: boolean][] = [
      [{ own: 'taken' }, 'charged', ['own'], true],
      [{ own: 'refused', active: 'taken' }, 'charged', ['own', 'active'], true],
      [{ own: 'refused', active: 'refused' }, 'refused', ['own', 'active'], true],
      [{ own: 'held', active: 'taken' }, 'held', ['own'], true],
      [{ own: 'unreachable', active: 'taken' }, 'due', ['own'], false]
    ]
    for (const [answers, state, ids, isPosted] of cases) {
      const till = await openTill(t, answers)
      await till.addAgreement(7, 'replaced', 'own')
      await till.addAgreement(8, 'active', 'active')
      await till.addAgreement(9, 'active', 'foreign', 2)
      await till.addCharge(2, 'due')
      const what = JSON.stringify(answers)
      t.equal(await postCharges(till.app, 1), isPosted, what)
      const request = `overage:1:${ANCHOR}:2 | 499 | Images 1001 to 2000 beyond the plan`
      const requests = ids.map((id) => `${id} | ${request}`)
      t.strictSame(till.asked, requests, what)
      t.strictSame(await till.charges(), [`2 ${state} 499 7`], what)
      const isCapped = state === 'charged' || state === 'due'
      t.equal((await till.subscription()).is_capped, isCapped ? 1 : 0, what)
      t.equal((await till.subscription(2)).is_capped, 1)
      t.equal(till.logged.length, state === 'charged' ? 0 : 1, 'a failure is logged')
      const row = await till.db.selectFrom('overage_charge').selectAll().executeTakeFirstOrThrow()
      const isCharged = state === 'charged'
      t.equal(row.platform_id, isCharged ? `charge of ${ids.at(-1)}` : null, what)
      t.equal(row.charged_at, isCharged ? NOW : null, what)
    }
  }
)

t.test('a charge that cannot be posted does not hold back the next', async (t) => {
  const till = await openTill(t, { own: 'unreachable', active: 'taken' })
  await till.addAgreement(7, 'replaced', 'own')
  await till.addAgreement(8, 'active', 'active')
  for (const block of [1, 2]) await till.addCharge(block, 'due')
  await till.db
    .updateTable('overage_charge')
    .set({ agreement_id: null })
    .where('block', '=', 2)
    .execute()
  t.equal(await postCharges(till.app, 1), false)
  t.strictSame(await till.charges(), ['1 due 499 7', '2 charged 499 '])
  t.equal(till.asked.length, 2)
  t.equal(await postCharges((await openTill(t, {})).app, 1), true, 'nothing is due')
  const ended = await openTill(t, { own: 'taken' })
  await ended.addAgreement(7, 'cancelled', 'own')
  await ended.addCharge(1, 'due')
  t.equal(await postCharges(ended.app, 1), true)
  t.strictSame(await ended.charges(), ['1 charged 499 7'], 'no plan is active any more')
})

t.test('a refusal of a charge that another process has posted changes nothing', async (t) => {
  for (const answer of ['held', 'refused'] as const) {
    const till = await openTill(t, { own: answer })
    await till.addAgreement(7, 'active', 'own')
    await till.addCharge(1, 'due')
    const charged = { state: 'charged', platform_id: 'theirs', charged_at: NOW } as const
    const billing = till.app.billingOf(1)
    till.app.billingOf = () => ({
      ...billing,
      async addUsage(...about) {
        const [charge] = await listCharges(till.db, 1, 'due')
        if (charge) await setChargeState(till.db, charge, charged)
        return billing.addUsage(...about)
      }
    })
    t.equal(await postCharges(till.app, 1), true)
    t.match(await till.db.selectFrom('overage_charge').selectAll().execute(), [charged])
    t.equal((await till.subscription()).is_capped, 1, `overcharge stays on: ${answer}`)
  }
})

t.test('overcharge resumes once every held charge is accepted', async (t) => {
  for (const [answer, isCapped, state, asked] of [
    ['taken', 1, 'charged', 2],
    ['held', 0, 'held', 1],
    ['unreachable', 0, 'held', 1]
  ] as const) {
    const till = await openTill(t, { own: answer })
    await till.addAgreement(7, 'active', 'own')
    await till.db.updateTable('subscription').set({ is_capped: 0 }).execute()
    for (const block of [1, 2]) await till.addCharge(block, 'held')
    await till.addCharge(3, 'due')
    await postHeldCharges(till.app, 1)
    const charges = [`1 ${state} 499 7`, `2 ${state} 499 7`, '3 due 499 7']
    t.strictSame(await till.charges(), charges, answer)
    t.equal((await till.subscription()).is_capped, isCapped, answer)
    t.equal((await till.subscription(2)).is_capped, 0)
    t.equal(till.asked.length, asked, answer)
  }
  const till = await openTill(t, {})
  await till.db.updateTable('subscription').set({ is_capped: 0 }).execute()
  await postHeldCharges(till.app, 1)
  t.equal((await till.subscription()).is_capped, 0, 'nothing was held')
})

t.test('an agreement is found only by its exact key, and only for its own shop', async (t) => {
  const { db, addAgreement } = await openLedger(t)
  await addAgreement(7, 'active', 'own')
  t.match(await findAgreementByKey(db, 1, 'agreement:7'), { id: 7, platform_id: 'own' })
  await addAgreement(12, 'replaced', 'other')
  t.match(await findAgreementByKey(db, 1, 'agreement:12'), { id: 12 })
  t.equal(await findAgreementByKey(db, 2, 'agreement:7'), undefined)
  for (const key of ['', '7', 'agreement:', 'agreement:7x', 'xagreement:7', 'agreement:8'])
    t.equal(await findAgreementByKey(db, 1, key), undefined, key)
})

t.test('an agreement changes its state only if it is in one of the expected states', async (t) => {
  const { db, addAgreement } = await openLedger(t)
  await addAgreement(7, 'active', 'own')
  await addAgreement(8, 'pending', 'foreign', 2)
  const later = '2026-11-22T00:00:00.000Z'
  t.equal(await moveAgreement(db, 7, ['pending', 'frozen'], { state: 'expired' }, later), false)
  t.match(await getAgreement(db, 7), { state: 'active', changed_at: NOW })
  t.equal(await moveAgreement(db, 7, ['frozen', 'active'], { state: 'expired' }, later), true)
  t.match(await getAgreement(db, 7), { state: 'expired', changed_at: later })
  t.match(await getAgreement(db, 8), { state: 'pending', changed_at: NOW })
  await setAgreementFacts(db, 7, { used_cents: 499 })
  t.match(await getAgreement(db, 7), { used_cents: 499, state: 'expired', changed_at: later })
  t.match(await getAgreement(db, 8), { used_cents: null })
  const states = ['expired', 'pending'] as const
  t.strictSame(await listShopsWith(db, [...states]), [1, 2])
  t.strictSame(await listShopsWith(db, ['pending']), [2])
  t.strictSame(await listShopsWith(db, [...states], later), [1])
  const ids = async (shopId?: number) =>
    (await listAgreements(db, [...states], shopId)).map(({ id }) => id)
  t.strictSame(await ids(), [7, 8])
  t.strictSame(await ids(2), [8])
  t.strictSame((await listAgreements(db, ['pending'], 1)).length, 0)
})

const OLDER = '2026-10-01T00:00:00.000Z'

type Ledger = Awaited<ReturnType<typeof openLedger>>
type Book = { subscriptionIds: string[]; usage: { key: string; cents: number }[] }

t.test('the audit reports each number that does not agree with the ledger', async (t) => {
  const audit = async (
    change: (ledger: Ledger) => Promise<unknown>,
    book: Book | null = null,
    billing = BILLING
  ) => {
    const ledger = await openLedger(t, { units_taken: 3, units_spent: 2 })
    for (const image of [1, 4]) await ledger.addUnit(image, 'spent')
    await ledger.addUnit(2, 'reserved')
    for (const image of [8, 9]) await ledger.addUnit(image, 'spent', OLDER)
    const spent = ledger.db.updateTable('quota_unit').set({ spent_at: NOW })
    await spent.where('state', '=', 'spent').execute()
    // Shop 2 has no subscription, so its units are not audited.
    await ledger.addUnit(3, 'spent', ANCHOR, 2)
    await ledger.db.deleteFrom('subscription').where('shop_id', '=', 2).execute()
    await change(ledger)
    const platform = book ? { own: { readBook: async () => book } } : {}
    const found = await auditLedger(ledger.db, [1, 2], billing, () => platform as BillingPlatform)
    return found.map((each) => `${each.shopId}: ${each.what}: ${each.shown} ${each.recomputed}`)
  }
  const set = (change: object) => (ledger: Ledger) =>
    ledger.db.updateTable('subscription').set(change).execute()
  t.strictSame(await audit(async () => {}), [])
  t.strictSame(await audit(set({ units_taken: 4 })), ['1: units taken: 4 3'])
  t.strictSame(await audit(set({ units_spent: 0 })), ['1: units spent: 0 2'])
  t.strictSame(await audit(set({ units_taken: 21_001 })), [
    '1: units taken: 21001 3',
    '1: units beyond what the plan allows: 1 0'
  ])
  t.strictSame(await audit(set({ units_taken: 21_000 })), ['1: units taken: 21000 3'])
  const off = { ...BILLING, isOff: true }
  t.strictSame(await audit(set({ units_taken: 30_000 }), null, off), ['1: units taken: 30000 3'])
  t.strictSame(
    await audit(({ db }) => db.updateTable('quota_unit').set({ spent_at: null }).execute()),
    ['1: spent units without a time: 4 0']
  )
  const overage = async ({ db, addBareCharge }: Ledger) => {
    await db.updateTable('quota_unit').set({ overage: 1 }).where('image_id', '=', 1).execute()
    await addBareCharge(1, 'charged')
    await addBareCharge(2, 'reserved')
    for (const [image_id, overage] of [
      [8, 1],
      [9, 1001]
    ] as const)
      await db.updateTable('quota_unit').set({ overage }).where('image_id', '=', image_id).execute()
    for (const block of [1, 2]) await addBareCharge(block, 'charged', OLDER)
  }
  t.strictSame(await audit(overage), [])
  t.strictSame(
    await audit(async (ledger) => {
      await overage(ledger)
      await ledger.addBareCharge(3, 'due')
    }),
    [
      `1: blocks charged in the cycle ${ANCHOR}: 2 1`,
      `1: cents charged in the cycle ${ANCHOR}: 998 499`
    ]
  )
  const booked = async (ledger: Ledger) => {
    await overage(ledger)
    await ledger.addAgreement(7, 'active', 'own')
  }
  const key = `overage:1:${ANCHOR}:1`
  const usage = (cents: number, named = key) => ({
    subscriptionIds: ['own'],
    usage: [
      { key: named, cents },
      ...[1, 2].map((block) => ({ key: `overage:1:${OLDER}:${block}`, cents: 499 }))
    ]
  })
  t.strictSame(await audit(booked, usage(499)), [])
  t.strictSame(await audit(booked, usage(498)), [`1: cents of ${key}: 499 498`])
  t.strictSame(await audit(booked, usage(499, 'other')), [
    `1: cents of ${key}: 499 0`,
    '1: charges that only the billing platform has: 1 0'
  ])
})
