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
    flattenTransparent: image_opt.pngtojpg_flatten === 1
  }
}

/** Whether anything at all is to be done with images (specification §5: at least one target). */
export const hasTarget = ({ image_opt: { switch: isOn, product, collection, blogs } }: Settings) =>
  isOn === 1 && (product > 0 || collection > 0 || blogs > 0)
