import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../core/database/db.ts'
import { isShopifyError, ShopifyError } from '../client/errors.ts'
import type { ShopifySettings } from '../settings.ts'
import { type Grant, refreshTokens } from './oauth.ts'
import type { Seal } from './seal.ts'
import { findPair, type KeptPair, losePair, replacePair } from './token-rows.ts'

type RenewalDeps = {
  db: Db
  clock: Clock
  settings: ShopifySettings
  seal: Seal
  log?: { warn(facts: object, message: string): void }
}

/**
 * Reads and renews a shop's pair of tokens, and marks a pair as lost. Hold the shop's lock when calling `renew` or
 * `close`.
 */
export type Renewal = {
  /**
   * Returns the shop's pair of tokens.
   * @throws ShopifyError `unauthorised` when the shop has no pair
   */
  getPair(shopId: number): Promise<KeptPair>
  /**
   * Replaces the pair with a new one. The new pair is stored before it is used. If Shopify refuses the renewal, the
   * shop is closed.
   * @throws ShopifyError `unauthorised` when the shop has been closed
   */
  renew(pair: KeptPair): Promise<KeptPair>
  /** Marks the pair as lost. The shop is then closed until the merchant opens the app. */
  close(pair: KeptPair, reason: string): Promise<void>
}

export function openRenewal({ db, clock, settings, seal, log }: RenewalDeps): Renewal {
  const noToken = (shopId: number) =>
    new ShopifyError('unauthorised', `Shop ${shopId} has no token that works`)

  async function getPair(shopId: number): Promise<KeptPair> {
    const pair = await findPair(db, seal, shopId)
    if (!pair) throw noToken(shopId)
    return pair
  }

  async function close(pair: KeptPair, reason: string) {
    await losePair(db, pair, clock.now())
    log?.warn({ shop: pair.shopId, reason }, 'a shop is closed until its merchant opens the app')
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

  return { getPair, renew, close }
}
