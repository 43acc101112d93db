import type { BrokenLaws } from '../../../server/core/broken-laws.ts'
import { toText } from '../../../server/core/clock.ts'
import type { Db } from '../../../server/core/database/db.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { type BrokenLaw, isBrokenLaw } from '../../../server/core/invariant.ts'
import { releaseUnit } from '../../pricing/commands.ts'
import type { WorkDeps } from './image/work-deps.ts'
import { type Claim, endClaim, endUnclaimed } from './sql/claims.ts'
import { stopRun } from './sql/runs.ts'

type StopDeps = Pick<WorkDeps, 'db' | 'clock'> & { brokenLaws: BrokenLaws }

/** The item whose work met the broken law, and the run that stops. */
type Stopped = {
  runId: number
  shopId: number
  imageId: number
  endItem(trx: Db): Promise<unknown>
}

/** Stops the run of a claim. Returns without a change if the lease was lost. */
export const stopClaimed = (deps: StopDeps, claim: Claim, error: BrokenLaw): Promise<void> =>
  stop(deps, error, { ...claim, endItem: (trx) => endClaim(trx, claim, 'failed', 'law-broken') })

/** Stops the run of an item that could not be claimed. */
export const stopUnclaimed = (
  deps: StopDeps,
  { id, ...item }: { id: number } & Omit<Stopped, 'endItem'>,
  error: BrokenLaw
): Promise<void> =>
  stop(deps, error, { ...item, endItem: (trx) => endUnclaimed(trx, id, 'law-broken') })

/**
 * Stops a run that met a broken law (decision 043). The store, the history and the originals stay as they are: what a
 * damaged row says is not acted on, and nothing is lost by waiting for the operator. The units of what was not done are
 * released, unless the law is one of the ledger.
 */
async function stop(deps: StopDeps, error: BrokenLaw, item: Stopped): Promise<void> {
  await deps.brokenLaws.report(error)
  await end(deps, item, true).catch((fault) => {
    if (!isBrokenLaw(fault)) throw fault
    return end(deps, item, false)
  })
}

function end({ db, clock }: StopDeps, item: Stopped, releases: boolean): Promise<void> {
  const { runId, shopId, imageId, endItem } = item
  return inTransaction(db, async (trx) => {
    await endItem(trx)
    const postponed = await stopRun(trx, runId, toText(clock.now()))
    if (releases) for (const image of [imageId, ...postponed]) await releaseUnit(trx, shopId, image)
  })
}
