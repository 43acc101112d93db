import type { Clock } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import type { Files } from '../../../../server/core/files/files.ts'
import type { WithLock } from '../../../../server/core/keyed-mutex.ts'
import type { StorePlatform } from '../../../../server/platforms/store-platform.ts'
import type { Billing } from '../../../pricing/queries.ts'
import type { CodecPool } from '../../engine/pool/pool.ts'

/** What all work on images needs from outside. */
export type WorkDeps = {
  db: Db
  files: Files
  clock: Clock
  codec: CodecPool
  billing: Billing
  /** Serialises the work on the same content with the same encode options. */
  withLock: WithLock
  storeOf(shopId: number): StorePlatform
}

/** Ends the work on one image with a reason that the merchant can read: a key of `reasons` in the locales. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly reason: string
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** Thrown when the lease was lost: somebody else has claimed the image, and nothing is recorded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}
