import type { TranslationFunctions } from '../../locales/i18n-types.ts'
import type { Settings } from '../../modules/image-opt/options/schema.ts'

type Section = { switch: 0 | 1; product: 0 | 1 | 2; collection: 0 | 1; blogs: 0 | 1 }

/** The part of the settings that the automatic mode card shows. The page's HTML contains only this part. */
export type Switched = Pick<Settings, 'auto_switch' | 'is_default'> &
  Record<'image_opt' | 'alt_text' | 'file_name', Section>

const isOn = (section: Section): boolean =>
  section.switch === 1 && (section.product > 0 || section.collection === 1 || section.blogs === 1)

/**
 * Names everything that automatic mode does with these settings. When the list is empty, the mode cannot be turned on.
 */
export function whatIsOn(
  { image_opt, alt_text, file_name }: Switched,
  t: TranslationFunctions['automatic']
): string[] {
  const has = image_opt.switch === 1 ? image_opt : { product: 0, collection: 0, blogs: 0 }
  const names = [
    has.product === 1 && t.products(),
    has.product === 2 && t.publishedProducts(),
    has.collection === 1 && t.collections(),
    has.blogs === 1 && t.blogs(),
    isOn(alt_text) && t.altText(),
    isOn(file_name) && t.fileName()
  ]
  return names.filter((name) => name !== false)
}
