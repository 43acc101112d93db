import { type Static, Type } from 'typebox'
import { Ack, Flag } from '../../../../server/core/http/wire.ts'
import { Id } from '../../catalogue/schema.ts'
import { SomeSettings } from '../../options/schema.ts'

/** The wire shapes of previews and of the look at the store (specification §6.9). */

export const PreviewImageBody = Type.Object({
  /** Our id of the image. */
  opt_id: Id,
  /** Settings that are not saved yet; what it leaves out is as stored. */
  image_opt: SomeSettings.properties.image_opt
})

/** What the settings would make of one image. */
export const PreviewView = Type.Object({
  opt_id: Type.String(),
  /**
   * smaller: worth replacing; unchanged: as small as it gets; unread: the picture could not be read; overtaken: a newer
   * request of the shop took its turn, and nothing was encoded.
   */
  state: Type.Enum(['smaller', 'unchanged', 'unread', 'overtaken']),
  /** Why the picture could not be read, in the merchant's language; '' if it could. */
  reason: Type.String(),
  alt: Type.String(),
  file_name: Type.String(),
  /** jpeg, png, gif or webp; '' if the picture could not be read. */
  original_file_type: Type.String(),
  file_type: Type.String(),
  is_to_jpg: Flag,
  /** In bytes, of the original and of the preview. */
  img_size: Type.Integer(),
  comp_size: Type.Integer(),
  /** The reduction in percent, with two decimals. */
  comp_ratio: Type.Number(),
  /** The size of the preview in pixels; 0 if the picture could not be read. */
  width: Type.Integer(),
  height: Type.Integer(),
  /** SSIMULACRA2 of the preview; null if not measured. */
  score: Type.Union([Type.Number(), Type.Null()]),
  /** Signed URLs of the bytes. Both show the same for an unchanged picture; '' if there is nothing to show. */
  before_file_path: Type.String(),
  after_file_path: Type.String()
})
export type PreviewView = Static<typeof PreviewView>

export const PreviewImageReply = Type.Object({ ...Ack, data: PreviewView })

/** An image that the look at the store previews. */
const LookImage = Type.Object({
  opt_id: Type.String(),
  file_name: Type.String(),
  thumbnail: Type.String(),
  /** In bytes. */
  img_size: Type.Integer()
})

/** What the store holds, without uploads: its product images, and the ones of them that are previewed. */
export const StoreLook = Type.Object({
  /** 0 while the store is read for the first time. */
  is_read: Flag,
  image_count: Type.Integer(),
  /** In bytes. */
  size: Type.Integer(),
  images: Type.Array(LookImage)
})
export type StoreLook = Static<typeof StoreLook>

export const StoreLookReply = Type.Object({ ...Ack, data: StoreLook })
