import { DAY_MS, toText } from '../../server/core/clock.ts'
import type { TimedJob } from '../../server/core/jobs.ts'
import { removeOldKeys } from './sql.ts'

/** How long a key is remembered: as long as by the payment services whose clients know this header. */
const KEPT_MS = DAY_MS

export const removeOld: TimedJob = {
  name: 'idempotency/remove-old',
  schedule: '27 * * * *',
  async run({ db, clockGuard, log }) {
    // A client may send a call again that had an effect, whatever our clock says.
    const before = new Date((await clockGuard.trustedNow()).getTime() - KEPT_MS)
    const removed = await removeOldKeys(db, toText(before))
    if (removed > 0) log.debug({ removed }, 'old idempotency keys were removed')
  }
}
