import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { recordFailure } from './image/record.ts'
import type { WorkDeps } from './image/work-deps.ts'
import { getClaim, setWorking } from './sql/claims.ts'
import { listWorking } from './sql/leases.ts'

/**
 * The owner of claims that are taken only to record a failure. No process uses this name, so nobody renews the leases
 * of these claims.
 */
const OWNER = 'abandoned'

/**
 * Ends the work on images of a shop that can no longer be reached. Images that were postponed, or whose process has
 * died, fail as unreachable, because nobody would claim them again. If a write intent was recorded, the backup of the
 * original is kept.
 * @returns how many images are in flight; each of them will soon end or be postponed
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
    const claim = await inTransaction(db, async (trx) => {
      await setWorking(trx, { id, runId, owner: OWNER, until: now, now })
      return getClaim(trx, id)
    })
    await recordFailure(deps, claim, 'unreachable')
  }
  return inWork
}
