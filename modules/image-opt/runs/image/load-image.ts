import { sha256 } from '../../../../server/core/files/hash.ts'
import type { StoreImage, StorePlatform } from '../../../../server/platforms/store-platform.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import type { Claim } from '../sql/claims.ts'
import { findResult, type ImageResult } from '../sql/results.ts'
import type { WorkDeps } from './work-deps.ts'

/** A claimed image with everything that the store and the history know about it. */
export type LoadedImage = {
  claim: Claim
  /** The store's image. */
  image: StoreImage
  /**
   * Null as soon as the image waits for a codec, which reads the backup instead: the bytes of waiting images would
   * only fill the memory.
   */
  bytes: Uint8Array | null
  sizeBytes: number
  /** SHA-256 of the bytes that the store was given, which identifies the picture. */
  hash: string
  /** SHA-256 of `bytes`. It differs from `hash` where the store delivers other bytes than it was given. */
  readHash: string
  /** The result of an earlier run. */
  known: ImageResult | undefined
}

export async function loadImage({ db, storeOf }: WorkDeps, claim: Claim): Promise<LoadedImage> {
  const store = storeOf(claim.shopId)
  const image = await store.getImage(claim.platformId)
  const bytes = await store.readImage(claim.platformId, MAX_FILE_BYTES)
  const known = await findResult(db, claim.shopId, claim.imageId)
  const readHash = sha256(bytes)
  const hash = image.writtenHash ?? readHash
  return { claim, image, bytes, sizeBytes: bytes.length, hash, readHash, known }
}

/** Returns the SHA-256 of the bytes that the store has. They are read only if the store does not know it. */
export const hashIn = async (store: StorePlatform, image: StoreImage): Promise<string> =>
  image.writtenHash ?? sha256(await store.readImage(image.id, MAX_FILE_BYTES))
