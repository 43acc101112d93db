import type { SomeSettings } from './schema.ts'
import { DEFAULT_RATIO, DEFAULT_SETTINGS, type StoredSettings } from './settings.ts'
import { cleanTemplate } from './templates/templates.ts'

/** A watermark picture that came with the settings and has been stored. */
export type NewPicture = { hash: string; fileName: string }

/** Completes stored settings with defaults, since an older version of the product may have stored fewer fields. */
export function withDefaults(stored: StoredSettings): StoredSettings {
  const { image_opt } = DEFAULT_SETTINGS
  return {
    ...DEFAULT_SETTINGS,
    ...stored,
    image_opt: {
      ...image_opt,
      ...stored.image_opt,
      quality: { ...image_opt.quality, ...stored.image_opt.quality },
      watermark: { ...image_opt.watermark, ...stored.image_opt.watermark }
    }
  }
}

/** Returns the settings that result from saving `given`; fields missing in `given` keep their values. */
export function mergeSettings(
  known: StoredSettings,
  given: SomeSettings,
  picture: NewPicture | undefined
): StoredSettings {
  return {
    auto_switch: given.auto_switch ?? known.auto_switch,
    is_default: hasSection(given) ? 0 : known.is_default,
    image_opt: {
      ...known.image_opt,
      ...given.image_opt,
      quality: mergeQuality(known.image_opt.quality, given.image_opt?.quality),
      watermark: mergeWatermark(known.image_opt.watermark, given.image_opt?.watermark, picture)
    },
    alt_text: withCleanRules({ ...known.alt_text, ...given.alt_text }),
    file_name: withCleanRules({ ...known.file_name, ...given.file_name }),
    exclusions: { ...NO_EXCLUSIONS, ...known.exclusions, ...given.exclusions }
  }
}

const NO_EXCLUSIONS = { file_names: [], below_bytes: 0 }

const hasSection = ({ image_opt, alt_text, file_name, exclusions }: SomeSettings): boolean =>
  [image_opt, alt_text, file_name, exclusions].some((section) => section !== undefined)

type Quality = StoredSettings['image_opt']['quality']

/**
 * Returns the quality settings after a save. Choosing one kind of compression turns the others off: a flag that
 * `given` lacks is off.
 */
function mergeQuality(
  known: Quality,
  given: NonNullable<SomeSettings['image_opt']>['quality']
): Quality {
  if (given === undefined) return known
  const { custom = 0, lossless = 0, auto = 0 } = given
  const custom_ratio =
    custom === 0 ? 0 : (given.custom_ratio ?? known.custom_ratio) || DEFAULT_RATIO
  return { custom, lossless, auto, custom_ratio }
}

type Watermark = StoredSettings['image_opt']['watermark']

function mergeWatermark(
  known: Watermark,
  given: NonNullable<SomeSettings['image_opt']>['watermark'],
  picture: NewPicture | undefined
): Watermark {
  const { image_height, opacity } = { ...known, ...given }
  return {
    switch: given?.switch ?? known.switch,
    ...pictureAfter(known, given, picture),
    position: given?.position ?? known.position,
    image_height: Math.round(image_height * 100) / 100,
    opacity: Math.round(opacity * 10) / 10
  }
}

function pictureAfter(
  known: Watermark,
  given: { logo?: string } | undefined,
  picture: NewPicture | undefined
): Pick<Watermark, 'hash' | 'file_name'> {
  if (picture) return { hash: picture.hash, file_name: picture.fileName }
  if (given?.logo === '') return { hash: '', file_name: '' }
  return { hash: known.hash, file_name: known.file_name }
}

type Rules = { product_rule: string; collection_rule: string; blogs_rule: string }

const withCleanRules = <Section extends Rules>(section: Section): Section => ({
  ...section,
  product_rule: cleanTemplate(section.product_rule),
  collection_rule: cleanTemplate(section.collection_rule),
  blogs_rule: cleanTemplate(section.blogs_rule)
})
