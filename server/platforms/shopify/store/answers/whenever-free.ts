import type { Clock } from '../../../../core/clock.ts'
import { isBusy, type UserError } from './translate.ts'

/** Another change or a running job blocks the file or its product for some seconds. The waits add up to 21 s. */
const TIMES = 6
const PAUSE_MS = 1000

type Said = { errors: UserError[] }

/**
 * Repeats a change while Shopify answers that something else is being changed there. A change refused for this reason
 * has no effect.
 */
export async function wheneverFree<Answer extends Said>(
  clock: Clock,
  send: () => Promise<Answer>
): Promise<Answer> {
  for (let time = 1; ; time++) {
    const answer = await send()
    if (!answer.errors.some(isBusy) || time > TIMES) return answer
    await clock.pause(PAUSE_MS * time)
  }
}
