import { hashOf } from '../../modules/auth/index.ts'
import { addAccessToken } from '../../modules/auth/sql-tokens.ts'
import { cappedCents, planAt } from '../../modules/pricing/plans.ts'
import { toText } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/database/db.ts'
import { openSeal } from '../../server/platforms/shopify/auth/seal.ts'
import { addPair } from '../../server/platforms/shopify/auth/token-rows.ts'
import { toAmount } from '../../server/platforms/shopify/billing/money.ts'
import type { StandIn } from '../stand-in/stand-in.ts'
import type { ShopWorld } from '../stand-in/world.ts'
import { addShop } from './add-shop.ts'

/*
 * Fills the database of a server that has not started yet, as if a merchant had already installed the app and chosen
 * a plan.
 */

/** The server needs it to read the access token of `addInstalledShop`. */
const SECRET_KEY = 'a-secret-key-for-tests-of-thirty-two-characters'

/** Returns the environment of a server that serves the shops of the stand-in from this folder. */
export const serverEnv = ({ world, adminOrigin }: StandIn, dataDir: string) => ({
  DATA_DIR: dataDir,
  SECRET_KEY,
  SHOPIFY_API_KEY: world.app.clientId,
  SHOPIFY_API_SECRET: world.app.secret,
  SHOPIFY_ADMIN_ORIGIN: adminOrigin
})

/**
 * Adds a shop that has installed the app.
 * @param token signs the merchant in, as ADMIN_TOKEN does on a local server
 * @returns the id of its row
 */
export async function addInstalledShop(db: Db, shop: ShopWorld, token: string): Promise<number> {
  const now = new Date()
  const at = toText(now)
  const { domain, name } = shop
  const id = await addShop(db, {
    platform: 'shopify',
    store_key: domain,
    domain,
    name,
    created_at: at
  })
  const { expiresIn, refreshExpiresIn, ...pair } = shop.access.grantPair()
  const scopes = shop.world.app.scopes.join(',')
  const grant = { ...pair, accessSeconds: expiresIn, refreshSeconds: refreshExpiresIn, scopes }
  await addPair(db, openSeal(SECRET_KEY, 'shopify-token'), id, grant, now)
  await addAccessToken(db, { hash: hashOf(token), shopId: id, expiresAt: null }, at)
  return id
}

/**
 * Adds an approved subscription to the stand-in, and its agreement to the database.
 * @returns the number of the subscription on the stand-in and the id of the agreement
 */
export async function addPaidPlan(db: Db, shop: ShopWorld, shopId: number, level: number) {
  const at = toText(new Date())
  const usd = (cents: number) => ({ amount: toAmount(cents), currencyCode: 'USD' })
  const { monthlyCents } = planAt(level)
  const { id: subscription } = shop.billing.create({
    name: 'A plan',
    returnUrl: 'https://example.com/pricing?agreement=agreement%3A1',
    trialDays: 0,
    isTest: false,
    lineItems: [
      {
        plan: {
          appRecurringPricingDetails: { price: usd(monthlyCents), interval: 'EVERY_30_DAYS' }
        }
      },
      {
        plan: {
          appUsagePricingDetails: { terms: 'each block', cappedAmount: usd(cappedCents(level)) }
        }
      }
    ]
  })
  shop.billing.approve(subscription)
  const { id: agreement } = await db
    .insertInto('plan_agreement')
    .values({
      shop_id: shopId,
      level,
      monthly_cents: monthlyCents,
      discount_percent: 0,
      discount_months: 0,
      state: 'active',
      platform_id: `gid://shopify/AppSubscription/${subscription}`,
      confirmation_url: null,
      created_at: at,
      changed_at: at
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { subscription, agreement }
}
