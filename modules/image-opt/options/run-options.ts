import type { StoreKind } from '../contract.ts'
import { type StoredSettings, type Target, targetOf } from './settings.ts'
import { ruleOf } from './settings-rules.ts'

/** What a run writes for one image besides its bytes. */
export type ImageMetadata = {
  /** `onlyBlank`: an image that already has an alt text keeps it. */
  alt: { rule: string; onlyBlank: boolean } | null
  fileName: { rule: string } | null
  /**
   * The shop's name, or '' if no template contains it: renaming the shop then changes only the metadata that shows the
   * name.
   */
  shopName: string
}

/**
 * What a run does to each item: the targets of encoding, alt texts and file names, and the image metadata to write.
 */
export type RunOptions = { picture: Target; alt: Target; fileName: Target; texts: ImageMetadata }

/** The features that the shop's plan includes. */
type Can = { alt_text: boolean; file_name: boolean }

export function runOptionsFor(
  settings: StoredSettings,
  kind: StoreKind,
  { can, shopName }: { can: Can; shopName: string }
): RunOptions {
  const { image_opt, alt_text, file_name } = settings
  const alt = can.alt_text ? targetOf(alt_text, kind) : 'none'
  const fileName = can.file_name ? targetOf(file_name, kind) : 'none'
  const altRule = alt === 'none' ? '' : ruleOf(alt_text, kind)
  const nameRule = fileName === 'none' ? '' : ruleOf(file_name, kind)
  return {
    picture: targetOf(image_opt, kind),
    alt,
    fileName,
    texts: {
      alt: altRule === '' ? null : { rule: altRule, onlyBlank: alt_text.blank_replace === 1 },
      fileName: nameRule === '' ? null : { rule: nameRule },
      shopName: `${altRule}${nameRule}`.includes('%shop_name%') ? shopName : ''
    }
  }
}

const covers = (target: Target, isPublished: boolean): boolean =>
  target === 'all' || (target === 'published' && isPublished)

/**
 * Returns the metadata to write, or null for none. `run` is null for a run without run options, which only encodes.
 */
export function metadataFor(run: RunOptions | null, isPublished: boolean): ImageMetadata | null {
  if (run === null) return null
  const { texts } = run
  const alt = covers(run.alt, isPublished) ? texts.alt : null
  const fileName = covers(run.fileName, isPublished) ? texts.fileName : null
  const isNamed = [alt, fileName].some((part) => part?.rule.includes('%shop_name%'))
  if (alt === null && fileName === null) return null
  return { alt, fileName, shopName: isNamed ? texts.shopName : '' }
}

/** Tells whether a run encodes the picture. Otherwise the picture's bytes stay as they are. */
export const doesPicture = (run: RunOptions | null, isPublished: boolean): boolean =>
  run === null || covers(run.picture, isPublished)

export const isWorkedOn = (run: RunOptions, isPublished: boolean): boolean =>
  doesPicture(run, isPublished) || metadataFor(run, isPublished) !== null
