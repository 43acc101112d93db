import { Value } from 'typebox/value'
import { wrongLegacyField } from '../errors.ts'
import { SomeSettings } from '../schema.ts'
import { COMPRESSION } from './read.ts'
import { type LegacyField, type LegacySettings, OPTIONS } from './schema.ts'

/** A legacy save: any of the fields, with numbers possibly as text. */
export type LegacyChange = Partial<Record<string, string | number>>

/**
 * The range of the older slider (specification §5.3). A stored value outside this range stays until the merchant
 * changes it.
 */
const QUALITY = { least: 55, most: 95 }
const SIZE_PERCENT = { least: 10, most: 100 }

/**
 * Returns the settings that a legacy save changes. A field that comes back with its known value changes nothing.
 * Settings that the older screens cannot express, such as automatic quality or a size outside their range, therefore
 * survive being read and written back.
 * @throws wrongLegacyField
 */
export function settingsFromLegacy(given: LegacyChange, known: LegacySettings): SomeSettings {
  const isNew = (field: LegacyField) =>
    given[field] !== undefined && String(given[field]) !== String(known[field])
  const textIn = (field: LegacyField) => (isNew(field) ? String(given[field]) : undefined)
  const numberIn = (field: LegacyField, least = 0, most = 1) => {
    if (!isNew(field)) return undefined
    const value = Number(given[field])
    if (!(value >= least && value <= most) || given[field] === '') throw wrongLegacyField(field)
    return value
  }
  const position = textIn('image_add_watermark_position')
  const size = numberIn('image_add_watermark_size', SIZE_PERCENT.least, SIZE_PERCENT.most)
  const switches = switchesIn(textIn('optimize_all_status'))
  const converting = numberIn('image_converting') ?? numberIn('isImageConverting')
  const change = pruned({
    auto_switch: numberIn('automatic_switch'),
    image_opt: {
      switch: switches?.images,
      ...targetsIn('optimize_images_options', textIn('optimize_images_options')),
      pngtojpg: converting,
      // Turning the conversion on turns the size control on as well (specification §15.3).
      pngtojpg_size_control: converting === 1 ? 1 : undefined,
      quality: qualityIn(
        numberIn('compression_type', COMPRESSION.auto, COMPRESSION.custom),
        numberIn('CustomCompressionQuality', QUALITY.least, QUALITY.most),
        known
      ),
      watermark: {
        switch: numberIn('image_add_watermark_switch'),
        ...pictureIn(textIn('image_add_watermark_img')),
        position,
        image_height: size === undefined ? undefined : size / 100,
        opacity: numberIn('image_add_watermark_opacity', 0.1, 1)
      }
    },
    alt_text: {
      switch: switches?.altTexts,
      ...targetsIn('alt_options', textIn('alt_options')),
      product_rule: textIn('product_alt_content'),
      collection_rule: textIn('collection_alt_content'),
      blogs_rule: textIn('blog_alt_content')
    },
    file_name: {
      switch: switches?.fileNames,
      ...targetsIn('file_name_options', textIn('file_name_options')),
      product_rule: textIn('product_file_content'),
      collection_rule: textIn('collection_file_content'),
      blogs_rule: textIn('blog_file_content')
    }
  })
  const [problem] = Value.Errors(SomeSettings, change)
  if (problem) throw wrongLegacyField(problem.instancePath.split('/').at(-1) ?? '')
  return change
}

function switchesIn(status: string | undefined) {
  if (status === undefined) return undefined
  if (!/^[01]{3}$/.test(status)) throw wrongLegacyField('optimize_all_status')
  const [fileNames, altTexts, images] = Array.from(status, Number)
  return { fileNames, altTexts, images }
}

function targetsIn(field: LegacyField, options: string | undefined) {
  if (options === undefined) return {}
  const chosen = options.split(',').filter((option) => option !== '')
  const isChosen = (option: string) => chosen.includes(option)
  const areProducts = [OPTIONS.allProducts, OPTIONS.publishedProducts].map(isChosen)
  // The two product options exclude each other, and we cannot know what an unknown option means.
  if (areProducts.every(Boolean) || chosen.some((option) => !/^[1-5]$/.test(option)))
    throw wrongLegacyField(field)
  return {
    product: areProducts.indexOf(true) + 1,
    collection: OPTIONS.collections.some(isChosen) ? 1 : 0,
    blogs: isChosen(OPTIONS.blogs) ? 1 : 0
  }
}

function qualityIn(type: number | undefined, ratio: number | undefined, known: LegacySettings) {
  if (type === undefined && ratio === undefined) return undefined
  const chosen = type ?? known.compression_type
  if (chosen === COMPRESSION.lossless) return { custom: 0, lossless: 1, auto: 0 }
  if (chosen === COMPRESSION.auto) return { custom: 0, lossless: 0, auto: 1 }
  const custom_ratio = ratio ?? known.CustomCompressionQuality
  return { custom: 1, lossless: 0, auto: 0, custom_ratio }
}

function pictureIn(picture: string | undefined) {
  if (picture === undefined) return {}
  if (picture === '') return { logo: '', file_name: '' }
  // An address can only be that of the stored picture, perhaps with an older signature, so it changes nothing.
  return picture.startsWith('data:') ? { file_data: picture } : {}
}

/** Removes undefined fields, and sections in which nothing is left. */
function pruned(value: object): SomeSettings {
  const entries = Object.entries(value)
    .map(([key, field]: [string, unknown]) => [
      key,
      typeof field === 'object' && field !== null ? pruned(field) : field
    ])
    .filter(([, field]) => field !== undefined)
    .filter(([, field]) => typeof field !== 'object' || Object.keys(field as object).length > 0)
  return Object.fromEntries(entries) as SomeSettings
}
