import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { enterApp } from './entry.ts'
import { otherOrigin } from './errors.ts'
import { isCrossSite } from './guard.ts'
import { EntryQuery, EntryReply, SignInBody } from './schema.ts'
import { hashOf, isToken, openSession } from './session.ts'
import { findShopByToken } from './sql.ts'

/** The form of the sign-in page, which works without JavaScript, and the way in from a platform. */
export const signInRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/sign-in',
    { schema: { body: SignInBody }, attachValidation: true },
    async (request, reply) => {
      // Another site could sign the merchant in to an account of its own.
      if (isCrossSite(request)) throw otherOrigin()
      if (request.validationError) return reply.redirect('/sign-in?wrong=1', 303)
      const token = request.body.authToken.trim()
      const shop = isToken(token) && (await findShopByToken(app.db, hashOf(token)))
      if (!shop) return reply.redirect('/sign-in?wrong=1', 303)
      await openSession(request, reply, shop, token)
      return reply.redirect('/', 303)
    }
  )

  app.get(
    '/shopify/app',
    { schema: { querystring: EntryQuery, response: { '2xx': EntryReply, '4xx': EntryReply } } },
    async (request, reply) => {
      const entry = await enterApp(request, request.query)
      // 301 and 302 are told, not done: the caller goes there.
      return reply.code(entry.code < 400 ? 200 : entry.code).send(entry)
    }
  )
}
