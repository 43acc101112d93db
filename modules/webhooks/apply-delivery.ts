import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import type { Platform } from '../../server/platforms/platform.ts'
import type { Facts, Meaning } from '../../server/platforms/webhook-platform.ts'
import { setShopInfo } from '../auth/commands.ts'
import { findShopByKey } from '../auth/queries.ts'
import type { Shop } from '../auth/tables.ts'
import { itemDeleted } from '../image-opt/commands.ts'
import { eraseShop } from './erase.ts'
import { isInstalled } from './is-installed.ts'
import { leaveShop } from './leave.ts'
import { originOf } from './origin.ts'
import { type Delivery, forgetShop, isOvertaken } from './sql.ts'

/**
 * How many more times the platform is asked about an uninstall that it reported although the app still works in the shop.
 * After that the report is ignored.
 */
const DOUBTS = 3

/**
 * After this many attempts, which take about a day, an erase request is carried out even if the platform does not
 * tell us whether the app is installed again. It never tells us about a shop that it no longer serves, such as one that
 * closed permanently. The erase request itself is signed.
 */
const CLOSED_TRIES = 24

/**
 * Applies a delivery, which is only a hint: the actual state is read from the platform. A delivery that is applied twice,
 * late or out of order therefore does no harm.
 * @returns what was done, in a few words for the log
 */
export async function applyDelivery(app: FastifyInstance, delivery: Delivery): Promise<string> {
  const { topic, shop_domain } = delivery
  const origin = originOf(app, topic)
  if (!origin) return 'unknown topic'
  const { platform, meaning } = origin
  if (meaning === 'customer-asks') return 'answered: nothing is kept about customers'
  if (meaning === 'erase-customer') return 'nothing to erase: nothing is kept about customers'
  const shop = await findShopByKey(app.db, platform.name, shop_domain)
  if (!shop) {
    // An earlier attempt to erase the shop may have been killed before it deleted the shop's deliveries.
    if (meaning === 'erase-shop') await forgetShop(app.db, shop_domain, delivery.id)
    return 'unknown shop'
  }
  if (meaning === 'app-removed') return leave(app, shop, delivery)
  if (meaning === 'erase-shop') return redact(app, shop, platform, delivery)
  // A closed shop needs no delivery, because it is synced when its merchant opens the app.
  if (shop.is_open === 0) return 'closed shop'
  return applyToOpenShop(app, shop, { platform, meaning }, delivery)
}

async function applyToOpenShop(
  app: FastifyInstance,
  { id: shopId, domain }: Shop,
  origin: {
    platform: Platform
    meaning: Exclude<Meaning, 'app-removed' | 'erase-shop' | 'customer-asks' | 'erase-customer'>
  },
  delivery: Delivery
): Promise<string> {
  const { db, clock, log } = app
  const { platform, meaning } = origin
  const facts = JSON.parse(delivery.facts) as Facts
  switch (meaning) {
    case 'product-deleted':
    case 'collection-deleted': {
      const kind = meaning === 'product-deleted' ? 'product' : 'collection'
      if (facts.id === undefined) app.storeChanged(shopId)
      else await itemDeleted(db, { shopId, kind, platformId: facts.id }, toText(clock.now()))
      return `${kind} ${facts.id ?? ''} deleted`
    }
    case 'store-changed':
    case 'store-touched':
      app.storeChanged(shopId)
      return 'those who watch the store were notified'
    case 'shop-changed': {
      await setShopInfo(db, shopId, await app.storeOf(shopId).shopInfo())
      // A development store may have become a real one.
      await app.reconcilePlan(shopId)
      return 'name, address and plan read'
    }
    case 'scopes-changed':
      if (facts.scopes === undefined || (await isOvertaken(db, delivery))) return 'nothing to apply'
      await platform.webhooks?.setScopes?.(db, shopId, facts.scopes)
      return `scopes ${facts.scopes.join(' ')}`
    case 'plan-changed':
      await app.reconcilePlan(shopId)
      return 'the plan was reconciled'
    case 'theme-changed': {
      const { isOn } = await app.storeOf(shopId).embedState()
      // This tells support staff why pages of the shop are no longer prefetched.
      if (isOn === false)
        log.warn({ shop: shopId, domain }, 'the app embed is off in the newly published theme')
      return `app embed ${isOn === null ? 'unknown' : isOn ? 'on' : 'off'}`
    }
  }
}

async function leave(app: FastifyInstance, shop: Shop, delivery: Delivery): Promise<string> {
  if (await isInstalled(app, shop.id)) {
    // If the app was installed again, the uninstall has still ended the plan.
    await app.reconcilePlan(shop.id)
    // The tokens may keep working for a short time after an uninstall.
    if (delivery.attempts < DOUBTS) throw new Error('The app still works there')
    return 'ignored: the app is still installed'
  }
  if (await leaveShop(app, shop.id, delivery.triggered_at)) return 'the shop is closed'
  await app.reconcilePlan(shop.id)
  return 'late: the app was installed again'
}

/**
 * Applies the erase request, which follows an uninstall. Nothing is erased for a shop that has reinstalled the app
 * (decision 038).
 */
async function redact(
  app: FastifyInstance,
  shop: Shop,
  platform: Platform,
  delivery: Delivery
): Promise<string> {
  const { shop: named } = JSON.parse(delivery.facts) as Facts
  if (named !== delivery.shop_domain) return 'refused: the body names another shop than the header'
  if (await isBack(app, shop, platform, delivery)) return 'kept: the app is installed again'
  const isErased = await eraseShop(app, shop.id, delivery)
  return isErased ? 'everything of the shop was erased' : 'kept: the app was installed again'
}

async function isBack(
  app: FastifyInstance,
  shop: Shop,
  { webhooks }: Platform,
  { attempts }: Delivery
): Promise<boolean> {
  try {
    return await isInstalled(app, shop.id)
  } catch (error) {
    if (!webhooks?.isShopRefused(error) || attempts < CLOSED_TRIES) throw error
    return false
  }
}
