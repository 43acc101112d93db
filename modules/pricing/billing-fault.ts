import type { FastifyBaseLogger } from 'fastify'
import { isAppError } from '../../server/core/errors.ts'
import { isBillingError } from '../../server/core/platform/billing.ts'
import { billingRefused, billingUnreachable } from './errors.ts'

/** What the merchant is told when the platform did not do what it was asked; why it did not stands in the log. */
export function billingFault(log: FastifyBaseLogger, error: unknown, shopId: number): Error {
  if (isAppError(error)) return error
  log.error({ err: error, shop: shopId }, 'the billing platform did not do what it was asked')
  const isRefused = isBillingError(error) && error.failure !== 'unreachable'
  return isRefused ? billingRefused() : billingUnreachable()
}
