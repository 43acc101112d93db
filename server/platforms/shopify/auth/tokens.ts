import { type Clock, MINUTE_MS } from '../../../core/clock.ts'
import type { Db } from '../../../core/database/db.ts'
import { openSharedMutex } from '../../../core/database/shared-mutex.ts'
import { isShopifyError } from '../client/errors.ts'
import type { ShopifySettings } from '../settings.ts'
import { exchangeIdToken, type Grant, redeemCode } from './oauth.ts'
import { openRenewal, type Renewal } from './renewal.ts'
import { openSeal } from './seal.ts'
import { addPair, findPair, type KeptPair } from './token-rows.ts'

type ShopToOpen = { id: number; domain: string }

/** The tokens of all shops. Shopify issues them; we store them encrypted and renew them before they expire. */
export type Tokens = {
  /**
   * Gets a shop's tokens in exchange for the verified id token of a merchant who opens the app, and opens the shop.
   */
  exchange(shop: ShopToOpen, idToken: string): Promise<void>
  /** Gets a shop's tokens in exchange for the code of an authorization grant, and opens the shop. */
  redeem(shop: ShopToOpen, code: string): Promise<void>
  /**
   * Returns a token that is valid for at least one more minute.
   * @throws ShopifyError `unauthorised` when the shop has no working token
   */
  accessToken(shopId: number): Promise<{ token: string; domain: string }>
  /**
   * Renews a token that Shopify refused with 401. If Shopify also refuses the renewal or the new token, the shop is
   * closed until the merchant opens the app.
   */
  refused(shopId: number, token: string): Promise<void>
}

type TokenDeps = {
  db: Db
  clock: Clock
  settings: ShopifySettings
  secretKey: string
  log?: { warn(facts: object, message: string): void }
}

/** How long before they expire tokens are renewed. A short outage of the token endpoint therefore affects nobody. */
const RENEW_BEFORE_MS = 5 * MINUTE_MS

/**
 * Manages the tokens of all shops. Only one renewal of a shop runs at a time: it takes the shop's lock,
 * which holds in all processes. A new pair is stored before it is
 * used. If the process is killed before that, we still have the old refresh token, which Shopify accepts until the new
 * pair is used (docs/shopify.md §5).
 */
export function openTokens({ secretKey, ...deps }: TokenDeps): Tokens {
  const { db, clock, settings } = deps
  const withLock = openSharedMutex(db, 'shopify-token')
  const seal = openSeal(secretKey, 'shopify-token')
  const renewal = openRenewal({ ...deps, seal })
  const renewRefused = openRefusals(renewal, clock)

  async function open({ id, domain }: ShopToOpen, ask: (shop: string) => Promise<Grant>) {
    await withLock(String(id), async () => addPair(db, seal, id, await ask(domain), clock.now()))
  }

  return {
    exchange: (shop, idToken) =>
      open(shop, (domain) => exchangeIdToken({ settings, shop: domain }, idToken)),

    redeem: (shop, code) => open(shop, (domain) => redeemCode({ settings, shop: domain }, code)),

    async accessToken(shopId) {
      const kept = await renewal.getPair(shopId)
      const pair = isGoodFor(kept, clock, RENEW_BEFORE_MS)
        ? kept
        : await withLock(String(shopId), () => renewInTime(renewal, clock, shopId))
      return { token: pair.accessToken, domain: pair.domain }
    },

    async refused(shopId, token) {
      await withLock(String(shopId), async () => {
        const pair = await findPair(db, seal, shopId)
        // If the stored token is a different one, another caller was refused too and has already renewed it.
        if (pair?.accessToken === token) await renewRefused(pair)
      })
    }
  }
}

const isGoodFor = ({ isReadable, accessExpiresAt }: KeptPair, clock: Clock, ms: number): boolean =>
  isReadable && accessExpiresAt.getTime() - clock.now().getTime() >= ms

/**
 * Renews a pair that expires soon. If Shopify cannot renew it now, the old pair is returned as long as it is valid for
 * another minute.
 */
async function renewInTime(renewal: Renewal, clock: Clock, shopId: number): Promise<KeptPair> {
  // Whoever held the lock before may already have renewed the pair.
  const latest = await renewal.getPair(shopId)
  if (isGoodFor(latest, clock, RENEW_BEFORE_MS)) return latest
  return renewal.renew(latest).catch((error) => {
    const mayPass = isShopifyError(error) && error.code !== 'unauthorised'
    if (mayPass && isGoodFor(latest, clock, MINUTE_MS)) return latest
    throw error
  })
}

/**
 * Returns a function that renews a refused pair. If Shopify refuses the renewed pair within a minute, the function
 * closes the shop.
 */
function openRefusals({ renew, close }: Renewal, clock: Clock) {
  const renewed = new Map<number, { token: string; at: number }>()

  return async (pair: KeptPair): Promise<void> => {
    const last = renewed.get(pair.shopId)
    const now = clock.now().getTime()
    if (last?.token === pair.accessToken && now - last.at < MINUTE_MS)
      return close(pair, 'a new token was refused')
    try {
      const { accessToken } = await renew(pair)
      renewed.set(pair.shopId, { token: accessToken, at: now })
    } catch (error) {
      // Shopify refused the renewal, and the shop is now closed. The next call for a token reports this.
      if (!isShopifyError(error) || error.code !== 'unauthorised') throw error
    }
  }
}
