import type { Clock } from '../../../core/clock.ts'
import type { Db } from '../../../core/database/db.ts'
import type { FetchOutside } from '../../../core/http/fetch-outside.ts'
import type { WithLock } from '../../../core/keyed-mutex.ts'
import type { CallOptions } from '../client/admin-client.ts'
import type { Operation } from '../client/operations.ts'
import type { KnownHashes } from './files/known-hashes.ts'
import type { KnownSizes } from './files/known-sizes.ts'

/** What all parts of one Shopify shop's store share. */
export type StoreContext = {
  db: Db
  clock: Clock
  shopId: number
  /**
   * Runs one operation for this shop.
   * @throws StoreError
   */
  run<Data, Variables>(
    operation: Operation<Data, Variables>,
    variables: Variables,
    options?: CallOptions
  ): Promise<Data>
  /**
   * Under this lock, changes to one product run one after the other. Shopify refuses simultaneous changes to a
   * product's media.
   */
  withLock: WithLock
  /** Fetches the addresses that Shopify's answers name. */
  fetchOutside: FetchOutside
  hashes: KnownHashes
  sizes: KnownSizes
}
