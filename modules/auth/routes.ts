import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { SignInBody } from './schema.ts'
import { hashOf, openSession } from './session.ts'
import { findShopByToken } from './sql.ts'

/** The form of the sign-in page: works without JavaScript. */
export const signInRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post('/sign-in', { schema: { body: SignInBody } }, async (request, reply) => {
    const token = request.body.authToken.trim()
    const shop = await findShopByToken(app.db, hashOf(token))
    if (!shop) return reply.redirect('/sign-in?wrong=1', 303)
    await openSession(app, reply, shop.id, token)
    return reply.redirect('/', 303)
  })
}
