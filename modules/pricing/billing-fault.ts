import type { FastifyBaseLogger } from 'fastify'
import { isAppError } from '../../server/core/errors.ts'
import { isBillingError } from '../../server/platforms/billing-platform.ts'
import { billingRefused, billingUnreachable } from './errors.ts'

/** What the merchant reads when the platform did not do as asked; the log holds the cause. */
export function billingFault(log: FastifyBaseLogger, error: unknown, shopId: number): Error {
  if (isAppError(error)) return error
  log.error({ err: error, shop: shopId }, 'the billing platform did not do what it was asked')
  const isRefused = isBillingError(error) && error.failure !== 'unreachable'
  return isRefused ? billingRefused() : billingUnreachable()
}
