import { toText } from '../../../server/core/clock.ts'
import { inTransaction } from '../../../server/core/database/transaction.ts'
import { type DiskTrouble, troubleIn } from '../../../server/core/disk/trouble.ts'
import type { DiskWatch } from '../../../server/core/disk/watch.ts'
import { isFailure } from '../../../server/core/failure.ts'
import { sha256 } from '../../../server/core/files/hash.ts'
import type { Fleet } from '../../../server/core/fleet/fleet.ts'
import { releaseUnit } from '../../pricing/commands.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import type { WorkDeps } from './image/work-deps.ts'
import { intendedHash } from './image/write-intent.ts'
import { type Claim, returnClaim } from './sql/claims.ts'
import { dropDeadLeases } from './sql/leases.ts'
import { pauseForDisk, resumeFromDisk } from './sql/pause.ts'
import { finishRunIfDone } from './sql/runs.ts'
import { findOwnIntent } from './sql/write-intents.ts'

/**
 * How many copies of a picture need room: the backup, the result, and the result next to the picture in the store.
 */
const COPIES = 3

/** Room for the rows in the database and its write-ahead log. */
const ROWS_BYTES = 1_000_000

/** Returns how many bytes must be free before an image is tried again. */
export const roomFor = ({ sizeBytes }: Claim): number => COPIES * sizeBytes + ROWS_BYTES

export type DiskHold = ReturnType<typeof openDiskHold>

/**
 * Makes runs wait while one of our disks is full or read-only (decision 043). No image fails because of a disk: its
 * claim is undone as soon as the database can record that.
 */
export function openDiskHold(
  deps: WorkDeps & { disk: DiskWatch; fleet: Fleet | null },
  owner: string
) {
  const { db, clock, disk, fleet } = deps
  const owed = new Map<number, { claim: Claim; isBegun: boolean }>()

  async function returnOwed(): Promise<void> {
    for (const { claim, isBegun } of owed.values()) {
      const { id, shopId, imageId, runId, kind } = claim
      await inTransaction(db, async (trx) => {
        if (!(await returnClaim(trx, claim, { isBegun }))) return
        if (!isBegun && kind !== 'restore') await releaseUnit(trx, shopId, imageId)
        await finishRunIfDone(trx, runId, toText(clock.now()))
      })
      owed.delete(id)
    }
  }

  // Where other processes may have room, the runs go on without this one, which claims nothing meanwhile.
  const shared = fleet?.isAlone ? null : fleet

  async function pause(trouble: DiskTrouble): Promise<void> {
    if (shared) await shared.reportTrouble(trouble)
    else await pauseForDisk(db, trouble)
  }

  async function resume(): Promise<void> {
    await returnOwed()
    if (shared) await shared.reportTrouble(undefined)
    else await dropDeadLeases(db, owner)
    await resumeFromDisk(db, toText(clock.now()))
  }

  disk.wait({ pause, resume })

  return {
    /** Call at the start: resumes the runs that wait for the disk, unless it is still full or read-only. */
    async begin(): Promise<void> {
      if (await disk.check()) return
      await resume().catch(async (error) => {
        if (!(await disk.meet(error))) throw error
      })
    },

    /** Undoes the claim of an image once the work on it has ended because of the disk. */
    async giveBack(claim: Claim, error: unknown): Promise<void> {
      // If we cannot tell now whether the change has begun, it counts as begun, and the next attempt finds out.
      const isBegun = await hasBegun(deps, claim, error).catch(() => true)
      owed.set(claim.id, { claim, isBegun })
      await returnOwed().catch((fault) => {
        if (!troubleIn(fault)) throw fault
      })
    }
  }
}

/** Tells whether the store may already have part of the change, or may still get it. */
async function hasBegun(
  { db, storeOf }: Pick<WorkDeps, 'db' | 'storeOf'>,
  claim: Claim,
  error: unknown
): Promise<boolean> {
  // A restore records no intent that would tell whether it has begun, so it counts as begun.
  if (claim.kind === 'restore') return true
  const intent = await findOwnIntent(db, claim)
  if (!intent) return false
  // After a Failure, a store in a folder has either the whole change or none of it, and its bytes show which. After
  // any other error, Shopify may still be working on the change.
  if (!isFailure(error)) return true
  const bytes = await storeOf(claim.shopId)
    .readImage(claim.platformId, MAX_FILE_BYTES)
    .catch(() => undefined)
  return bytes === undefined || sha256(bytes) === intendedHash(intent)
}
