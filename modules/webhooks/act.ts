import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { setScopes, setShopInfo } from '../auth/commands.ts'
import { findShopifyShop } from '../auth/queries.ts'
import type { Shop } from '../auth/tables.ts'
import { itemDeleted } from '../image-opt/commands.ts'
import { eraseShop } from './erase.ts'
import { isInstalled } from './is-installed.ts'
import { leaveShop } from './leave.ts'
import { type Delivery, forgetShop, isOvertaken } from './sql.ts'
import { type Facts, isTopic, type Topic } from './topics.ts'

/** Told about a shop in which the app still works, Shopify is asked so often before it is not believed. */
const DOUBTS = 3

/**
 * Does what follows from a delivery. Each is a hint: what is true is asked of Shopify, and doing it twice, late or in
 * another order changes nothing.
 * @returns what was done, in a few words for the log
 */
export async function act(app: FastifyInstance, delivery: Delivery): Promise<string> {
  const { topic, shop_domain } = delivery
  if (!isTopic(topic)) return 'unknown topic'
  if (topic === 'customers/data_request') return 'answered: nothing is kept about customers'
  if (topic === 'customers/redact') return 'nothing to erase: nothing is kept about customers'
  const shop = await findShopifyShop(app.db, shop_domain)
  if (!shop) {
    // Whoever erased it may have died before what was told of it was erased, too.
    if (topic === 'shop/redact') await forgetShop(app.db, shop_domain, delivery.id)
    return 'unknown shop'
  }
  if (topic === 'app/uninstalled') return leave(app, shop, delivery)
  if (topic === 'shop/redact') return redact(app, shop, delivery)
  // It is read anew when its merchant opens the app.
  if (shop.is_open === 0) return 'closed shop'
  return actForOpenShop(app, shop, topic, delivery)
}

async function actForOpenShop(
  app: FastifyInstance,
  { id: shopId, domain }: Shop,
  topic: Exclude<Topic, 'app/uninstalled' | 'shop/redact' | `customers/${string}`>,
  delivery: Delivery
): Promise<string> {
  const { db, clock, log, shopify } = app
  const facts = JSON.parse(delivery.facts) as Facts
  switch (topic) {
    case 'products/delete':
    case 'collections/delete': {
      const kind = topic === 'products/delete' ? 'product' : 'collection'
      if (facts.id === undefined) shopify?.tell(shopId)
      else await itemDeleted(db, { shopId, kind, platformId: facts.id }, toText(clock.now()))
      return `${kind} ${facts.id ?? ''} deleted`
    }
    case 'products/create':
    case 'products/update':
    case 'collections/create':
    case 'collections/update':
    case 'bulk_operations/finish':
      shopify?.tell(shopId)
      return 'whoever watches the store was told'
    case 'shop/update': {
      const { name, email } = await app.storeOf(shopId).shopInfo()
      await setShopInfo(db, shopId, { name, email })
      return 'name and address read'
    }
    case 'app/scopes_update':
      if (facts.scopes === undefined || (await isOvertaken(db, delivery))) return 'no news'
      await setScopes(db, shopId, facts.scopes)
      return `scopes ${facts.scopes.join(' ')}`
    case 'app_subscriptions/update':
    case 'app_subscriptions/approaching_capped_amount':
      await app.settlePlan(shopId)
      return 'the plan was asked for'
    case 'themes/publish': {
      const { isOn } = await app.storeOf(shopId).embedState()
      // For whoever is asked why pages of that shop are not fetched ahead any more.
      if (isOn === false) log.warn({ shop: domain }, 'the theme now published has no app embed on')
      return `app embed ${isOn === null ? 'unknown' : isOn ? 'on' : 'off'}`
    }
  }
}

async function leave(app: FastifyInstance, shop: Shop, delivery: Delivery): Promise<string> {
  if (await isInstalled(app, shop.id)) {
    // Its tokens may live a moment longer.
    if (delivery.attempts < DOUBTS) throw new Error('The app still works there')
    await app.settlePlan(shop.id)
    return 'not believed: the app is installed'
  }
  const isLeft = await leaveShop(app, shop.id, delivery.triggered_at)
  return isLeft ? 'the shop is closed' : 'late: the app was installed again'
}

/** 48 hours after the app was taken away (PLATFORM.md 1.5); of who has it again nothing is erased (decision 038). */
async function redact(app: FastifyInstance, shop: Shop, delivery: Delivery): Promise<string> {
  const { shop: named } = JSON.parse(delivery.facts) as Facts
  if (named !== delivery.shop_domain) return 'refused: the body names another shop than the header'
  if (await isInstalled(app, shop.id)) return 'kept: the app is installed again'
  const isErased = await eraseShop(app, shop.id, delivery)
  return isErased ? 'everything of the shop was erased' : 'kept: the app was installed again'
}
