import { toText } from '../../../server/core/clock.ts'
import { recordFailure } from './image/record.ts'
import type { WorkDeps } from './image/work.ts'
import { getClaim, listWorking, setWorking } from './sql/claims.ts'

/** Nobody renews it: it is for the moment between taking an image and recording its end. */
const OWNER = 'abandoned'

/**
 * Ends the work on images of a shop that cannot be reached any more, where it was put off or its process has died;
 * nobody would take it up again. Each keeps its original where it cannot be told what the store has.
 * @returns how many are in work at this moment, and will be put off or done soon
 */
export async function abandonWork(
  deps: Pick<WorkDeps, 'db' | 'clock'>,
  shopId: number
): Promise<number> {
  const { db, clock } = deps
  const now = toText(clock.now())
  let inWork = 0
  for (const { id, run_id: runId, lease_owner, lease_until } of await listWorking(db, shopId)) {
    if (lease_owner !== null && lease_until !== null && lease_until > now) {
      inWork++
      continue
    }
    const claim = await db.transaction().execute(async (trx) => {
      await setWorking(trx, { id, runId, owner: OWNER, until: now, now })
      return getClaim(trx, id)
    })
    await recordFailure(deps, claim, 'unreachable')
  }
  return inWork
}
