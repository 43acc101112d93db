import { Failure, isFailure } from '../../../../server/core/failure.ts'
import { sha256 } from '../../../../server/core/files/hash.ts'
import { invariant } from '../../../../server/core/invariant.ts'
import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import { MAX_FILE_BYTES } from '../../contract.ts'
import { isImageUse } from '../image-use.ts'
import type { Claim } from '../sql/claims.ts'
import { findResult, type ImageResult } from '../sql/results.ts'
import { findIntentFor, listIntents } from '../sql/write-intents.ts'
import { hashIn } from './load-image.ts'
import { recordRestored } from './record.ts'
import type { WorkDeps } from './work-deps.ts'
import type { Original, WriteIntent } from './write-intent.ts'

/**
 * Restores one claimed image: the original comes back byte for byte and under its old name. Fails if the store has
 * neither our result nor the original, because somebody's newer picture must not be overwritten. A picture that cannot
 * be read does not count as newer.
 */
export async function restoreImage(deps: WorkDeps, claim: Claim): Promise<void> {
  // What a lost database had done to the image is in its row by then.
  await deps.lineageOf(claim.shopId)
  const known = await findResult(deps.db, claim.shopId, claim.imageId)
  if (!known?.original_hash)
    throw new Failure('backup-missing', `No backup of image ${claim.imageId} is known`)
  const store = deps.storeOf(claim.shopId)
  const current = await readCurrent(deps, claim, known)
  const expectedHash = current?.hash ?? null
  const original = await originalOf(deps, claim, known, expectedHash)
  await assertOwnOriginal(deps, claim, known, original.hash)
  const intents = await listIntents(deps.db, claim)
  const bytes =
    current?.bytes && original.hash === expectedHash
      ? current.bytes
      : await deps.files.read(claim.shopId, original.hash).catch((cause) => {
          throw new Failure('backup-missing', `The backup ${original.hash} cannot be read`, {
            cause
          })
        })
  const { fileName } = original
  const image = await store.replaceImage(claim.platformId, { bytes, fileName, expectedHash })
  const restored = await restoreAlt(deps, claim, { image, known, intents })
  await recordRestored(deps, claim, { ...known, ...columnsOf(original) }, restored)
}

/**
 * Asserts that the original was taken from this image, before it is written there: a row that names the original of
 * another one is whole by itself. Rows of `recover` may name an image by an id that it has no more, and a failed image
 * may have none noted.
 */
async function assertOwnOriginal(
  { files }: WorkDeps,
  { shopId, imageId, platformId }: Claim,
  { run_id, status, original_hash }: ImageResult,
  hash: string
): Promise<void> {
  if (run_id === null || status !== 'compressed' || original_hash !== hash) return
  const uses = await files.readUsesOf(shopId, hash)
  const isOwn = uses.some(
    ({ facts }) => !isImageUse(facts) || facts.image.platform_id === platformId
  )
  const place = { shop: shopId, table: 'image_result', image: imageId }
  invariant('original-of-its-image', isOwn || uses.length === 0, place)
}

/** What the store has. `bytes` is null if the store may deliver other bytes than it was given. */
type Current = { hash: string; bytes: Uint8Array | null }

/**
 * Reads what the store has. Returns null if the store has lost the picture. Also returns null if our latest bytes
 * cannot be read even at the second attempt: by then even a store that is slow to show new bytes would show them.
 */
async function readCurrent(
  { storeOf }: WorkDeps,
  claim: Claim,
  known: ImageResult
): Promise<Current | null> {
  const store = storeOf(claim.shopId)
  try {
    const { writtenHash } = await store.getImage(claim.platformId)
    if (writtenHash !== undefined) return { hash: writtenHash, bytes: null }
    const bytes = await store.readImage(claim.platformId, MAX_FILE_BYTES)
    return { hash: sha256(bytes), bytes }
  } catch (error) {
    if (isFailure(error, 'lost')) return null
    if (!isFailure(error, 'unreachable') || claim.retries === 0) throw error
    const image = await store.getImage(claim.platformId)
    if (image.version !== known.version) throw error
    return null
  }
}

/**
 * Records an interrupted restore as a success if the store has the original again. `isLast` means that no further
 * attempt follows, so whatever name the store gave the file is accepted.
 * @returns false when the store does not have the original, or when another attempt can still fix the file name
 */
export async function finishRestored(
  deps: WorkDeps,
  claim: Claim,
  { isLast }: { isLast: boolean }
): Promise<boolean> {
  const known = await findResult(deps.db, claim.shopId, claim.imageId)
  if (!known?.original_hash) return false
  const store = deps.storeOf(claim.shopId)
  const image = await store.getImage(claim.platformId)
  if ((await hashIn(store, image)) !== known.original_hash) return false
  if (image.fileName !== known.original_file_name && !isLast) return false
  const intents = await listIntents(deps.db, claim)
  const restored = await restoreAlt(deps, claim, { image, known, intents })
  await recordRestored(deps, claim, known, restored)
  return true
}

/** Restores the alt text if the current one is ours; a text that somebody has written since stays (decision 016). */
async function restoreAlt(
  deps: WorkDeps,
  claim: Claim,
  { image, known, intents }: { image: StoreImage; known: ImageResult; intents: WriteIntent[] }
): Promise<StoreImage> {
  const intended = intents.find(({ alt }) => alt?.to === image.alt)?.original.alt
  const alt = known.result_alt === image.alt ? known.original_alt : intended
  if (alt === null || alt === undefined || alt === image.alt) return image
  const store = deps.storeOf(claim.shopId)
  return store.setAlt(claim.platformId, { alt, expectedAlt: image.alt })
}

/** Finds the original of the store's picture, in the history or in the intent that wrote the picture. */
async function originalOf(
  { db }: WorkDeps,
  claim: Claim,
  known: ImageResult,
  hash: string | null
): Promise<Original> {
  const isKnown = hash === null || hash === known.original_hash || hash === known.result_hash
  if (known.original_hash && isKnown)
    return {
      hash: known.original_hash,
      bytes: known.original_bytes,
      fileName: known.original_file_name
    }
  const own = hash === null ? undefined : await findIntentFor(db, claim, hash)
  if (!own) throw new Failure('changed-in-store', 'The store has a picture of somebody else')
  return own.original
}

const columnsOf = ({ hash, bytes, fileName }: Original) => ({
  original_hash: hash,
  original_bytes: bytes,
  original_file_name: fileName
})
