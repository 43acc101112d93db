import { type Static, Type } from 'typebox'

/** The longest token that is looked up. No real token is longer. */
export const SignInBody = Type.Object({ authToken: Type.String({ maxLength: 512 }) })
export type SignInBody = Static<typeof SignInBody>

/**
 * 301: leave for `url`; 302: show `url`, which is one of our pages (specification §13.2). Codes are numbers here
 * (§4.1).
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
