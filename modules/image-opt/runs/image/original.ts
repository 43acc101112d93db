import { Failure } from '../../../../server/core/failure.ts'
import { invariant } from '../../../../server/core/invariant.ts'
import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import type { ImageResult } from '../sql/results.ts'
import { findIntentFor, listIntents } from '../sql/write-intents.ts'
import type { LoadedImage } from './load-image.ts'
import type { WorkDeps } from './work-deps.ts'
import type { Original, WriteIntent } from './write-intent.ts'

/**
 * Returns the image as it was before we changed it. Our own bytes, name and alt text never count as the merchant's;
 * everything that somebody else has changed since does.
 */
export async function findOriginal(deps: WorkDeps, loaded: LoadedImage): Promise<Original> {
  const { claim, hash, image, known, sizeBytes } = loaded
  const intents = await listIntents(deps.db, claim)
  const alt = originalAlt(known, intents, image)
  if (known?.original_hash && known.result_hash === hash)
    return {
      hash: known.original_hash,
      bytes: known.original_bytes,
      fileName: known.original_file_name,
      alt
    }
  const own = await findIntentFor(deps.db, claim, hash)
  if (own && own.original.hash !== hash) return { ...own.original, alt }
  const place = { shop: claim.shopId, table: 'image_result', image: claim.imageId }
  invariant('result-is-no-original', known?.result_hash !== hash, place)
  const fileName = originalName(known, intents, image.fileName)
  return { hash: await merchantHash(deps, loaded), bytes: sizeBytes, fileName, alt }
}

/**
 * Returns the hash under which the merchant's picture is backed up. A picture that we restored has its own backup as
 * long as that is kept; afterwards, what the store delivers is all there is.
 */
async function merchantHash({ files }: WorkDeps, loaded: LoadedImage): Promise<string> {
  const { claim, hash, readHash } = loaded
  if (hash === readHash) return hash
  return (await files.isWhole(claim.shopId, hash)) ? hash : readHash
}

function originalAlt(
  known: ImageResult | undefined,
  intents: WriteIntent[],
  image: StoreImage
): string {
  if (known?.result_alt === image.alt && known.original_alt !== null) return known.original_alt
  return intents.find(({ alt }) => alt?.to === image.alt)?.original.alt ?? image.alt
}

/** Finds the merchant's name for a file whose bytes are the merchant's but whose current name may be ours. */
function originalName(
  known: ImageResult | undefined,
  intents: WriteIntent[],
  fileName: string
): string {
  if (known?.texts !== undefined && known.texts !== 'null' && known.result_file_name === fileName)
    return withEnding(known.original_file_name, fileName)
  const own = intents.find((intent) => intent.fileName === fileName)
  return own ? withEnding(own.original.fileName, fileName) : fileName
}

/**
 * Returns the original name with the extension of the current one: the bytes are new, so the current extension says
 * what kind of file they are.
 */
function withEnding(original: string, fileName: string): string {
  const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase()
  if (endingOf(original) === endingOf(fileName)) return original
  return original.slice(0, original.lastIndexOf('.')) + endingOf(fileName)
}

/** Makes sure that the original is backed up before anything is changed. */
export async function backUp(
  { files }: WorkDeps,
  { claim: { shopId }, readHash, bytes }: LoadedImage,
  original: Original
): Promise<void> {
  if (original.hash === readHash && bytes) {
    await files.keep(shopId, bytes)
    return
  }
  // The file's record is renewed first, so that no later sweep deletes the file. Reading the file then shows that no
  // earlier sweep has deleted it.
  await files.renew(shopId, original.hash)
  await files.read(shopId, original.hash).catch((cause) => {
    throw new Failure('backup-missing', `The backup ${original.hash} cannot be read`, { cause })
  })
}
