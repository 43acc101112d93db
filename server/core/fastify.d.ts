import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Shop } from '../../modules/auth/tables.ts'
import type { BillingPlatform } from '../platforms/billing-platform.ts'
import type { Tokens } from '../platforms/shopify/auth/tokens.ts'
import type { StorePlatform } from '../platforms/store-platform.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db.ts'
import type { DiskWatch } from './disk-watch.ts'
import type { Files } from './files.ts'
import type { SendPicture } from './pictures/send-picture.ts'

export type ShopifyApp = {
  tokens: Tokens
  /** Makes the shop's store and billing available from now on. */
  addShop(shop: { id: number; domain: string }): void
  /** Notifies everyone who watches the shop's store that something in it changed. */
  notifyChanged(shopId: number): void
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    db: Db
    files: Files
    sendPicture: SendPicture
    clock: Clock
    /** Whether the server can write, and what waits until it can. */
    disk: DiskWatch
    /** With what was uploaded beside it. Every picture can be opened, wherever it is. */
    storeOf(shopId: number): StorePlatform & Required<Pick<StorePlatform, 'openImage'>>
    billingOf(shopId: number): BillingPlatform
    /** The path of the program that compresses GIFs; null when it is not installed. */
    gifsicle: string | null
    /** Access to Shopify shops; null when this server has none. */
    shopify: ShopifyApp | null
    /** Starts a sync of the shop's store in the background. */
    syncStore(shopId: number): void
    /** Whether the image workers are open, even when no picture is waiting. */
    areWorkersOpen(): boolean
    /** Applies webhook deliveries until none is due. */
    applyDeliveries(): Promise<void>
    /** Asks the billing platform what the shop pays for, and acts on the answer. */
    reconcilePlan(shopId: number): Promise<void>
    /** Polls the stores of all shops that have automatic mode on. */
    pollStores(): Promise<void>
  }
  interface FastifyContextConfig {
    /**
     * Marks a GET that changes something: a session cookie that arrives through another site's link must not trigger
     * it.
     */
    isWrite?: boolean
    /** Marks a request that may take longer to arrive than a form does. */
    takesTime?: boolean
  }
  interface FastifyRequest {
    /** The shop that makes the request. The guard sets it, so it is missing on public routes. */
    shop: Shop
    messages: TranslationFunctions
    /** The Shopify shop in whose admin the page is shown: it alone may frame the page. Null when nobody may. */
    framedBy: string | null
    /** Whether this very request opened the shop, which was not installed before or could not be reached. */
    isShopNew: boolean
  }
}
