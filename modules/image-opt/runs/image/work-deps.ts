import type { Clock } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import { Failure } from '../../../../server/core/failure.ts'
import type { Files } from '../../../../server/core/files/files.ts'
import type { WithLock } from '../../../../server/core/keyed-mutex.ts'
import type { StorePlatform } from '../../../../server/platforms/store-platform.ts'
import type { Billing } from '../../../pricing/queries.ts'
import type { CodecPool } from '../../engine/pool/pool.ts'
import type { Lineage } from '../lineage.ts'

/** The dependencies of all work on images. */
export type WorkDeps = {
  db: Db
  files: Files
  clock: Clock
  codec: CodecPool
  billing: Billing
  /** Serialises the work on the same content with the same encode options. */
  withLock: WithLock
  storeOf(shopId: number): StorePlatform
  /** Returns the results that are described beside the shop's originals, but in no row: those of a lost database. */
  lineageOf(shopId: number): Promise<Lineage>
}

/**
 * Returns the error with which work ends when its lease was lost: the image may have been claimed again, so nothing is
 * recorded.
 */
export const leaseLost = () => new Failure('lease-lost', 'Another process has the image now')
