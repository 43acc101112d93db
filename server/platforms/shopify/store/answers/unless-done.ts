import type { Clock } from '../../../../core/clock.ts'
import { isFailure } from '../../../../core/failure.ts'
import { isShopifyError } from '../../client/errors.ts'

/**
 * How many times a change is sent again, with pauses of 1, 2 and 4 s. A query without an answer is repeated as many
 * times (docs/shopify.md §7).
 */
const RETRIES = 3

/**
 * Sends a change that Shopify may have made even if it does not answer. If there is no answer, `findEffect` finds out
 * whether the change took effect. Only if it did not is it sent again.
 * @param findEffect returns undefined if the change did not take effect; throws if somebody else made a different
 * change
 */
export async function unlessDone<Result>(
  clock: Clock,
  send: () => Promise<Result>,
  findEffect: () => Promise<Result | undefined>
): Promise<Result> {
  for (let faults = 0; ; faults++) {
    try {
      return await send()
    } catch (error) {
      if (!isUnanswered(error)) throw error
      await clock.pause(1000 * 2 ** Math.min(faults, RETRIES - 1))
      const done = await findEffect()
      if (done !== undefined) return done
      if (faults >= RETRIES) throw error
    }
  }
}

/**
 * Returns whether Shopify gave no answer, so that nobody knows whether the change took effect. If the shop is closed
 * to us, Shopify did answer, and it changed nothing.
 */
function isUnanswered(error: unknown): boolean {
  if (!isFailure(error, 'unreachable')) return false
  const { cause } = error
  return !isShopifyError(cause) || cause.code === 'unreachable'
}
