import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { toText } from '../../server/core/clock.ts'
import { enterApp } from './app-entry.ts'
import { otherOrigin } from './errors.ts'
import { inLanguageAsked, speakAsAsked } from './language-asked.ts'
import { isCrossSite, isSameOrigin } from './origin.ts'
import { EntryReply, SignInBody, SignOutBody } from './schema.ts'
import { closeSession, openSession } from './session.ts'
import { findShopByToken } from './sql.ts'
import { hashOf, isToken } from './tokens.ts'

/**
 * Anybody can send the sign-in form, so its size is limited. The longest token fits even if each of its characters is
 * encoded as three.
 */
const MOST_SIGN_IN_BYTES = 4096

/**
 * Serves the app-entry call, the form of the sign-in page and the platform's own sign-in routes. The form works
 * without JavaScript.
 */
export const signInRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, rates, signInPlatform } = app

  app.post(
    '/sign-in',
    { schema: { body: SignInBody }, attachValidation: true, bodyLimit: MOST_SIGN_IN_BYTES },
    async (request, reply) => {
      // Without this check a different site could sign the merchant in to an attacker's shop.
      if (isCrossSite(request)) throw otherOrigin()
      await rates.refuseGuesser(request, reply)
      const token = request.validationError ? '' : request.body.authToken.trim()
      const shop = isToken(token) && (await findShopByToken(db, hashOf(token), toText(clock.now())))
      if (!shop) {
        await rates.countWrongToken(request, reply)
        return reply.redirect(inLanguageAsked(request, '/sign-in?wrong=1'), 303)
      }
      await openSession(request, reply, shop, token)
      return reply.redirect(inLanguageAsked(request, '/'), 303)
    }
  )

  app.post(
    '/sign-out',
    { schema: { body: SignOutBody }, attachValidation: true, bodyLimit: MOST_SIGN_IN_BYTES },
    async (request, reply) => {
      if (!isSameOrigin(request)) throw otherOrigin()
      await closeSession(
        request,
        reply,
        !request.validationError && request.body.everywhere === '1'
      )
      return reply.redirect(inLanguageAsked(request, '/sign-in'), 303)
    }
  )

  app.get(
    '/shopify/app',
    {
      // The query has no schema, because its signature covers the query exactly as it was sent.
      schema: {
        summary: 'Tells where to send a merchant who opens the app',
        refusals: ['server/too-many-requests'],
        response: { '2xx': EntryReply, '4xx': EntryReply, 503: EntryReply }
      },
      onRequest: speakAsAsked
    },
    async (request, reply) => {
      const entry = await enterApp(request, reply)
      if (entry.code >= 400) await rates.countAddress(request, reply)
      // The codes 301 and 302 appear only in the body, because the client itself opens the address.
      return reply.code(entry.code < 400 ? 200 : entry.code).send(entry)
    }
  )

  if (signInPlatform) await app.register(signInPlatform.routes)
}
