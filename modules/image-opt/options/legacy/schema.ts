import { type Static, type TSchema, Type } from 'typebox'
import { FormFile, Ok } from '../../../../server/core/http/wire.ts'
import { MOST_SETTINGS_BYTES } from '../schema.ts'

/** Wire shapes of the older generation of calls (specification §4.4 and §15.5). */

/** The numbers of the options in a legacy section, as in '1,3,4,5' (decision 008). */
export const OPTIONS = {
  allProducts: '1',
  publishedProducts: '2',
  blogs: '3',
  /**
   * The page has two check boxes, one for collections filled by hand and one for collections filled by rules. We treat
   * them as one option.
   */
  collections: ['4', '5']
} as const

/** The most characters of a template. */
const MOST_LETTERS = 1000

const text = Type.String({ maxLength: MOST_LETTERS })

export const LegacySettings = Type.Object({
  shop_owner: text,
  /** The shop's domain. */
  name: text,
  /** 1: the shop has never saved a section. */
  is_first: Type.Integer(),
  /** 1: the shop's flag `is_old` is set, so it has every screen. */
  idOld: Type.Integer(),
  /** '0' or '1' for file names, alt texts and images, in this order. */
  optimize_all_status: text,
  /** 1 automatic, 0 manual. */
  automatic_switch: Type.Integer(),
  /** 2 lossless, 3 custom; 1 automatic, which the older screens lack. */
  compression_type: Type.Integer(),
  PNGquality: Type.Integer(),
  JPGquality: Type.Integer(),
  GIFquality: Type.Integer(),
  /** 55 to 95. */
  CustomCompressionQuality: Type.Integer(),
  optimize_images_options: text,
  alt_options: text,
  file_name_options: text,
  product_alt_content: text,
  collection_alt_content: text,
  blog_alt_content: text,
  product_file_content: text,
  collection_file_content: text,
  blog_file_content: text,
  image_converting: Type.Integer(),
  isImageConverting: Type.Integer(),
  image_add_watermark_switch: Type.Integer(),
  /** The address of the stored picture. A save may also send a new picture as a data URL, or '' to remove it. */
  image_add_watermark_img: Type.String({ maxLength: MOST_SETTINGS_BYTES }),
  image_add_watermark_position: text,
  /** Percent of the image height, 10 to 100 on the page. */
  image_add_watermark_size: Type.Integer(),
  image_add_watermark_opacity: Type.Number()
})
export type LegacySettings = Static<typeof LegacySettings>

/** The fields that a legacy save cannot change. */
const READ_ONLY = ['shop_owner', 'name', 'is_first', 'idOld'] as const
export type LegacyField = Exclude<keyof LegacySettings, (typeof READ_ONLY)[number]>

/** Accepts a number or text, because a form sends numbers as text. */
function textOrNumber(field: TSchema) {
  const { maxLength = MOST_LETTERS } = field as { maxLength?: number }
  return Type.Optional(Type.Union([Type.String({ maxLength }), Type.Number()]))
}

/** Any of the fields that can be changed. Older screens also send other fields, which are ignored. */
export const LegacyBody = Type.Object(
  Object.fromEntries(
    Object.entries(LegacySettings.properties)
      .filter(([name]) => !READ_ONLY.some((known) => known === name))
      .map(([name, field]) => [name, textOrNumber(field)])
  )
)

/** A form may bring the picture of the watermark as a file. */
export const LegacyForm = Type.Object({
  ...LegacyBody.properties,
  image_add_watermark_img: Type.Optional(FormFile)
})

export const LegacySettingsReply = Type.Object({
  ...Ok,
  data: LegacySettings
})

export const DashboardReply = Type.Object({
  ...LegacySettingsReply.properties,
  initData: Type.Object({ shop_owner: Type.String(), name: Type.String() })
})
