import type { Clock } from '../../../../core/clock.ts'
import { isBusy, type UserError } from './translate.ts'

/**
 * How many times a change is repeated. Another change or a running job blocks a file or its product for some seconds;
 * the pauses add up to 21 s.
 */
const TIMES = 6
const PAUSE_MS = 1000

type Said = { errors: UserError[] }

/**
 * Sends a change, and repeats it while Shopify answers that something else is being changed there. A change that is
 * refused for this reason has had no effect.
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
