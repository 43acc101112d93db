import type { Tokens } from '../auth/tokens.ts'
import type { ShopifySettings } from '../settings.ts'

/** What signing in needs besides the request. */
export type SignInContext = {
  settings: ShopifySettings
  tokens: Pick<Tokens, 'exchange' | 'redeem'>
  /** Makes the shop's store and billing available from now on. */
  addShop(shop: { id: number; domain: string }): void
}
