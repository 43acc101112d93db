import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { toText } from '../../server/core/clock.ts'
import { enterApp } from './app-entry.ts'
import { otherOrigin } from './errors.ts'
import { speakAsAsked } from './language-asked.ts'
import { isCrossSite } from './origin.ts'
import { EntryReply, SignInBody } from './schema.ts'
import { hashOf, isToken, openSession } from './session.ts'
import { findShopByToken } from './sql.ts'

/** Enough for the longest token, with each character encoded as three. Anybody may send the form. */
const MOST_SIGN_IN_BYTES = 4096

/** Serves the form of the sign-in page, which works without JavaScript, and the platform's ways to sign in. */
export const signInRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, signInPlatform } = app

  app.post(
    '/sign-in',
    { schema: { body: SignInBody }, attachValidation: true, bodyLimit: MOST_SIGN_IN_BYTES },
    async (request, reply) => {
      // Without this check another site could sign the merchant in to its own account.
      if (isCrossSite(request)) throw otherOrigin()
      if (request.validationError) return reply.redirect('/sign-in?wrong=1', 303)
      const token = request.body.authToken.trim()
      const shop = isToken(token) && (await findShopByToken(db, hashOf(token), toText(clock.now())))
      if (!shop) return reply.redirect('/sign-in?wrong=1', 303)
      await openSession(request, reply, shop, token)
      return reply.redirect('/', 303)
    }
  )

  app.get(
    '/shopify/app',
    {
      // The query has no schema, because the signature covers it as it was sent.
      schema: { response: { '2xx': EntryReply, '4xx': EntryReply, 503: EntryReply } },
      onRequest: speakAsAsked
    },
    async (request, reply) => {
      const entry = await enterApp(request, reply)
      // 301 and 302 are only reported in the body: the client itself navigates there.
      return reply.code(entry.code < 400 ? 200 : entry.code).send(entry)
    }
  )

  if (signInPlatform) await app.register(signInPlatform.routes)
}
