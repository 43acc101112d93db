import { type Static, Type } from 'typebox'
import { Ack, Flag, FormFile } from '../../../server/core/http/wire.ts'
import { MAX_FILE_BYTES, STORE_KINDS, WATERMARK_POSITIONS } from '../contract.ts'

/** The image settings in their wire format (specification §5.2). */

/**
 * The limit of a request body that saves settings. A watermark of 500 KB is 683 KB as base64. The limit is about three
 * times that, so that a merchant whose watermark is too large gets our message about it.
 */
export const MOST_SETTINGS_BYTES = 2 * 1024 * 1024

/** 0 off, 1 all, 2 published only. */
const Scope = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
/**
 * The limit applies to the template itself; the text it produces has its own limits (specification §9.3 and §9.4).
 */
const Template = Type.String({ maxLength: 1000 })

const WatermarkPosition = Type.Enum(WATERMARK_POSITIONS)

const Quality = Type.Object({
  /** Exactly one of custom, lossless and auto is 1; a missing `auto` counts as 0. */
  custom: Flag,
  lossless: Flag,
  auto: Type.Optional(Flag),
  /** The quality: 90, 75 or 70 for the levels 1 to 3, or 55 to 95 from the legacy slider. 0 in the modes lossless and auto. */
  custom_ratio: Type.Union([Type.Literal(0), Type.Integer({ minimum: 55, maximum: 95 })])
})

const Watermark = Type.Object({
  switch: Flag,
  /** The signed URL of the stored picture, or '' if there is none. Saving '' removes the picture. */
  logo: Type.String({ maxLength: 2000 }),
  position: WatermarkPosition,
  /** The watermark's height as a fraction of the image's height, in hundredths. */
  image_height: Type.Number({ minimum: 0.01, maximum: 1 }),
  /** Rounded to tenths. */
  opacity: Type.Number({ minimum: 0.1, maximum: 1 }),
  /** Only when saving: a new picture as a data URL or base64; '' or missing keeps the old one. */
  file_data: Type.Optional(Type.String({ maxLength: MOST_SETTINGS_BYTES })),
  file_name: Type.String({ maxLength: 255 })
})

const ImageOpt = Type.Object({
  switch: Flag,
  product: Scope,
  collection: Flag,
  blogs: Flag,
  pngtojpg: Flag,
  pngtojpg_size_control: Flag,
  /** 1: pngtojpg also converts pictures with transparency, which are flattened on white (specification §5.5). */
  pngtojpg_flatten: Type.Optional(Flag),
  /** In pixels; 0 or missing keeps the size. */
  longest_side: Type.Optional(
    Type.Union([Type.Literal(0), Type.Integer({ minimum: 100, maximum: 20_000 })])
  ),
  quality: Quality,
  watermark: Watermark
})

const AltText = Type.Object({
  switch: Flag,
  product: Scope,
  collection: Flag,
  blogs: Flag,
  /** 1: only images without an alt text get one. */
  blank_replace: Flag,
  product_rule: Template,
  collection_rule: Template,
  blogs_rule: Template
})

const FileName = Type.Object({
  switch: Flag,
  product: Scope,
  collection: Flag,
  blogs: Flag,
  product_rule: Template,
  collection_rule: Template,
  blogs_rule: Template
})

/**
 * What is never optimised: images whose file name matches a pattern, in which `*` stands for any characters, and
 * images that are already small.
 */
export const Exclusions = Type.Object({
  file_names: Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 200 }),
  below_bytes: Type.Integer({ minimum: 0, maximum: MAX_FILE_BYTES })
})

export type Exclusions = Static<typeof Exclusions>

export const Settings = Type.Object({
  /** Changes whenever the settings change: saving with an old version is refused. */
  version: Type.String({ maxLength: 64 }),
  auto_switch: Flag,
  /** 1: the shop has never saved a section. */
  is_default: Flag,
  image_opt: ImageOpt,
  alt_text: AltText,
  file_name: FileName,
  exclusions: Type.Optional(Exclusions)
})
export type Settings = Static<typeof Settings>

/**
 * What may be saved: the whole object, only auto_switch, or any of the sections with any of their fields. Missing
 * fields keep their values.
 */
export const SomeSettings = Type.Partial(
  Type.Object({
    version: Settings.properties.version,
    auto_switch: Flag,
    is_default: Flag,
    image_opt: Type.Partial(
      Type.Object({
        ...ImageOpt.properties,
        quality: Type.Partial(Quality),
        watermark: Type.Partial(Watermark)
      })
    ),
    alt_text: Type.Partial(AltText),
    file_name: Type.Partial(FileName),
    exclusions: Type.Partial(Exclusions)
  })
)
export type SomeSettings = Static<typeof SomeSettings>

/** A template that is being edited, to preview what it produces. */
export const PreviewBody = Type.Object({
  kind: Type.Enum(STORE_KINDS),
  what: Type.Union([Type.Literal('alt_text'), Type.Literal('file_name')]),
  rule: Template
})

/** The settings, either by themselves or in the wrapper that the guide sends (specification §4.3). */
export const SaveSettingsBody = Type.Intersect([
  SomeSettings,
  Type.Object({ settings: Type.Optional(SomeSettings) })
])

/** A form that may bring the picture of the watermark as a file. */
export const SettingsForm = Type.Object({
  settings: Type.Optional(
    Type.String({
      contentMediaType: 'application/json',
      description: 'The settings as JSON, in the shape of the JSON body.'
    })
  ),
  watermark: Type.Optional(FormFile)
})

export const PreviewReply = Type.Object({
  ...Ack,
  data: Type.Object({
    /** '' if the template produces nothing, in which case the image keeps its alt text or file name. */
    text: Type.String(),
    /** The title of the example item; '' in a shop without an item of this kind. */
    title: Type.String(),
    thumbnail: Type.String(),
    /** A field in the template that this kind of item does not have, as written there; '' for none. */
    unknown_field: Type.String()
  })
})

export const SettingsReply = Type.Object({ ...Ack, ...Settings.properties })
