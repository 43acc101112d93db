import { type Static, Type } from 'typebox'

/** The longest token we look at; longer ones are nonsense. */
export const SignInBody = Type.Object({ authToken: Type.String({ maxLength: 512 }) })
export type SignInBody = Static<typeof SignInBody>

/** What a platform opens the app with (specification, app shell §2). */
export const EntryQuery = Type.Object({
  shop: Type.Optional(Type.String({ maxLength: 255 })),
  hmac: Type.Optional(Type.String({ maxLength: 255 })),
  host: Type.Optional(Type.String({ maxLength: 512 })),
  locale: Type.Optional(Type.String({ maxLength: 35 })),
  session: Type.Optional(Type.String({ maxLength: 512 })),
  timestamp: Type.Optional(Type.String({ maxLength: 32 }))
})
export type EntryQuery = Static<typeof EntryQuery>

/** 301: leave for the url, 302: show that page of ours (specification, app shell §2). Numbers: DECISIONS §3. */
export const EntryReply = Type.Object({
  code: Type.Union([Type.Literal(301), Type.Literal(302), Type.Literal(400), Type.Literal(401)]),
  msg: Type.String(),
  url: Type.String()
})
export type EntryReply = Static<typeof EntryReply>
