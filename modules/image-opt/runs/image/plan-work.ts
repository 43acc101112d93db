import type { StoreImage } from '../../../../server/platforms/store-platform.ts'
import type { Optimised, Outcome, PictureType } from '../../engine/encode-options.ts'
import { stemOf, withExtension } from '../../options/templates/file-names.ts'
import { renderAlt } from '../../options/templates/render-template.ts'
import { templateDataOf } from '../../options/templates/template-data.ts'
import type { Claim } from '../sql/claims.ts'
import type { Original, Plan } from './plan.ts'

/** What is known of the bytes that the store will have. */
export type Bytes = Pick<Plan, 'result' | 'kept' | 'inputType' | 'width' | 'height'> & {
  /** Of what the store will have, which may be our own from before. */
  outputType: PictureType
}

export function bytesOf(outcome: Exclude<Outcome, { status: 'refused' }>): Bytes {
  const { inputType, width, height } = outcome
  const result: Optimised | null = outcome.status === 'optimised' ? outcome : null
  return { result, inputType, width, height, outputType: result?.outputType ?? inputType }
}

/**
 * Everything that is to be done to one image. `stem`: the file name it was given, undefined where it keeps
 * its own; `image`: what the store has now.
 */
export function planWork(
  claim: Claim,
  {
    original,
    bytes,
    stem,
    image
  }: {
    original: Original
    bytes: Bytes
    stem: string | undefined
    image: StoreImage
  }
): Plan {
  const { outputType, ...rest } = bytes
  const isConverted = outputType !== bytes.inputType
  const fileName =
    stem !== undefined
      ? withExtension(stem, outputType)
      : isConverted
        ? withExtension(stemOf(original.fileName), outputType)
        : original.fileName
  const alt = altFor({ ...claim, variant: image.variant }, original.alt ?? image.alt)
  return {
    ...rest,
    original,
    fileName,
    alt: { from: image.alt, to: alt }
  }
}

/** From the merchant's own text, never from ours: what is not asked for any more goes back to it. */
function altFor(claim: Claim, before: string): string {
  const { texts } = claim
  if (!texts?.alt || (texts.alt.onlyBlank && before.trim() !== '')) return before
  return renderAlt(texts.alt.rule, templateDataOf(claim, texts.shopName)) || before
}

/** Whether the image is another one than the merchant's afterwards: then it counts, and can be restored. */
export function isChange(plan: Plan, image: Pick<StoreImage, 'alt' | 'fileName'>): boolean {
  const { original, result, kept } = plan
  if (result !== null || (kept !== undefined && kept !== original.hash)) return true
  const isOurAlt = plan.alt?.to === image.alt && plan.alt.to !== original.alt
  return isOurAlt || image.fileName !== original.fileName
}
