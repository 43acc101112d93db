import { type Static, Type } from 'typebox'

/** The body of the sign-in form. No real token is longer than this limit, so longer ones are not looked up. */
export const SignInBody = Type.Object({ authToken: Type.String({ maxLength: 512 }) })
export type SignInBody = Static<typeof SignInBody>

/** The body of the form that signs out; `everywhere` ends the sessions of other browsers too. */
export const SignOutBody = Type.Object({
  everywhere: Type.Optional(Type.Enum(['0', '1']))
})

/**
 * 301: leave the frame for `url`; 302: show `url`, which is one of our pages (specification §13.2). In this reply
 * `code` is a number, not a string (§4.1).
 */
export const EntryReply = Type.Object({
  code: Type.Union([
    Type.Literal(301),
    Type.Literal(302),
    Type.Literal(400),
    Type.Literal(401),
    Type.Literal(503)
  ]),
  msg: Type.String(),
  url: Type.String()
})
export type EntryReply = Static<typeof EntryReply>
