import { type Static, Type } from 'typebox'

const Flag = Type.Union([Type.Literal(0), Type.Literal(1)])
/** 0 off, 1 all, 2 published only. */
const Scope = Type.Union([Type.Literal(0), Type.Literal(1), Type.Literal(2)])
const Rule = Type.String({ maxLength: 1000 })

const texts = {
  switch: Flag,
  product: Scope,
  collection: Flag,
  blogs: Flag,
  product_rule: Rule,
  collection_rule: Rule,
  blogs_rule: Rule
}

/** What is chosen in the wizard, in the names of the settings it becomes (app shell §3). */
export const GuideDraft = Type.Object({
  image_opt: Type.Object({ product: Scope, collection: Flag, blogs: Flag }),
  alt_text: Type.Object({ ...texts, blank_replace: Flag }),
  file_name: Type.Object(texts)
})
export type GuideDraft = Static<typeof GuideDraft>

/** Every field by itself (decision 027); without a step nothing of the progress changes. */
export const SaveGuideBody = Type.Object({
  /** 0: done; 1: to be done again, from the start. */
  new_guide_status: Type.Optional(Flag),
  /** 1: put off. */
  is_left: Type.Optional(Flag),
  step: Type.Optional(Type.Integer({ minimum: 1, maximum: 6 })),
  settings: Type.Optional(GuideDraft)
})
export type SaveGuideBody = Static<typeof SaveGuideBody>

export const OkReply = Type.Object({ code: Type.Literal('200'), msg: Type.String() })
