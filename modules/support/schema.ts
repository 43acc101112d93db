import { type Static, Type } from 'typebox'

/** What is missing is said in the specification's words and order, by message.ts. */
export const ContactBody = Type.Object({
  name: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  title: Type.Optional(Type.String()),
  description: Type.Optional(Type.String())
})
export type ContactBody = Static<typeof ContactBody>

export const SupportLogBody = Type.Object({
  path: Type.String({ maxLength: 2048 }),
  content: Type.String({ maxLength: 2000 })
})

export const OkReply = Type.Object({ code: Type.Literal('200'), msg: Type.String() })
