import { LEVEL_QUALITIES } from '../../contract.ts'
import type { Settings } from '../schema.ts'
import { type LegacySettings, OPTIONS } from './schema.ts'

export type LegacyShop = { name: string; domain: string; is_old: number }

/** Older clients use quality 100 for lossless compression. */
const LOSSLESS_QUALITY = 100

/** The slider's value while lossless or automatic compression is chosen: the recommended level. */
const DEFAULT_QUALITY = LEVEL_QUALITIES.medium

export const COMPRESSION = { auto: 1, lossless: 2, custom: 3 } as const

/** Returns the settings in the form that the older screens read. */
export function legacySettings(settings: Settings, shop: LegacyShop): LegacySettings {
  const { image_opt, alt_text, file_name } = settings
  const { quality, watermark } = image_opt
  const given = quality.custom === 1 ? quality.custom_ratio : LOSSLESS_QUALITY
  return {
    shop_owner: shop.name,
    name: shop.domain,
    is_first: settings.is_default,
    idOld: shop.is_old === 1 ? 1 : 0,
    optimize_all_status: [file_name, alt_text, image_opt].map((part) => part.switch).join(''),
    automatic_switch: settings.auto_switch,
    compression_type:
      quality.lossless === 1
        ? COMPRESSION.lossless
        : quality.auto === 1
          ? COMPRESSION.auto
          : COMPRESSION.custom,
    PNGquality: given,
    JPGquality: given,
    GIFquality: given,
    CustomCompressionQuality: quality.custom === 1 ? quality.custom_ratio : DEFAULT_QUALITY,
    optimize_images_options: optionsOf(image_opt),
    alt_options: optionsOf(alt_text),
    file_name_options: optionsOf(file_name),
    product_alt_content: alt_text.product_rule,
    collection_alt_content: alt_text.collection_rule,
    blog_alt_content: alt_text.blogs_rule,
    product_file_content: file_name.product_rule,
    collection_file_content: file_name.collection_rule,
    blog_file_content: file_name.blogs_rule,
    image_converting: image_opt.pngtojpg,
    isImageConverting: image_opt.pngtojpg,
    image_add_watermark_switch: watermark.switch,
    image_add_watermark_img: watermark.logo,
    image_add_watermark_position: watermark.position,
    image_add_watermark_size: Math.round(watermark.image_height * 100),
    image_add_watermark_opacity: watermark.opacity
  }
}

type Targets = { product: number; collection: number; blogs: number }

function optionsOf({ product, collection, blogs }: Targets): string {
  const products = ['', OPTIONS.allProducts, OPTIONS.publishedProducts][product] ?? ''
  const options = [
    products,
    blogs === 1 ? OPTIONS.blogs : '',
    ...(collection === 1 ? OPTIONS.collections : [])
  ]
  return options.filter((option) => option !== '').join(',')
}
