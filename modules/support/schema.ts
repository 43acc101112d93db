import { type Static, Type } from 'typebox'

/**
 * This limit is much higher than those in message.ts. A merchant who pastes a whole log is therefore told the limit of
 * the field.
 */
const Text = Type.Optional(Type.String({ maxLength: 100_000 }))

/**
 * Every field is optional here, because message.ts reports missing and overlong fields, in the order of the
 * specification.
 */
export const ContactBody = Type.Object({
  name: Text,
  email: Text,
  title: Text,
  description: Text
})
export type ContactBody = Static<typeof ContactBody>

export const SupportLogBody = Type.Object({
  path: Type.String({ maxLength: 2048 }),
  content: Type.String({ maxLength: 2000 })
})
