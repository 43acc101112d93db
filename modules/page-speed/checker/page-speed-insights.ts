import { Failure } from '../../../server/core/failure.ts'
import type { Checker, CheckReason } from './checker.ts'
import { figuresOf, opportunitiesOf, type Report } from './opportunities.ts'

const ADDRESS = 'https://www.googleapis.com/pagespeedonline/v5/runPagespeed'

type Answer = { lighthouseResult?: Report; error?: { code: number; message: string } }

/**
 * Returns a checker that uses Google's PageSpeed Insights, which loads the shop over the internet. Tests pass a
 * different `address`.
 */
export function openPageSpeedInsights(apiKey: string, address = ADDRESS): Checker {
  return {
    async run({ url, device, language, signal }) {
      const query = new URLSearchParams({
        url,
        strategy: device,
        category: 'performance',
        locale: language,
        key: apiKey
      })
      const answer = await ask(`${address}?${query}`, signal)
      const score = answer.lighthouseResult?.categories?.performance?.score
      const problem = answer.error?.message ?? answer.lighthouseResult?.runtimeError?.message
      if (typeof score !== 'number')
        throw new Failure<CheckReason>(
          answer.error ? 'refused' : 'not-reached',
          problem ?? 'Expected a score, but the answer has none'
        )
      const report = answer.lighthouseResult ?? {}
      return {
        score: Math.round(score * 100),
        opportunities: opportunitiesOf(report),
        ...figuresOf(report)
      }
    }
  }
}

async function ask(address: string, signal: AbortSignal): Promise<Answer> {
  try {
    const reply = await fetch(address, { redirect: 'error', signal })
    return (await reply.json()) as Answer
  } catch (error) {
    if (signal.aborted) throw error
    throw new Failure<CheckReason>('refused', 'The PageSpeed Insights API cannot be reached', {
      cause: error
    })
  }
}
