import { setTimeout as pause } from 'node:timers/promises'
import { StoreError } from '../../store-platform.ts'
import { isShopifyError } from '../client/errors.ts'

/** As for a query that is not answered: after 1, 2 and 4 s (docs/shopify.md §7). */
const RETRIES = 3

/**
 * Sends a change of which only a look can tell whether it took effect. Where it is not answered, `look` comes first,
 * and it is sent again only if that finds nothing of it.
 * @param look undefined: it did not take effect. It throws where somebody else has made another change.
 */
export async function unlessDone<Result>(
  send: () => Promise<Result>,
  look: () => Promise<Result | undefined>
): Promise<Result> {
  for (let faults = 0; ; faults++) {
    try {
      return await send()
    } catch (error) {
      if (!isUnanswered(error)) throw error
      await pause(1000 * 2 ** Math.min(faults, RETRIES - 1))
      const done = await look()
      if (done !== undefined) return done
      if (faults >= RETRIES) throw error
    }
  }
}

/** A shop that is closed to us has answered: nothing was done. */
function isUnanswered(error: unknown): boolean {
  if (!(error instanceof StoreError) || error.failure !== 'unreachable') return false
  const { cause } = error
  return !isShopifyError(cause) || cause.failure === 'unreachable'
}
