import type { Clock } from '../../../../core/clock.ts'
import { isFailure } from '../../../../core/failure.ts'
import { isShopifyError } from '../../client/errors.ts'

/**
 * The number of attempts after the first one, with pauses of 1, 2 and 4 s, as for a query without an answer
 * (docs/shopify.md §7).
 */
const RETRIES = 3

/**
 * Sends a change that Shopify may carry out without answering. If there is no answer, `findEffect` reads the state
 * first, and the change is sent again only if it had no effect.
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
 * Returns whether Shopify gave no answer, so that the change may or may not have taken effect. If the shop is closed
 * to us, Shopify has answered and changed nothing.
 */
function isUnanswered(error: unknown): boolean {
  if (!isFailure(error, 'unreachable')) return false
  const { cause } = error
  return !isShopifyError(cause) || cause.code === 'unreachable'
}
