import type { Clock } from '../../../core/clock.ts'
import type { OutsideTime } from '../../../core/time/outside-time.ts'
import type { Tokens } from '../auth/tokens.ts'
import type { ShopifySettings } from '../settings.ts'
import { type Answer, readAnswer, sendOperation } from './admin-request.ts'
import type { Operation } from './operations.ts'
import { type Bucket, openBucket } from './rate-limit-bucket.ts'

export type AttemptDeps = {
  settings: ShopifySettings
  tokens: Pick<Tokens, 'accessToken' | 'refused'>
  clock: Clock
  /** Learns the time from the answers. */
  outside?: OutsideTime
  /** Opens the rate limit of a shop. Default: this process is the only one that calls Shopify for it. */
  openBucketOf?(shopId: number): Bucket
}

/**
 * Returns a function that sends an operation once, as soon as the rate limit allows it. Each shop has a separate
 * bucket, as at Shopify. Until an operation has run, its cost is an estimate; after that, it is the cost that Shopify
 * reported last.
 */
export function openAttempts({
  settings,
  tokens,
  clock,
  outside,
  openBucketOf = () => openBucket(clock)
}: AttemptDeps) {
  const buckets = new Map<number, Bucket>()
  const costs = new Map<string, number>()

  function bucketOf(shopId: number): Bucket {
    const bucket = buckets.get(shopId) ?? openBucketOf(shopId)
    buckets.set(shopId, bucket)
    return bucket
  }

  return async function attempt(
    shopId: number,
    operation: Operation<unknown, unknown>,
    variables: unknown,
    isUrgent: boolean
  ): Promise<Answer> {
    const bucket = bucketOf(shopId)
    const { token, domain } = await tokens.accessToken(shopId)
    const cost = costs.get(operation.name) ?? operation.cost
    await bucket.take(cost, isUrgent)
    let answer: Answer | undefined
    try {
      const response = await sendOperation(settings, { domain, token, operation, variables })
      // A stand-in is on this machine and has its clock.
      if (settings.adminOrigin === null) outside?.note(response.headers.get('date'))
      answer = await readAnswer(response)
      if (answer.kind === 'refused-token') await tokens.refused(shopId, token)
      return answer
    } finally {
      const spent = answer && 'cost' in answer ? answer.cost : undefined
      // If the request failed, Shopify may still have executed the operation and deducted its cost.
      const isUnknown = answer === undefined || answer.kind === 'fault'
      if (spent) costs.set(operation.name, spent.requestedQueryCost)
      await bucket.correct(
        cost,
        spent?.actualQueryCost ?? (isUnknown ? cost : 0),
        spent?.throttleStatus
      )
    }
  }
}
