import { type AttemptDeps, openAttempts } from './attempt.ts'
import { isShopifyError, ShopifyError } from './errors.ts'
import type { Operation } from './operations.ts'

/**
 * How many times a call is repeated when Shopify answers 5xx or not at all. The pauses are 1, 2 and 4 s
 * (docs/shopify.md §7).
 */
const RETRIES = 3

/**
 * How many times a throttled call is repeated while other apps use up the shop's rate limit. This takes some minutes;
 * then the call fails, and the run is postponed.
 */
const THROTTLED_TIMES = 30

export type CallOptions = {
  /** Whether a person is waiting for the call. */
  isUrgent?: boolean
  /** Whether a mutation may be repeated when nobody knows if the first attempt took effect. */
  isRepeatable?: boolean
}

export type AdminClient = {
  /**
   * Runs one operation for a shop. It waits until the rate limit allows the operation, and repeats whatever can safely
   * be repeated.
   * @throws ShopifyError. If its code is `unreachable`, a mutation may have taken effect.
   */
  run<Data, Variables>(
    shopId: number,
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: CallOptions
  ): Promise<Data>
}

/** Creates the client of the Admin API. It serves all shops. */
export function openAdminClient(deps: AttemptDeps): AdminClient {
  const { clock } = deps
  const attempt = openAttempts(deps)

  async function run<Data, Variables>(
    shopId: number,
    operation: Operation<Data, Variables>,
    variables: Variables,
    { isUrgent = false, isRepeatable = !operation.isMutation }: CallOptions = {}
  ): Promise<Data> {
    let [faults, throttled, refusals] = [0, 0, 0]
    for (;;) {
      const answer = await attempt(shopId, operation, variables, isUrgent).catch((error) => {
        if (isShopifyError(error)) throw error
        return { kind: 'fault', why: String(error), cause: error } as const
      })
      if (answer.kind === 'data') return answer.data as Data
      if (answer.kind === 'invalid')
        throw new ShopifyError(answer.code, `${operation.name}: ${answer.why}`, {
          shopifyCode: answer.shopifyCode
        })
      if (answer.kind === 'refused-token' && refusals++ === 0) continue
      if (answer.kind === 'refused-token')
        throw new ShopifyError('unauthorised', `${operation.name}: Shopify refuses a new token too`)
      if (answer.kind === 'throttled' && throttled++ < THROTTLED_TIMES) {
        // The random part keeps waiting calls from being repeated all at the same time.
        await clock.pause(Math.max(1000, answer.waitMs) * (1 + Math.random() / 4))
        continue
      }
      if (answer.kind === 'fault' && isRepeatable && faults++ < RETRIES) {
        await clock.pause(1000 * 2 ** (faults - 1))
        continue
      }
      throw new ShopifyError('unreachable', `${operation.name}: ${answer.why}`, {
        cause: 'cause' in answer ? answer.cause : undefined
      })
    }
  }

  return { run }
}
