import { setTimeout as pause } from 'node:timers/promises'
import { isBusy, type UserError } from './translate.ts'

/** Somebody else, or a job that goes on, holds the file or its product for some seconds: 21 s in all. */
const TIMES = 6
const PAUSE_MS = 1000

type Said = { errors: UserError[] }

/** Sends a change again while Shopify answers that something else is being changed there. Nothing of it was done. */
export async function wheneverFree<Answer extends Said>(
  send: () => Promise<Answer>
): Promise<Answer> {
  for (let time = 1; ; time++) {
    const answer = await send()
    if (!answer.errors.some(isBusy) || time > TIMES) return answer
    await pause(PAUSE_MS * time)
  }
}
