import { toText } from '../../../server/core/clock.ts'
import { troubleIn } from '../../../server/core/disk-trouble.ts'
import type { DiskWatch } from '../../../server/core/disk-watch.ts'
import { sha256 } from '../../../server/core/files.ts'
import { releaseUnit } from '../../pricing/commands.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import type { WorkDeps } from './image/work.ts'
import { intendedHash } from './image/write-intent.ts'
import { type Claim, dropDeadLeases, returnClaim } from './sql/claims.ts'
import { pauseForDisk, resumeFromDisk } from './sql/pause.ts'
import { finishRunIfDone } from './sql/runs.ts'
import { findOwnIntent } from './sql/write-intents.ts'

/** The backup, the result, and the result beside the picture in the store. */
const COPIES = 3

/** The rows that record the work, in the database and its log. */
const ROWS_BYTES = 1_000_000

/** Returns the free bytes that another attempt at the image needs. */
export const roomFor = ({ sizeBytes }: Claim): number => COPIES * sizeBytes + ROWS_BYTES

/**
 * Pauses runs while a disk of ours is full or read-only (decision 043). No image fails because of it: each goes back to
 * its run as soon as the database can record that.
 */
export function openDiskHold(deps: WorkDeps & { disk: DiskWatch }, owner: string) {
  const { db, clock, disk, storeOf } = deps
  const owed = new Map<number, { claim: Claim; isBegun: boolean }>()

  async function returnOwed(): Promise<void> {
    for (const { claim, isBegun } of owed.values()) {
      const { id, shopId, imageId, runId, kind } = claim
      await db.transaction().execute(async (trx) => {
        if (!(await returnClaim(trx, claim, { isBegun }))) return
        if (!isBegun && kind !== 'restore') await releaseUnit(trx, shopId, imageId)
        await finishRunIfDone(trx, runId, toText(clock.now()))
      })
      owed.delete(id)
    }
  }

  /** Whether the store may have applied a part of the intent, or may still do so. */
  async function hasBegun(claim: Claim, error: unknown): Promise<boolean> {
    const intent = await findOwnIntent(db, claim)
    if (!intent) return false
    // Once a folder answers, it has applied a change wholly or not at all. Shopify may still be applying one.
    if ((error as Error).name !== 'StoreError') return true
    const bytes = await storeOf(claim.shopId)
      .readImage(claim.platformId, MAX_FILE_BYTES)
      .catch(() => undefined)
    return bytes === undefined || sha256(bytes) === intendedHash(intent)
  }

  async function resume(): Promise<void> {
    await returnOwed()
    await dropDeadLeases(db, owner)
    await resumeFromDisk(db, toText(clock.now()))
  }

  disk.wait({ pause: (trouble) => pauseForDisk(db, trouble), resume })

  return {
    /** Call at the start: runs that waited for the disk resume, or keep waiting. */
    async begin(): Promise<void> {
      if (await disk.look()) return
      await resume().catch(async (error) => {
        if (!(await disk.meet(error))) throw error
      })
    },

    /** Call for an image once nobody works on it any more. */
    async giveBack(claim: Claim, error: unknown): Promise<void> {
      owed.set(claim.id, { claim, isBegun: await hasBegun(claim, error) })
      await returnOwed().catch((fault) => {
        if (!troubleIn(fault)) throw fault
      })
    }
  }
}
