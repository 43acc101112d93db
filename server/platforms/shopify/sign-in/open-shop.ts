import type { FastifyInstance } from 'fastify'
import { addShop, setShopInfo } from '../../../../modules/auth/commands.ts'
import { findShopByKey, getShop } from '../../../../modules/auth/queries.ts'
import type { Shop } from '../../../../modules/auth/tables.ts'
import { toText } from '../../../core/clock.ts'
import { hasAllScopes } from '../auth/oauth.ts'
import { findScopes } from '../auth/token-rows.ts'
import { ShopifyError } from '../client/errors.ts'
import type { SignInContext } from './context.ts'

export type Opened = {
  shop: Shop
  /** Whether the app was not installed before this launch, or none of its tokens worked any more. */
  isNew: boolean
}

/** What Shopify accepts in exchange for tokens: the merchant's id token, or the code of the grant. */
export type Proof = { idToken: string } | { code: string }

/**
 * Opens the shop of a merchant who opens the app, and creates it if it is new. If no token of the shop works or a
 * scope is missing, new tokens are obtained. After that, the shop's runs continue.
 * @throws ShopifyError `forbidden` when the merchant has to be asked for permission
 */
export async function openShop(
  app: FastifyInstance,
  { tokens, noteShop }: SignInContext,
  domain: string,
  proof: Proof
): Promise<Opened> {
  const { db, clock, config } = app
  const known = await findShopByKey(db, 'shopify', domain)
  const isOpen = known?.is_open === 1
  const isUsable = known && isOpen && (await hasPermission(app, known.id))
  if (isUsable && 'idToken' in proof) {
    // An empty email means that Shopify could not be reached when the shop was first opened. The shop's data is read
    // again, but this request does not wait for it.
    if (known.email === '') void greet(app, known.id)
    return { shop: known, isNew: false }
  }

  const now = toText(clock.now())
  // The name is a placeholder until Shopify reports it.
  const names = { domain, name: domain.replace('.myshopify.com', '') }
  const store = { platform: 'shopify', store_key: domain, ...names }
  const { id } = known ?? (await addShop(db, store, config.hasFullFeatures, now))
  noteShop(id)
  if ('code' in proof) await tokens.redeem({ id, domain }, proof.code)
  else await tokens.exchange({ id, domain }, proof.idToken)
  if (!(await hasPermission(app, id)))
    throw new ShopifyError('forbidden', `${domain} has not given all the permissions`, {
      shopifyCode: 'missing_scopes'
    })
  if (!isUsable) await greet(app, id)
  return { shop: await getShop(db, id), isNew: !isOpen }
}

const hasPermission = async ({ db }: FastifyInstance, shopId: number): Promise<boolean> =>
  hasAllScopes((await findScopes(db, shopId)) ?? '')

/**
 * Reads the shop's name and plan, and starts a sync. If the name cannot be read now, it is read when the shop is next
 * opened. The plan is read because an uninstall ended it, and news of the uninstall may come after the reinstallation.
 */
async function greet(app: FastifyInstance, shopId: number) {
  const { db, log, storeOf, syncStore } = app
  await app
    .reconcilePlan(shopId)
    .catch((error) => log.error({ err: error, shop: shopId }, 'a shop’s plan could not be read'))
  try {
    await setShopInfo(db, shopId, await storeOf(shopId).shopInfo())
  } catch (error) {
    log.warn({ err: error, shop: shopId }, 'the name of a shop could not be read')
  }
  syncStore(shopId)
}
