import { BillingError } from '../../billing-platform.ts'
import type { AdminClient, CallOptions } from '../client/admin-client.ts'
import { isShopifyError } from '../client/errors.ts'
import { appSubscription, type Operation } from '../client/operations.ts'
import { readSubscription, type ShopifySubscription } from './subscription.ts'

/** The calls with which the billing of one shop reaches Shopify. They throw BillingErrors. */
export type BillingCalls = {
  run<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: CallOptions
  ): Promise<Data>
  /** Asks Shopify for the current state of a subscription. */
  read(id: string): Promise<ShopifySubscription>
}

/** Billing calls go before background work: merchants wait for most of them, and there are few charges. */
export const URGENT = { isUrgent: true }

export function openBillingCalls(client: Pick<AdminClient, 'run'>, shopId: number): BillingCalls {
  const run: BillingCalls['run'] = (operation, variables, options = URGENT) =>
    translated(client.run(shopId, operation, variables, options))
  return {
    run,
    read: async (id) => readSubscription(id, await run(appSubscription, { id }))
  }
}

/**
 * Throws if Shopify's answer contains errors.
 * @throws BillingError with the messages of all errors
 */
export function refuse(
  errors: { message: string }[] | undefined,
  code: 'refused' | 'held' = 'refused'
): void {
  if (errors && errors.length > 0)
    throw new BillingError(code, errors.map(({ message }) => message).join('; '))
}

export const unknownEffect = (what: string) =>
  new BillingError('unreachable', `Shopify answered neither with ${what} nor with an error`)

/**
 * Turns every error of the client into the BillingError `unreachable`. Even a missing token, or an operation that a
 * new API version no longer knows, counts as temporary, so that a charge stays due. If Shopify refuses the charge
 * itself, its answer says so; `refuse` reads that.
 */
async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isShopifyError(error)) throw error
    throw new BillingError('unreachable', error.message, { cause: error })
  }
}
