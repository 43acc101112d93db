import { type Static, Type } from 'typebox'
import { STORE_KINDS, WATERMARK_POSITIONS } from '../contract.ts'

/** The image settings as the wire has them (specification §5.2). */

/**
 * Of a body that saves settings. A watermark of 500 KB is 683 KB as base64; up to three times as large it is read, so
 * that the merchant hears what the limit is.
 */
export const MOST_SETTINGS_BYTES = 2 * 1024 * 1024

export const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])
/** 0 off, 1 all, 2 published only. */
const Scope = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
/** The limit of the template itself; what it produces has limits of its own (specification §9.3 and §9.4). */
const Template = Type.String({ maxLength: 1000 })

const WatermarkPosition = Type.Enum(WATERMARK_POSITIONS)

const Quality = Type.Object({
  /** Exactly one of the three is 1; a missing `auto` is 0. */
  custom: Flag,
  lossless: Flag,
  auto: Type.Optional(Flag),
  /** 90, 75, 70 for the levels 1 to 3; 55 to 95 from the legacy slider; 0 unless custom. */
  custom_ratio: Type.Union([Type.Literal(0), Type.Integer({ minimum: 55, maximum: 95 })])
})

const Watermark = Type.Object({
  switch: Flag,
  /** The signed address of the stored picture, '' without one. Saved as '', the picture is removed. */
  logo: Type.String({ maxLength: 2000 }),
  position: WatermarkPosition,
  /** The part of the image's height it gets, in hundredths. */
  image_height: Type.Number({ minimum: 0.01, maximum: 1 }),
  /** In tenths. */
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
  /** With pngtojpg: pictures with transparency too, flattened on white (specification §5.5). */
  pngtojpg_flatten: Type.Optional(Flag),
  /** In pixels; 0 or missing: as large as it is. */
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

/** What is left alone: by its file name, `*` stands for any letters, or because it is small already. */
export const Exclusions = Type.Object({
  file_names: Type.Array(Type.String({ minLength: 1, maxLength: 255 }), { maxItems: 200 }),
  below_bytes: Type.Integer({ minimum: 0, maximum: 50 * 1024 * 1024 })
})

export type Exclusions = Static<typeof Exclusions>

export const Settings = Type.Object({
  /** Changes with every change of the settings: saving with an old one is refused. */
  version: Type.String({ maxLength: 64 }),
  auto_switch: Flag,
  /** 1: never set up. */
  is_default: Flag,
  image_opt: ImageOpt,
  alt_text: AltText,
  file_name: FileName,
  exclusions: Type.Optional(Exclusions)
})
export type Settings = Static<typeof Settings>

/**
 * What may be saved: the whole object, only auto_switch, any of the sections, and of each section any of
 * its fields; what is missing stays.
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

/** A template as it stands in an editor, for the preview of what it makes. */
export const PreviewBody = Type.Object({
  kind: Type.Enum(STORE_KINDS),
  what: Type.Union([Type.Literal('alt_text'), Type.Literal('file_name')]),
  rule: Template
})

/** Or the same in the guide's wrapping (specification §4.3). */
export const SaveSettingsBody = Type.Intersect([
  SomeSettings,
  Type.Object({ settings: Type.Optional(SomeSettings) })
])
