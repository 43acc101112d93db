import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Shop } from '../../modules/auth/tables.ts'
import type { BillingPlatform } from '../platforms/billing-platform.ts'
import type { Tokens } from '../platforms/shopify/auth/tokens.ts'
import type { StorePlatform } from '../platforms/store-platform.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { Files } from './files.ts'

export type ShopifyApp = {
  tokens: Tokens
  /** From now on its store and its billing can be asked for. */
  addShop(shop: { id: number; domain: string }): void
  /** Something in it has changed: whoever watches the store hears of it. */
  notifyChanged(shopId: number): void
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Db
    files: Files
    clock: Clock
    storeOf(shopId: number): StorePlatform
    billingOf(shopId: number): BillingPlatform
    /** Path of the program that compresses GIFs; null: it is not installed. */
    gifsicle: string | null
    /** How shops of Shopify are reached; null: this server has none. */
    shopify: ShopifyApp | null
    /** Reads what is in the store of the shop, in the background. */
    syncStore(shopId: number): void
    /** Whether pictures are being worked on, or would be if there were any. */
    areWorkersOpen(): boolean
    /** Does what follows from what Shopify told, until nothing is left that is due. */
    applyDeliveries(): Promise<void>
    /** Asks the billing platform what the shop pays for, and does what follows from it. */
    reconcilePlan(shopId: number): Promise<void>
    /** Looks at the stores of all shops that have automatic mode on. */
    pollStores(): Promise<void>
  }
  interface FastifyContextConfig {
    /** A GET that changes something: cookies of other sites' links must not reach it. */
    isWrite?: boolean
    /** A request that may take longer to arrive than a form does. */
    takesTime?: boolean
  }
  interface FastifyRequest {
    /** Who is asking; set by the guard, so not on public routes. */
    shop: Shop
    messages: TranslationFunctions
    /** The shop of Shopify in whose admin the page is shown, so that it alone may frame it; null: nobody may. */
    framedBy: string | null
    /** This very request opened the shop: it was not installed before, or could not be reached. */
    isShopNew: boolean
  }
}
