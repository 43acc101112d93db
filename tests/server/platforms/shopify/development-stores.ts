import type { Test } from 'tap'
import type { Switches } from '../../../stand-in/switches.ts'
import { askForPlan } from '../../../support/plans.ts'
import { type ShopifyShop, startShopifyShop } from '../../../support/shopify-shop.ts'

/** Approves the plan on Shopify's page, as the merchant does. Returns the HTTP status of the reply. */
export async function approve(url: string): Promise<number> {
  const body = new URLSearchParams({ decision: 'approve' })
  return (await fetch(url, { method: 'POST', redirect: 'manual', body })).status
}

/** Subscribes to a plan: asks for the offer, approves it on Shopify, and returns to the app. */
export async function subscribe(stage: ShopifyShop, level: number): Promise<void> {
  const { url } = await askForPlan(stage.app, level)
  if ((await approve(url)) !== 303) throw new Error('Expected the plan to be approved')
  await stage.app.reconcilePlan(stage.shopId)
}

/**
 * Opens a development store. `testAfterTransfer` says what Shopify makes of its test subscriptions when it becomes a
 * real store; by default they stay tests.
 */
export async function openDevelopmentStore(
  t: Test,
  testAfterTransfer: Switches['testAfterTransfer'] = 'test'
): Promise<ShopifyShop> {
  const stage = await startShopifyShop(t, { switches: { testAfterTransfer } })
  stage.shop.isDevelopment = true
  return stage
}

/** Opens a development store with a plan that is a free test. */
export async function openTestShop(t: Test, level = 2): Promise<ShopifyShop> {
  const stage = await openDevelopmentStore(t)
  await subscribe(stage, level)
  return stage
}

/**
 * Gives the store a paid Shopify plan, as its transfer to a merchant does, and applies the delivery that reports this.
 */
export async function becomeReal({ shop, app }: ShopifyShop): Promise<void> {
  shop.merchant.leaveDevelopment()
  await shop.webhooks.settled()
  await app.applyDeliveries()
}

/** Adds a block of images that the running plan has used beyond its quota. */
export async function addBlock(
  { db, shopId }: Pick<ShopifyShop, 'db' | 'shopId'>,
  state: 'due' | 'held',
  block = 1
) {
  const { agreement_id, cycle } = await db
    .selectFrom('subscription')
    .select(['agreement_id', 'cycle'])
    .executeTakeFirstOrThrow()
  const row = { shop_id: shopId, agreement_id, cycle, block, state, cents: 499, reserved_at: cycle }
  await db.insertInto('overage_charge').values(row).execute()
}

/** Returns every charge that was added to a real subscription. */
export const realRecords = ({ shop }: Pick<ShopifyShop, 'shop'>) =>
  shop.billing
    .subscriptions()
    .filter(({ isTest }) => !isTest)
    .flatMap(({ records }) => records)

/** Returns 'test' or 'real' for each active subscription. */
export const kinds = ({ shop }: Pick<ShopifyShop, 'shop'>) =>
  shop.billing.active().map(({ isTest }) => (isTest ? 'test' : 'real'))
