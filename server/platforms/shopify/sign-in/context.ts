import type { Tokens } from '../auth/tokens.ts'
import type { ShopifySettings } from '../settings.ts'

/** What the functions that sign in a shop need besides the request. */
export type SignInContext = {
  settings: ShopifySettings
  tokens: Pick<Tokens, 'exchange' | 'redeem'>
  /** Told of each shop that is added. */
  noteShop(shopId: number): void
}
