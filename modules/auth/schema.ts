import { type Static, Type } from 'typebox'

/** The longest token we look at; longer ones are nonsense. */
export const SignInBody = Type.Object({ authToken: Type.String({ maxLength: 512 }) })
export type SignInBody = Static<typeof SignInBody>
