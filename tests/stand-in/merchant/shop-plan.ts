import { lifeBodies } from '../webhooks/bodies.ts'
import type { ShopWorld } from '../world.ts'

/**
 * Gives a development store a paid Shopify plan, as the transfer to a merchant does. Its test subscriptions stay
 * tests, and nobody is ever charged for them (reported, gnikyt/laravel-shopify issue 648), unless the switch
 * `testAfterTransfer` says otherwise.
 */
export function leaveDevelopment(shop: ShopWorld): void {
  shop.isDevelopment = false
  if (shop.world.switches.testAfterTransfer === 'real')
    for (const subscription of shop.billing.active()) subscription.isTest = false
  shop.webhooks.emit('shop/update', lifeBodies(shop).shop(shop.world.clock.now()))
}
