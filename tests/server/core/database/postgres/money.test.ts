import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import t, { type Test } from 'tap'
import { type ClaimDeps, takeClaim } from '../../../../../modules/image-opt/runs/claim.ts'
import { reserveUnit, spendUnit } from '../../../../../modules/pricing/commands.ts'
import { planAt } from '../../../../../modules/pricing/plans.ts'
import { postCharges } from '../../../../../modules/pricing/usage/post-charges.ts'
import type { Db } from '../../../../../server/core/database/db.ts'
import { inTransaction } from '../../../../../server/core/database/transaction.ts'
import { createLocalBilling } from '../../../../../server/platforms/local/billing/billing.ts'
import { BILLING, openLedger } from '../../../../support/bare-ledger.ts'
import { testClock } from '../../../../support/clock.ts'
import { NO_POSTGRES } from '../../../../support/postgres/cluster.ts'
import { hasPostgres, openAgain } from '../../../../support/postgres/databases.ts'
import { openQueue } from '../../../../support/run-queue.ts'

// The process may run other files afterwards.
const before = process.env.DATABASE_OF_TESTS
process.env.DATABASE_OF_TESTS = 'postgres'
t.teardown(() => {
  if (before === undefined) delete process.env.DATABASE_OF_TESTS
  else process.env.DATABASE_OF_TESTS = before
})

const skip = hasPostgres() ? false : NO_POSTGRES

/** How many processes work at the same time. Each has connections of its own to the same database. */
const PROCESSES = 4

/** Attempts with new rows: the statements of two processes do not collide each time. */
const ROUNDS = 3

async function openProcesses(t: Test, db: Db): Promise<Db[]> {
  const processes = await Promise.all(Array.from({ length: PROCESSES }, () => openAgain(db)))
  t.teardown(() => Promise.all(processes.map((process) => process.destroy())))
  return processes
}

t.test('the last units of a quota go to one process each §2.1.11', { skip }, async (t) => {
  for (let round = 0; round < ROUNDS; round++) {
    const { db, clock, queue, subscription, units } = await openQueue(t)
    const processes = await openProcesses(t, db)
    const left = { is_over_quota: 0, units_taken: planAt(1).images - 2 }
    await db.updateTable('subscription').set(left).where('shop_id', '=', 1).execute()
    const runId = await queue([1, 2, 3, 4])
    const claims = await Promise.all(
      processes.map((one, index) =>
        takeClaim({ db: one, clock, billing: BILLING } as unknown as ClaimDeps, `owner ${index}`)
      )
    )
    const claimed = claims.flatMap((claim) => claim?.imageId ?? [])
    t.strictSame(new Set(claimed), new Set([1, 2]), 'two images are claimed, each by one process')
    t.equal(claimed.length, 2)
    t.equal((await units()).length, 2)
    t.equal((await subscription()).units_taken, planAt(1).images)
    const skipped = await db
      .selectFrom('run_item')
      .select('image_id')
      .where('run_id', '=', runId)
      .where('reason', '=', 'quota-used-up')
      .orderBy('image_id')
      .execute()
    t.strictSame(
      skipped.map(({ image_id }) => image_id),
      [3, 4]
    )
  }
})

t.test(
  'processes that claim from one run never claim the same image §2.1.11',
  { skip },
  async (t) => {
    const { db, clock, queue } = await openQueue(t)
    const processes = await openProcesses(t, db)
    await queue([1, 2, 3, 4])
    await queue([5, 6, 7, 8], { shopId: 2 })
    const claims = await Promise.all(
      [...processes, ...processes].map((one, index) =>
        takeClaim({ db: one, clock, billing: BILLING } as unknown as ClaimDeps, `owner ${index}`)
      )
    )
    t.strictSame(
      claims.map((claim) => claim?.imageId ?? 0).sort((one, other) => one - other),
      [1, 2, 3, 4, 5, 6, 7, 8]
    )
  }
)

t.test('a block of overage is reserved once and becomes due once §2.1.11', { skip }, async (t) => {
  for (let round = 0; round < ROUNDS; round++) {
    const taken = { units_taken: planAt(1).images, units_spent: planAt(1).images }
    const { db, unit, subscription, charges, units } = await openLedger(t, taken)
    const processes = await openProcesses(t, db)
    const images = processes.map((one, index) => ({ one, image: index + 1 }))
    await Promise.all(
      images.map(({ one, image }) => inTransaction(one, (trx) => reserveUnit(trx, unit(image))))
    )
    t.strictSame(await charges(), ['1 reserved 499 7'])
    await Promise.all(
      images.map(({ one, image }) => inTransaction(one, (trx) => spendUnit(trx, unit(image))))
    )
    t.strictSame(await charges(), ['1 due 499 7'])
    const { units_taken, units_spent } = await subscription()
    const all = planAt(1).images + PROCESSES
    t.strictSame({ units_taken, units_spent }, { units_taken: all, units_spent: all })
    const overages = new Set((await units()).map((one) => one.split(' ')[3]))
    t.strictSame(overages, new Set(['1', '2', '3', '4']), 'each unit has its own number')
  }
})

t.test(
  'processes that post a due charge at the same time charge it once §2.1.11',
  { skip },
  async (t) => {
    const { db, addCharge, addAgreement, charges } = await openLedger(t)
    const processes = await openProcesses(t, db)
    const clock = testClock('2026-11-21T08:00:00.000Z')
    const billing = createLocalBilling({ db, clock, shopId: 1 })
    const { id } = await billing.createSubscription({
      key: 'plan',
      name: 'Plan',
      monthlyCents: 499,
      discount: { percent: 0, months: 0 },
      cappedCents: 10_000,
      usageTerms: 'terms',
      returnUrl: ''
    } as Parameters<typeof billing.createSubscription>[0])
    await db.updateTable('local_subscription').set({ state: 'active' }).execute()
    await addAgreement(7, 'active', id)
    for (const block of [1, 2, 3]) await addCharge(block, 'due')
    const apps = processes.map(
      (one) =>
        ({
          db: one,
          clock,
          billingOf: (shopId: number) => createLocalBilling({ db: one, clock, shopId }),
          log: { error: t.fail, warn: t.fail }
        }) as unknown as FastifyInstance
    )
    t.strictSame(await Promise.all(apps.map((app) => postCharges(app, 1))), [
      true,
      true,
      true,
      true
    ])
    const { rows } = await sql<{ key: string; cents: number }>`
    select key, cents from local_usage order by key`.execute(db)
    t.equal(rows.length, 3, 'three charges for three blocks')
    t.strictSame(
      (await charges()).map((charge) => charge.split(' ').slice(0, 2).join(' ')),
      ['1 charged', '2 charged', '3 charged']
    )
  }
)
