import type { Db } from '../core/database/db.ts'

/**
 * This file defines what the product asks of a platform that reports what happens in its shops. The platform receives
 * and checks its deliveries and hands them to `receiveDelivery` of modules/webhooks, which applies what they mean.
 */

/** What a delivery means. All are hints: the actual state is then read from the platform. */
export type Meaning =
  | 'product-deleted'
  | 'collection-deleted'
  | 'store-changed'
  /** Like store-changed, but so frequent that one that was applied leaves neither a row nor a line in the log. */
  | 'store-touched'
  /** The name, the address or the platform's plan of the shop has changed. */
  | 'shop-changed'
  | 'scopes-changed'
  | 'plan-changed'
  | 'theme-changed'
  | 'app-removed'
  | 'erase-shop'
  | 'customer-asks'
  | 'erase-customer'

/** The only parts of a delivery's body that are kept. */
export type Facts = {
  /** The platform's id of the deleted product or collection. */
  id?: string
  /** The scopes that the app has from now on. */
  scopes?: string[]
  /** The shop to erase. It is read from the body, because the body is signed and the header is not. */
  shop?: string
}

export type WebhookPlatform = {
  /** Returns undefined for a topic of another platform. The topics of two platforms differ. */
  meaningOf(topic: string): Meaning | undefined
  /** Stores the scopes that a shop has granted, as the platform reports them. */
  setScopes?(db: Db, shopId: number, scopes: string[]): Promise<void>
  /** Returns whether a StoreError occurred because the platform no longer serves the shop. */
  isShopRefused(error: unknown): boolean
}
