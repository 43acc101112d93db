import type { FastifyInstance } from 'fastify'
import { toText } from '../../../server/core/clock.ts'
import { type Agreement, moveAgreement } from '../sql/agreements.ts'

/**
 * Cancels the subscription. The agreement stays `cancelling` until the platform confirms; the timed job repeats the
 * call until then.
 */
export async function cancel(
  app: Pick<FastifyInstance, 'billingOf' | 'clock' | 'db' | 'log'>,
  agreement: Agreement
): Promise<void> {
  const { id, shop_id, platform_id } = agreement
  try {
    if (platform_id !== null) await app.billingOf(shop_id).cancelSubscription(platform_id)
    const now = toText(app.clock.now())
    await moveAgreement(app.db, id, ['cancelling'], { state: 'cancelled' }, now)
  } catch (error) {
    app.log.error({ err: error, shop: shop_id }, 'a subscription could not be cancelled yet')
  }
}

/**
 * Withdraws an offer that is no longer wanted, if the platform has given us an id for it. A failure is only logged.
 */
export async function withdraw(
  app: Pick<FastifyInstance, 'billingOf' | 'log'>,
  agreement: Agreement
): Promise<void> {
  if (agreement.platform_id === null) return
  await app
    .billingOf(agreement.shop_id)
    .cancelSubscription(agreement.platform_id)
    .catch((error) =>
      app.log.warn({ err: error, shop: agreement.shop_id }, 'an agreement could not be withdrawn')
    )
}
