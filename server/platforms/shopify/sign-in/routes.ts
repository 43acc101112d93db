import type { FastifyPluginAsync } from 'fastify'
import type { ShopifySettings } from '../../server/platforms/shopify/settings.ts'
import { showBouncePage } from './bounce.ts'
import { grantPath } from './framing.ts'
import { beginGrant, CALLBACK_PATH, finishGrant } from './grant.ts'

/** The entry points that only Shopify shops use. */
export const shopifyRoutes: FastifyPluginAsync<{ settings: ShopifySettings }> = async (
  app,
  { settings }
) => {
  // These addresses contain codes and tokens, which no later page may receive as a referrer.
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
