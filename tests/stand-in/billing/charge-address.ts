import { createHmac } from 'node:crypto'
import type { ShopWorld } from '../world.ts'
import type { Subscription } from './subscription.ts'

/** What the merchant is asked to approve: a subscription or a higher cap. */
export type Question = 'confirm_recurring_application_charge' | 'confirm_update_capped_amount'

/**
 * Returns the signature that keeps anyone from forging such an address. The form of Shopify's own signature is not
 * documented.
 */
export const signatureOf = (
  { world, domain }: ShopWorld,
  { id }: Pick<Subscription, 'id'>,
  question: Question
): string =>
  createHmac('sha256', world.app.secret)
    .update(`${domain}/${id}/${question}`)
    .digest('base64url')
    .slice(0, 24)

/** Returns a `confirmationUrl`. The form of its path is unknown, but the app only opens it. */
export function chargeAddress(
  shop: ShopWorld,
  subscription: Subscription,
  question: Question
): string {
  const { world, domain, access } = shop
  const installation = access.installation()?.id ?? 0
  const path = `admin/charges/${installation}/${subscription.id}/RecurringApplicationCharge/${question}`
  return `${world.origin}/${domain}/${path}?signature=${signatureOf(shop, subscription, question)}`
}
