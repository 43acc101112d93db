import type { FastifyBaseLogger } from 'fastify'
import { isFailure } from '../../../server/core/failure.ts'
import { isAppError } from '../../../server/core/http/errors.ts'
import { billingRefused, billingUnreachable } from '../errors.ts'

/** Returns the error that the merchant sees when a call to the billing platform failed; the cause goes to the log. */
export function billingFault(log: FastifyBaseLogger, error: unknown, shopId: number): Error {
  if (isAppError(error)) return error
  log.error({ err: error, shop: shopId }, 'a call to the billing platform failed')
  const isRefused = isFailure(error, 'refused', 'held')
  return isRefused ? billingRefused() : billingUnreachable()
}
