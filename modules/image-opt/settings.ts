import type { ItemKind } from '../../server/core/platform/platform.ts'
import type { Order } from './pipeline/order.ts'
import type { Settings } from './schema.ts'

/**
 * What a shop starts with: the wizard's defaults (specification, app shell §4: all image types and
 * PNG to JPG on) at the recommended level 2, which is quality 75 (image optimisation §5).
 */
export const DEFAULT_SETTINGS: Settings = {
  auto_switch: 0,
  is_default: 1,
  image_opt: {
    switch: 1,
    product: 1,
    collection: 1,
    blogs: 1,
    pngtojpg: 1,
    pngtojpg_size_control: 1,
    pngtojpg_flatten: 0,
    quality: { custom: 1, lossless: 0, custom_ratio: 75 }
  },
  alt_text: {
    switch: 0,
    product: 1,
    collection: 1,
    blogs: 1,
    blank_replace: 1,
    product_rule: '%product_title% - %product_vendor%',
    collection_rule: '%collection_title% - %shop_name%',
    blogs_rule: '%blog_title% - %shop_name%'
  },
  file_name: {
    switch: 0,
    product: 1,
    collection: 1,
    blogs: 1,
    product_rule: '%product_title% - %product_vendor%',
    collection_rule: '%collection_title% - %shop_name%',
    blogs_rule: '%blog_title% - %shop_name%'
  }
}

/** What the pipeline is asked to do under these settings. */
export function orderFor({ image_opt }: Settings): Order {
  const { quality } = image_opt
  return {
    quality: quality.lossless === 1 ? 'lossless' : quality.custom_ratio || 75,
    pngToJpg: image_opt.pngtojpg === 1,
    sizeControl: image_opt.pngtojpg_size_control === 1,
    flattenTransparent: image_opt.pngtojpg_flatten === 1,
    longestSide: null,
    watermark: null
  }
}

/** Which images of a kind the settings cover (specification §3: 0 off, 1 all, 2 published only). */
export function targetOf({ image_opt }: Settings, kind: ItemKind): 'none' | 'all' | 'published' {
  const { product, collection, blogs } = image_opt
  const scope = { product, collection, article: blogs }[kind]
  if (image_opt.switch === 0 || scope === 0) return 'none'
  return scope === 2 ? 'published' : 'all'
}
