import { type Static, Type } from 'typebox'

/**
 * Generous, so that a merchant who pastes a whole log still gets the message about the field's limit from message.ts.
 */
const Text = Type.Optional(Type.String({ maxLength: 100_000 }))

/** Every field is optional here: message.ts reports missing and overlong fields, in the specification's order. */
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
