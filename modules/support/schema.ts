import { type Static, Type } from 'typebox'

/** As it is sent. A log that was pasted in as a whole still hears from message.ts what the field takes. */
const Text = Type.Optional(Type.String({ maxLength: 100_000 }))

/** What is missing or too long is said in the specification's words and order, by message.ts. */
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
