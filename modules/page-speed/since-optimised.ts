import type { Db } from '../../server/core/database/db.ts'
import { findFirstRun } from '../image-opt/queries.ts'
import type { Device } from './checker/checker.ts'
import type { DeviceResult } from './checks.ts'
import { findLatestScore, type SpeedCheck } from './sql.ts'
import { resultOf } from './views.ts'

export type SinceOptimised = {
  /** When the first run ended. */
  at: string
  devices: Record<Device, { before: DeviceResult; after: DeviceResult }>
}

/**
 * Compares the last check before the shop's first run with the latest one that began after its end. Undefined unless
 * there are both.
 */
export async function sinceOptimised(db: Db, shopId: number): Promise<SinceOptimised | undefined> {
  const run = await findFirstRun(db, shopId)
  if (!run?.finished_at) return undefined
  const before = await findLatestScore(db, shopId, { before: run.created_at })
  const after = await findLatestScore(db, shopId, { after: run.finished_at })
  if (!before || !after) return undefined
  const devices = {
    desktop: pairOf('desktop', before, after),
    mobile: pairOf('mobile', before, after)
  }
  return { at: run.finished_at, devices }
}

function pairOf(device: Device, before: SpeedCheck, after: SpeedCheck) {
  const pair = { before: resultOf(before[device]), after: resultOf(after[device]) }
  if (!pair.before || !pair.after) throw new Error('Expected results of a check that is done')
  return { before: pair.before, after: pair.after }
}
