import type { Clock } from '../../server/core/clock.ts'
import type { Db } from '../../server/core/db.ts'
import type { Files } from '../../server/core/files.ts'
import { sha256 } from '../../server/core/files.ts'
import type { StoreImage, StorePlatform } from '../../server/core/platform/platform.ts'
import type { CodecPool } from './pool.ts'
import type { Claim } from './sql/claims.ts'

/** What the work on an image needs, the same for every image. */
export type WorkNeeds = {
  db: Db
  files: Files
  clock: Clock
  codec: CodecPool
  storeOf(shopId: number): StorePlatform
}

/** Ends the work on one image with a reason the merchant can read: a key of `reasons` in locales. */
export class Failure extends Error {
  override readonly name = 'Failure'
  readonly reason: string
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.reason = reason
  }
}

/** The work was overtaken: another process has the image now. Nothing is recorded. */
export class LeaseLost extends Error {
  override readonly name = 'LeaseLost'
}

/**
 * Changes the image in the store, if it still is what the work was based on. Somebody may have
 * uploaded another picture in the meantime, and that one is not ours to replace.
 */
export async function replaceInStore(
  { storeOf }: WorkNeeds,
  claim: Claim,
  { expected, bytes, fileName }: { expected: string; bytes: Uint8Array; fileName: string }
): Promise<StoreImage> {
  const store = storeOf(claim.shopId)
  if (sha256(await store.readImage(claim.platformId)) !== expected)
    throw new Failure('changed-in-store')
  return store.replaceImage(claim.platformId, bytes, fileName)
}
