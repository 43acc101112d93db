import type { FastifyInstance } from 'fastify'
import { DAY_MS, toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { trustedAt } from '../../../server/core/time/kept-clock-record.ts'
import type { UsageLine } from '../../../server/platforms/billing-platform.ts'
import {
  type Agreement,
  findAgreement,
  findAgreementByKey,
  findAgreementByPlatformId,
  getAgreement,
  listAgreements,
  moveAgreement,
  OPEN,
  setAgreementFacts
} from '../sql/agreements.ts'
import { refuseCharges } from '../sql/charges.ts'
import { postCharges, postHeldCharges } from '../usage/post-charges.ts'
import { cancel } from './cancel.ts'
import { endPaidPlan, suspendPaidPlan } from './downgrade.ts'
import { endTestPlan, isOutdatedTest } from './end-test.ts'
import { startPlan } from './start-plan.ts'

type App = Pick<
  FastifyInstance,
  'billingOf' | 'brokenLaws' | 'clock' | 'db' | 'log' | 'reconcilePlan'
>

/**
 * Asks the platform what the shop pays for and what became of every open offer, and acts on the answer. The plan that
 * is paid for comes first, because news of a plan's end may arrive before news of the plan that replaced it. It is
 * safe to repeat: it runs after an approval, after a webhook, and on a schedule. Call it through app.reconcilePlan,
 * which runs one call at a time for each shop.
 */
export async function reconcileShop(app: FastifyInstance, shopId: number): Promise<void> {
  const paying = await app.billingOf(shopId).findPaying()
  if (paying) await recognise(app, shopId, paying)
  for (const agreement of await listAgreements(app.db, [...OPEN, 'active', 'frozen'], shopId))
    await reconcileAgreement(app, agreement)
}

/**
 * Reconciles a shop. A failure is logged instead of thrown: nobody should wait for a platform that does not answer,
 * and the timed job asks again.
 */
export const reconcileSafely = (app: App, shopId: number): Promise<void> =>
  app.brokenLaws
    .among(() => app.reconcilePlan(shopId))
    .catch((error) =>
      app.log.error(
        { err: error, shop: shopId },
        'a shop could not be reconciled with the billing platform'
      )
    )

/**
 * Accepts the agreement that the merchant pays for, even if a different one has replaced it in our records: the
 * merchant may have approved its offer in a window that stayed open. An agreement that we cancelled stays cancelled.
 */
async function recognise(
  app: FastifyInstance,
  shopId: number,
  paying: { id: string; key: string }
): Promise<void> {
  const agreement = await findPaid(app, shopId, paying)
  if (!agreement)
    return app.log.error({ shop: shopId, ...paying }, 'a shop pays for an unknown agreement')
  const { id, state } = agreement
  if (state === 'cancelled') {
    const now = toText(app.clock.now())
    await moveAgreement(app.db, id, [state], { state: 'cancelling' }, now)
  }
  if (state === 'cancelled' || state === 'cancelling') await cancel(app, agreement)
  else if (state !== 'active') await reconcileAgreement(app, agreement)
}

async function findPaid(
  { db }: App,
  shopId: number,
  { id, key }: { id: string; key: string }
): Promise<Agreement | undefined> {
  const known = await findAgreementByPlatformId(db, shopId, id)
  if (known) return known
  const asked = await findAgreementByKey(db, shopId, key)
  if (!asked) return undefined
  // The platform's reply with this id was lost when the subscription was created.
  await setAgreementFacts(db, asked.id, { platform_id: id })
  return { ...asked, platform_id: id }
}

async function reconcileAgreement(app: FastifyInstance, agreement: Agreement): Promise<void> {
  const { db, clock } = app
  const { id, shop_id, platform_id } = agreement
  if (platform_id === null) return expireUnknown(app, agreement)
  const reported = await app.billingOf(shop_id).getSubscription(platform_id)
  const { state, usage } = reported
  // Shopify may turn a real charge into a test charge by itself, so what was asked for counts. It is not known to make
  // a test real; if it does, the merchant pays.
  const isRealNow = state === 'active' && !reported.isTest
  const is_test = isRealNow ? 0 : (agreement.is_test ?? (reported.isTest ? 1 : 0))
  const isOutdated = isOutdatedTest({ is_test }, reported)
  const now = toText(clock.now())
  switch (state) {
    case 'pending':
      if (isOutdated) await moveAgreement(db, id, OPEN, { state: 'replaced' }, now)
      return
    case 'active': {
      const isNew = agreement.state !== 'active' || (agreement.is_test === 1 && is_test === 0)
      await inTransaction(db, async (trx) => {
        if (isNew && !isOutdated)
          await startPlan(trx, { ...agreement, is_test }, usage !== null, now)
        await setAgreementFacts(trx, id, { ...factsOf(usage), is_test })
      })
      if (isOutdated) return refuseTest(app, agreement, now)
      if (isNew) {
        app.pollStore(shop_id)
        // Blocks due from the previous plan were really used, so the new plan pays for them.
        await postCharges(app, shop_id)
      }
      return postHeldCharges(app, shop_id)
    }
    case 'frozen':
      return suspendPaidPlan(app, id)
    case 'declined':
    case 'expired':
      return void (await moveAgreement(db, id, OPEN, { state }, now))
    case 'ended':
      return reconcileEnd(app, agreement, isOutdated, now)
  }
}

/** How long the merchant can approve an offer (docs/shopify.md §14). */
const OFFER_MS = 2 * DAY_MS

/**
 * Expires an offer of which the platform has not told us the id, once nobody can approve it any more. Until then it
 * may be a plan that the merchant is paying for.
 */
async function expireUnknown({ db, clock }: App, { id, created_at }: Agreement) {
  const now = clock.now()
  if ((await trustedAt(db, now)).getTime() - Date.parse(created_at) >= OFFER_MS)
    await moveAgreement(db, id, ['creating'], { state: 'expired' }, toText(now))
}

/**
 * Lets a test plan run out whose store has become a real one. A test plan that the merchant approves only now is
 * cancelled.
 */
async function refuseTest(app: App, agreement: Agreement, now: string): Promise<void> {
  const { id, shop_id, state } = agreement
  if (state === 'active') return endTestPlan(app, agreement)
  const isMoved = await inTransaction(app.db, async (trx) => {
    // The end of the test is recorded as well, so that the merchant reads why there is no plan.
    await setAgreementFacts(trx, id, { kept_until: now })
    // Blocks of a suspended test plan were simulated, so no later plan pays for them.
    if (state === 'frozen') await refuseCharges(trx, shop_id, ['due', 'held'])
    return moveAgreement(trx, id, [state], { state: 'cancelling' }, now)
  })
  if (isMoved) await cancel(app, agreement)
}

const factsOf = (usage: UsageLine | null) => ({
  used_cents: usage?.usedCents ?? null,
  capped_cents: usage?.cappedCents ?? null,
  period_ends_at: usage?.periodEndsAt ?? null
})

async function reconcileEnd(
  app: FastifyInstance,
  agreement: Agreement,
  isOutdated: boolean,
  now: string
): Promise<void> {
  const { id, shop_id, platform_id } = agreement
  // What the shop pays for is asked again: the merchant may have just approved an offer that replaces this subscription,
  // also one of the same agreement.
  const paying = await app.billingOf(shop_id).findPaying()
  if (paying && paying.id !== platform_id) await recognise(app, shop_id, paying)
  const { state, platform_id: current } = await getAgreement(app.db, id)
  if (current !== platform_id) return
  if (state !== 'active')
    return void (await moveAgreement(app.db, id, [...OPEN, 'frozen'], { state: 'cancelled' }, now))
  if (isOutdated) return endTestPlan(app, agreement)
  // The merchant may have just approved an offer that replaces this plan; the platform reports that within seconds.
  if (await findAgreement(app.db, shop_id, OPEN)) return
  await endPaidPlan(app, shop_id)
}
