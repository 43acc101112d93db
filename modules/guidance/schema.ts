import { type Static, Type } from 'typebox'
import { Flag } from '../../server/core/http/wire.ts'

/** 0: off; 1: all; 2: published items only. */
const Scope = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
const Rule = Type.String({ maxLength: 1000 })

const imageMetadata = {
  switch: Flag,
  product: Scope,
  collection: Flag,
  blogs: Flag,
  product_rule: Rule,
  collection_rule: Rule,
  blogs_rule: Rule
}

/** The choices made in the guide, named after the settings they become (specification §5.2). */
export const GuideDraft = Type.Object({
  image_opt: Type.Object({ product: Scope, collection: Flag, blogs: Flag }),
  alt_text: Type.Object({ ...imageMetadata, blank_replace: Flag }),
  file_name: Type.Object(imageMetadata)
})
export type GuideDraft = Static<typeof GuideDraft>

/**
 * Each field may be sent without the others (decision 027). Without `step`, the step stays as it is, except that
 * starting again sets it to 1. Finishing sets it to 6 and ignores all other fields.
 */
export const SaveGuideBody = Type.Object({
  /** 0: the merchant has finished the guide; 1: the merchant starts the guide again. */
  new_guide_status: Type.Optional(Flag),
  /** 1: the merchant postpones the guide. */
  is_left: Type.Optional(Flag),
  step: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
  settings: Type.Optional(GuideDraft)
})
export type SaveGuideBody = Static<typeof SaveGuideBody>
