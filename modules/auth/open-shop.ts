import type { FastifyInstance } from 'fastify'
import { toText } from '../../server/core/clock.ts'
import { ShopifyError } from '../../server/core/platform/shopify/errors.ts'
import { hasAllScopes } from '../../server/core/platform/shopify/oauth.ts'
import { addShopifyShop, findScopes, findShopifyShop, getShop, setShopInfo } from './sql-shopify.ts'
import type { Shop } from './tables.ts'

export type Opened = {
  shop: Shop
  /** It was not installed, or none of its tokens worked, until this moment. */
  isNew: boolean
}

/** How the tokens are had: by the id token of the merchant, or by the code of the grant. */
export type Proof = { idToken: string } | { code: string }

/**
 * The shop whose merchant opens the app: made when it is the first time, given tokens when it has none that
 * work or may not do all that the app needs. Its runs go on from this moment.
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
    // Shopify could not be asked at first. Nobody waits for it now.
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
      code: 'missing_scopes'
    })
  if (!isUsable) await greet(app, id)
  return { shop: await getShop(db, id), isNew: !isOpen }
}

const hasPermission = async ({ db }: FastifyInstance, shopId: number): Promise<boolean> =>
  hasAllScopes((await findScopes(db, shopId)) ?? '')

/** Its name, and what is in it. A shop that cannot be read now is read when it is opened again. */
async function greet({ db, log, storeOf, lookAtStore }: FastifyInstance, shopId: number) {
  try {
    const { name, email } = await storeOf(shopId).shopInfo()
    await setShopInfo(db, shopId, { name, email })
  } catch (error) {
    log.warn({ err: error, shop: shopId }, 'the shop could not be asked for its name')
  }
  lookAtStore(shopId)
}
