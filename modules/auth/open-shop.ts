import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { hasAllScopes } from '../../server/platforms/shopify/auth/oauth.ts'
import { ShopifyError } from '../../server/platforms/shopify/client/errors.ts'
import { addShopifyShop, findScopes, findShopifyShop, getShop, setShopInfo } from './sql-shopify.ts'
import type { Shop } from './tables.ts'

export type Opened = {
  shop: Shop
  /** True when, until this launch, the app was not installed or none of its tokens worked. */
  isNew: boolean
}

/** How tokens are obtained: with the merchant's id token, or with the code of the grant. */
export type Proof = { idToken: string } | { code: string }

/**
 * Opens the shop whose merchant opens the app. The first time this creates the shop; whenever no token works or
 * the scopes are incomplete, it obtains new tokens. The shop's runs continue from then on.
 * @throws ShopifyError: `forbidden` when the merchant has to be asked for permission
 */
export async function openShopifyShop(
  app: FastifyInstance,
  domain: string,
  proof: Proof
): Promise<Opened> {
  const { db, clock, config, shopify } = app
  if (!shopify) throw new Error('Expected SHOPIFY_API_KEY to be set for a shop of Shopify')
  const known = await findShopifyShop(db, domain)
  const isOpen = known?.is_open === 1
  const isUsable = known && isOpen && (await hasPermission(app, known.id))
  if (isUsable && 'idToken' in proof) {
    // Shopify could not be reached when the shop was first opened. This request does not wait for the second
    // attempt.
    if (known.email === '') void greet(app, known.id)
    return { shop: known, isNew: false }
  }

  const now = toText(clock.now())
  const { id } = known ?? (await addShopifyShop(db, domain, config.hasFullFeatures, now))
  shopify.addShop({ id, domain })
  if ('code' in proof) await shopify.tokens.redeem({ id, domain }, proof.code)
  else await shopify.tokens.exchange({ id, domain }, proof.idToken)
  if (!(await hasPermission(app, id)))
    throw new ShopifyError('forbidden', `${domain} has not given all the permissions`, {
      shopifyCode: 'missing_scopes'
    })
  if (!isUsable) await greet(app, id)
  return { shop: await getShop(db, id), isNew: !isOpen }
}

const hasPermission = async ({ db }: FastifyInstance, shopId: number): Promise<boolean> =>
  hasAllScopes((await findScopes(db, shopId)) ?? '')

/** Reads the shop's name and starts a sync. A shop that cannot be read now is read again when it is next opened. */
async function greet({ db, log, storeOf, syncStore }: FastifyInstance, shopId: number) {
  try {
    const { name, email } = await storeOf(shopId).shopInfo()
    await setShopInfo(db, shopId, { name, email })
  } catch (error) {
    log.warn({ err: error, shop: shopId }, 'the name of a shop could not be read')
  }
  syncStore(shopId)
}
