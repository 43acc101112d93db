import { LEVEL_QUALITIES, type StoreKind } from '../contract.ts'
import type { EncodeOptions } from '../engine/encode-options.ts'
import type { Settings } from './schema.ts'

type ImageOpt = Settings['image_opt']
type Quality = ImageOpt['quality']

/** The watermark as stored: its picture is identified by a hash, not by a URL that expires. */
type StoredWatermark = Omit<ImageOpt['watermark'], 'logo' | 'file_data'> & {
  /** sha-256 of the stored picture; '' if there is none. */
  hash: string
}

/** The settings as stored: complete, and without the fields that exist only in replies. */
export type StoredSettings = Omit<Settings, 'version' | 'image_opt'> & {
  image_opt: Omit<ImageOpt, 'quality' | 'watermark'> & {
    quality: Quality & Required<Pick<Quality, 'auto'>>
    watermark: StoredWatermark
  }
}

/** Medium is the recommended level (specification §5.3). */
export const DEFAULT_RATIO = LEVEL_QUALITIES.medium

/**
 * The settings of a new shop (specification §5.2). All item kinds and PNG to JPG are on, at the recommended level.
 */
export const DEFAULT_SETTINGS: StoredSettings = {
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
    longest_side: 0,
    quality: { custom: 1, lossless: 0, auto: 0, custom_ratio: DEFAULT_RATIO },
    watermark: {
      switch: 0,
      hash: '',
      file_name: '',
      position: 'b_r',
      image_height: 0.2,
      opacity: 1
    }
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
  },
  exclusions: { file_names: [], below_bytes: 0 }
}

/** Returns the encode options for these settings. */
export function encodeOptionsFor({ image_opt }: StoredSettings): EncodeOptions {
  const { quality } = image_opt
  return {
    quality: qualityOf(quality),
    pngToJpg: image_opt.pngtojpg === 1,
    sizeControl: image_opt.pngtojpg_size_control === 1,
    flattenTransparent: image_opt.pngtojpg_flatten === 1,
    longestSide: image_opt.longest_side || null,
    watermark: watermarkOf(image_opt.watermark)
  }
}

function qualityOf({ lossless, auto, custom_ratio }: Quality): EncodeOptions['quality'] {
  if (lossless === 1) return 'lossless'
  return auto === 1 ? 'auto' : custom_ratio || DEFAULT_RATIO
}

function watermarkOf(watermark: StoredWatermark): EncodeOptions['watermark'] {
  if (watermark.switch === 0 || watermark.hash === '') return null
  const { hash, position, image_height, opacity } = watermark
  return { hash, position, height: image_height, opacity }
}

export type Target = 'none' | 'all' | 'published'

/** A section of the settings: its switch, and which items of each kind it covers. */
export type Section = Pick<ImageOpt, 'switch' | 'product' | 'collection' | 'blogs'>

/**
 * Returns which items of a kind a section covers; the settings store 0 for none, 1 for all, 2 for published only
 * (specification §5.2).
 */
export function targetOf(section: Section, kind: StoreKind): Target {
  const { product, collection, blogs } = section
  const scope = { product, collection, article: blogs }[kind]
  if (section.switch === 0 || scope === 0) return 'none'
  return scope === 2 ? 'published' : 'all'
}
