import { type Clock, MINUTE_MS } from '../../../core/clock.ts'
import type { Db } from '../../../core/database/db.ts'
import { openKeyedMutex } from '../../../core/keyed-mutex.ts'
import { isShopifyError, ShopifyError } from '../client/errors.ts'
import type { ShopifySettings } from '../settings.ts'
import { exchangeIdToken, type Grant, redeemCode, refreshTokens } from './oauth.ts'
import { openSeal } from './seal.ts'
import { addPair, findPair, type KeptPair, losePair, replacePair } from './token-rows.ts'

type ShopToOpen = { id: number; domain: string }

/** The tokens of all shops: issued by Shopify, stored sealed, and renewed before they expire. */
export type Tokens = {
  /** Exchanges a verified id token, when the merchant opens the app. Opens the shop. */
  exchange(shop: ShopToOpen, idToken: string): Promise<void>
  /** Redeems the code of the authorization grant, which is the second way in. Opens the shop. */
  redeem(shop: ShopToOpen, code: string): Promise<void>
  /**
   * Returns a token that is valid for at least one more minute.
   * @throws ShopifyError `unauthorised` when the shop has no working token
   */
  accessToken(shopId: number): Promise<{ token: string; domain: string }>
  /**
   * Renews a token that Shopify refused with 401, once. If that fails, the shop is closed until the merchant opens the
   * app.
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

/** Tokens are renewed this long before they expire, so that a short outage of the token endpoint stops nobody. */
const RENEW_BEFORE_MS = 5 * MINUTE_MS

/**
 * Opens the tokens of all shops. Renewing takes the lock of the shop, and the lock of DATA_DIR guarantees a single
 * process (core/database/lock.ts). A new pair is stored before it is used: a process that is killed between Shopify's answer
 * and that write still has the old refresh token, which Shopify accepts until the new pair is used (docs/shopify.md
 * §5).
 */
export function openTokens({ db, clock, settings, secretKey, log }: TokenDeps): Tokens {
  const withLock = openKeyedMutex()
  const seal = openSeal(secretKey, 'shopify-token')
  const renewedAfterRefusal = new Map<number, { token: string; at: number }>()

  const isGoodFor = ({ isReadable, accessExpiresAt }: KeptPair, ms: number) =>
    isReadable && accessExpiresAt.getTime() - clock.now().getTime() >= ms

  const noToken = (shopId: number) =>
    new ShopifyError('unauthorised', `Shop ${shopId} has no token that works`)

  async function getPair(shopId: number): Promise<KeptPair> {
    const pair = await findPair(db, seal, shopId)
    if (!pair) throw noToken(shopId)
    return pair
  }

  async function renew(pair: KeptPair): Promise<KeptPair> {
    if (!pair.isReadable) {
      await close(pair, 'its tokens are sealed with another SECRET_KEY')
      throw noToken(pair.shopId)
    }
    let grant: Grant
    try {
      grant = await refreshTokens({ settings, shop: pair.domain }, pair.refreshToken)
    } catch (error) {
      if (isShopifyError(error) && error.code === 'unauthorised')
        await close(pair, error.shopifyCode)
      throw error
    }
    await replacePair(db, seal, pair, grant, clock.now())
    return getPair(pair.shopId)
  }

  async function close(pair: KeptPair, reason: string) {
    await losePair(db, pair, clock.now())
    log?.warn({ shop: pair.shopId, reason }, 'a shop is closed until its merchant opens the app')
  }

  async function open({ id, domain }: ShopToOpen, ask: (shop: string) => Promise<Grant>) {
    await withLock(String(id), async () => addPair(db, seal, id, await ask(domain), clock.now()))
  }

  return {
    exchange: (shop, idToken) =>
      open(shop, (domain) => exchangeIdToken({ settings, shop: domain }, idToken)),

    redeem: (shop, code) => open(shop, (domain) => redeemCode({ settings, shop: domain }, code)),

    async accessToken(shopId) {
      const kept = await getPair(shopId)
      const pair = isGoodFor(kept, RENEW_BEFORE_MS)
        ? kept
        : await withLock(String(shopId), async () => {
            // The previous holder of the lock may have renewed the pair.
            const latest = await getPair(shopId)
            if (isGoodFor(latest, RENEW_BEFORE_MS)) return latest
            return renew(latest).catch((error) => {
              const mayPass = isShopifyError(error) && error.code !== 'unauthorised'
              if (mayPass && isGoodFor(latest, MINUTE_MS)) return latest
              throw error
            })
          })
      return { token: pair.accessToken, domain: pair.domain }
    },

    async refused(shopId, token) {
      await withLock(String(shopId), async () => {
        const pair = await findPair(db, seal, shopId)
        // Another caller was refused as well, and has already renewed the token.
        if (pair?.accessToken !== token) return
        const last = renewedAfterRefusal.get(shopId)
        const now = clock.now().getTime()
        if (last?.token === token && now - last.at < MINUTE_MS)
          return close(pair, 'a new token was refused')
        try {
          const { accessToken } = await renew(pair)
          renewedAfterRefusal.set(shopId, { token: accessToken, at: now })
        } catch (error) {
          // The shop is closed now, which the next call for a token reports.
          if (!isShopifyError(error) || error.code !== 'unauthorised') throw error
        }
      })
    }
  }
}
