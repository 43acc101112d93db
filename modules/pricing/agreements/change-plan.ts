import type { FastifyInstance } from 'fastify'
import { messagesFor } from '../../../locales/messages.ts'
import { toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { invariant } from '../../../server/core/invariant.ts'
import type { Shop } from '../../auth/tables.ts'
import { noPlans, overtaken, samePlan, smallerPlan } from '../errors.ts'
import { BLOCK_CENTS, BLOCK_IMAGES, cappedCents, PLANS, planAt } from '../plans.ts'
import {
  type Agreement,
  addAgreement,
  agreementKey,
  findAgreement,
  moveAgreement,
  OPEN
} from '../sql/agreements.ts'
import { type Subscription, takeSubscription } from '../sql/subscriptions.ts'
import { billingFault } from './billing-fault.ts'
import { withdraw } from './cancel.ts'
import { type Discount, discountAt } from './discount.ts'
import { isOutdatedTest } from './end-test.ts'

type App = Pick<FastifyInstance, 'billingOf' | 'clock' | 'config' | 'db' | 'log' | 'reconcilePlan'>

/**
 * Begins an upgrade. Nothing changes until the merchant approves it at the returned address. Asking twice for the same
 * plan returns the same address. If two different plans are asked for, the later one wins and the first address
 * becomes void.
 */
export async function beginUpgrade(app: App, shop: Shop, level: number): Promise<string> {
  const { db, clock, config } = app
  if (config.billing.isOff) throw noPlans()
  const now = toText(clock.now())
  const { agreement, withdrawn } = await inTransaction(db, async (trx) => {
    const subscription = await takeSubscription(trx, shop.id)
    const own = await paidLevel(trx, subscription)
    if (level === own) throw samePlan(level)
    if (level < own) throw smallerPlan()
    const discount = discountAt(shop.created_at, subscription.discount_until, clock.now())
    const open = await findAgreement(trx, shop.id, OPEN)
    if (open && isSame(open, level, discount)) return { agreement: open, withdrawn: undefined }
    if (open) await moveAgreement(trx, open.id, OPEN, { state: 'replaced' }, now)
    const added = await addAgreement(trx, rowFor(shop.id, level, discount, now))
    return { agreement: added, withdrawn: open }
  })
  if (withdrawn) await withdraw(app, withdrawn)
  if (agreement.confirmation_url === null) return askPlatform(app, shop, agreement)
  if (await isPending(app, agreement)) return agreement.confirmation_url
  // The offer expired or was approved elsewhere in the meantime, so the upgrade begins again from the current state.
  await app.reconcilePlan(shop.id)
  return beginUpgrade(app, shop, level)
}

/** Returns the level that the shop pays for. A test plan that runs out counts as none, so that any plan can follow. */
async function paidLevel(trx: Db, { shop_id, level }: Subscription): Promise<number> {
  const active = await findAgreement(trx, shop_id, ['active'])
  return typeof active?.kept_until === 'string' ? 0 : level
}

async function isPending(app: App, agreement: Agreement): Promise<boolean> {
  const { shop_id, platform_id } = agreement
  const billing = app.billingOf(shop_id)
  const reported = await billing.getSubscription(platform_id ?? '').catch((cause) => {
    throw billingFault(app.log, cause, shop_id)
  })
  return reported.state === 'pending' && !isOutdatedTest(agreement, reported)
}

async function askPlatform(app: App, shop: Shop, agreement: Agreement): Promise<string> {
  const { db, clock } = app
  const { pricingPage } = messagesFor(shop.language)
  const { level, monthly_cents } = agreement
  const place = { shop: shop.id, table: 'plan_agreement', id: agreement.id }
  invariant('plan-exists', PLANS[level] !== undefined, place)
  invariant('plan-has-its-price', monthly_cents === planAt(level).monthlyCents, place)
  const { id, confirmationUrl, isTest } = await app
    .billingOf(shop.id)
    .createSubscription({
      key: agreementKey(agreement),
      name: pricingPage.subscription({ plan: planAt(agreement.level).monthlyCents / 100 }),
      monthlyCents: agreement.monthly_cents,
      discount: { percent: agreement.discount_percent, months: agreement.discount_months },
      cappedCents: cappedCents(agreement.level),
      usageTerms: pricingPage.usageTerms({
        price: BLOCK_CENTS / 100,
        images: BLOCK_IMAGES
      })
    })
    .catch((cause) => {
      throw billingFault(app.log, cause, shop.id)
    })
  const change = {
    state: 'pending',
    platform_id: id,
    confirmation_url: confirmationUrl,
    is_test: isTest ? 1 : 0
  } as const
  const now = toText(clock.now())
  if (await moveAgreement(db, agreement.id, OPEN, change, now)) return confirmationUrl
  await withdraw(app, { ...agreement, platform_id: id })
  throw overtaken()
}

const isSame = (open: Agreement, level: number, { percent, months }: Discount): boolean =>
  open.level === level && open.discount_percent === percent && open.discount_months === months

const rowFor = (shopId: number, level: number, discount: Discount, now: string) => ({
  shop_id: shopId,
  level,
  monthly_cents: planAt(level).monthlyCents,
  discount_percent: discount.percent,
  discount_months: discount.months,
  state: 'creating' as const,
  platform_id: null,
  confirmation_url: null,
  created_at: now,
  changed_at: now
})
