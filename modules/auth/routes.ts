import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { otherOrigin } from './errors.ts'
import { isCrossSite } from './guard.ts'
import { SignInBody } from './schema.ts'
import { hashOf, openSession } from './session.ts'
import { findShopByToken } from './sql.ts'

/** The form of the sign-in page: works without JavaScript. */
export const signInRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/sign-in',
    { schema: { body: SignInBody }, attachValidation: true },
    async (request, reply) => {
      // Another site could sign the merchant in to an account of its own.
      if (isCrossSite(request)) throw otherOrigin()
      if (request.validationError) return reply.redirect('/sign-in?wrong=1', 303)
      const token = request.body.authToken.trim()
      const shop = await findShopByToken(app.db, hashOf(token))
      if (!shop) return reply.redirect('/sign-in?wrong=1', 303)
      await openSession(app, reply, shop.id, token)
      return reply.redirect('/', 303)
    }
  )
}
