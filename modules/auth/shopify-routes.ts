import type { FastifyPluginAsync } from 'fastify'
import type { ShopifySettings } from '../../server/core/platform/shopify/settings.ts'
import { showBouncePage } from './bounce.ts'
import { grantPath } from './framing.ts'
import { beginGrant, CALLBACK_PATH, finishGrant } from './grant.ts'

/** The ways in that only shops of Shopify take. */
export const shopifyRoutes: FastifyPluginAsync<{ settings: ShopifySettings }> = async (
  app,
  { settings }
) => {
  // Codes and tokens are in these addresses: no page that follows is told.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
  })
  app.get('/shopify/auth', (request, reply) => beginGrant(request, reply, settings))
  app.get(CALLBACK_PATH, (request, reply) => finishGrant(request, reply, settings))
  app.get('/shopify/bounce', (request, reply) => showBouncePage(request, reply, settings))
  app.get<{ Querystring: { shop?: string } }>('/shopify/reauth', ({ query }, reply) =>
    reply.redirect(grantPath(String(query.shop ?? '')), 303)
  )
}
