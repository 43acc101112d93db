import { isHash } from '../../../../server/core/files/hash.ts'
import { invariant, type Place, parsed } from '../../../../server/core/invariant.ts'
import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import type { Optimised, PictureType } from '../../engine/encode-options.ts'
import { altTextFor } from '../../options/templates/alt-texts.ts'
import { stemOf, withExtension } from '../../options/templates/file-names.ts'
import type { Claim } from '../sql/claims.ts'
import type { Encoded } from './encode.ts'

/** The image before we changed it. `alt` is undefined if it was not recorded at the time. */
export type Original = { hash: string; bytes: number; fileName: string; alt?: string }

/**
 * What is about to be written to the store. It is recorded first, so that a process that resumes after a crash can
 * tell whether the store already has our bytes, and from which original they were made.
 */
export type WriteIntent = {
  original: Original
  /** Null if no result was worth using. The store then gets the original, unless `kept` is set. */
  result: Optimised | null
  /**
   * SHA-256 of the bytes that the store keeps because only the image metadata change: our own result, or the original.
   */
  kept?: string
  inputType: PictureType
  width: number
  height: number
  fileName: string
  /** Missing in intents that were recorded before runs wrote alt texts. */
  alt?: { from: string; to: string }
}

/** SHA-256 of the bytes that the store will have. */
export const intendedHash = ({ result, kept, original }: WriteIntent): string =>
  kept ?? result?.outputHash ?? original.hash

/**
 * Reads an intent that was recorded as JSON, with the hash that was recorded beside it.
 * @throws BrokenLaw unless both are whole and belong together
 */
export function readIntent(plan: string, plannedHash: string | null, place: Place): WriteIntent {
  const intent = parsed(plan) as WriteIntent | null | undefined
  invariant('intent-is-whole', isIntent(intent) && intendedHash(intent) === plannedHash, place)
  return intent
}

function isIntent(intent: Partial<WriteIntent> | null | undefined): intent is WriteIntent {
  const { original, result, kept, fileName } = intent ?? {}
  return (
    isHash(original?.hash) &&
    Number.isSafeInteger(original.bytes) &&
    isFileName(original.fileName) &&
    isFileName(fileName) &&
    (result === null || isHash(result?.outputHash)) &&
    (kept === undefined || isHash(kept))
  )
}

/** Tells whether this is the name of a file, and no path that leads elsewhere. */
export const isFileName = (name: unknown): boolean =>
  typeof name === 'string' && name !== '' && !/[/\0]/.test(name)

/**
 * Returns the intent for a claimed image. `stem` is the chosen file name without its extension, or undefined if the
 * image keeps its own name; `image` is what the store has.
 */
export function intendWrite(
  claim: Claim,
  {
    original,
    encoded,
    stem,
    image
  }: {
    original: Original
    encoded: Encoded
    stem: string | undefined
    image: StoreImage
  }
): WriteIntent {
  const { outputType, ...rest } = encoded
  const isConverted = outputType !== encoded.inputType
  const fileName =
    stem !== undefined
      ? withExtension(stem, outputType)
      : isConverted
        ? withExtension(stemOf(original.fileName), outputType)
        : original.fileName
  const described = { ...claim, variant: image.variant }
  const alt = altTextFor(claim.metadata, described, original.alt ?? image.alt)
  return { ...rest, original, fileName, alt: { from: image.alt, to: alt } }
}

/** Tells whether the store keeps its file: its bytes, whose hash is `hash`, and its name are the intended ones. */
export const keepsFile = (intent: WriteIntent, hash: string, image: StoreImage): boolean =>
  intendedHash(intent) === hash && intent.fileName === image.fileName

/** Tells whether the store has the original and the intent would leave it exactly as it is. */
export function changesNothing(intent: WriteIntent, hash: string, image: StoreImage): boolean {
  const { original } = intent
  const isOriginal = hash === original.hash && image.fileName === original.fileName
  const keepsAlt = intent.alt?.to === image.alt && image.alt === original.alt
  return keepsFile(intent, hash, image) && isOriginal && keepsAlt
}

/** Tells whether the image now differs from the merchant's original; only then is it charged and can be restored. */
export function isChange(
  intent: WriteIntent,
  image: Pick<StoreImage, 'alt' | 'fileName'>
): boolean {
  const { original, result, kept } = intent
  if (result !== null || (kept !== undefined && kept !== original.hash)) return true
  const isOurAlt = intent.alt?.to === image.alt && intent.alt.to !== original.alt
  return isOurAlt || image.fileName !== original.fileName
}
