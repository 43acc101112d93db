import type { FastifyInstance } from 'fastify'
import { noLimit } from '../errors.ts'
import { raisedCents } from '../plans.ts'
import { findAgreement } from '../sql/agreements.ts'
import { billingFault } from './billing-fault.ts'

/**
 * Asks the platform for a higher cap on the charges in its own 30-day period, which can contain the ends of two of our
 * cycles (decision 026). Nothing changes until the merchant approves the new cap at the returned address.
 */
export async function beginRaise(
  app: Pick<FastifyInstance, 'billingOf' | 'db' | 'log'>,
  shopId: number
): Promise<string> {
  const billing = app.billingOf(shopId)
  const agreement = await findAgreement(app.db, shopId, ['active'])
  const { platform_id: id } = agreement ?? {}
  if (!agreement || typeof id !== 'string') throw noLimit()
  try {
    const { usage } = await billing.getSubscription(id)
    if (!usage) throw noLimit()
    const cents = raisedCents(usage.cappedCents, agreement.level)
    return (await billing.raiseCap(id, cents)).confirmationUrl
  } catch (error) {
    throw billingFault(app.log, error, shopId)
  }
}
