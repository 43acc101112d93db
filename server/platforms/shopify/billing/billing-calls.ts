import { BillingError } from '../../billing-platform.ts'
import type { AdminClient, CallOptions } from '../client/admin-client.ts'
import { isShopifyError } from '../client/errors.ts'
import { appSubscription, type Operation } from '../client/operations.ts'
import { readSubscription, type ShopifySubscription } from './subscription.ts'

/** The calls that one shop's billing makes. Their errors are BillingErrors. */
export type BillingCalls = {
  run<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: CallOptions
  ): Promise<Data>
  /** Returns the subscription as Shopify has it now. */
  read(id: string): Promise<ShopifySubscription>
}

/** Billing calls are urgent: a merchant waits for most of them, and charges are few. */
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
 * Throws the errors that Shopify named in its answer, if any.
 * @throws BillingError when Shopify named errors
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
 * Turns every error of the client into the BillingError `unreachable`. All of them count as temporary, even a missing
 * token or an operation that a new API version does not know, so that a due charge stays due. A refusal of the call
 * itself is part of Shopify's answer, which `refuse` reads.
 */
async function translated<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!isShopifyError(error)) throw error
    throw new BillingError('unreachable', error.message, { cause: error })
  }
}
