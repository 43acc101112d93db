import type { FastifyInstance } from 'fastify'
import { findShop } from '../shop-domain.ts'
import { showBouncePage } from './bounce.ts'
import type { SignInContext } from './context.ts'
import { grantPath } from './framing.ts'
import { beginGrant, CALLBACK_PATH, finishGrant } from './grant.ts'

/**
 * The page to which a shop of another platform is sent, because it has no permissions to grant: the newer settings.
 */
export const NOTHING_TO_GRANT = '/setting'

/** Registers the routes through which merchants come from Shopify. */
export async function signInRoutes(app: FastifyInstance, context: SignInContext): Promise<void> {
  const { settings } = context
  // The addresses of these routes contain codes and tokens. No other page may see them as its referrer.
  app.addHook('onRequest', async (_request, reply) => {
    reply.header('referrer-policy', 'no-referrer').header('cache-control', 'no-store')
  })
  app.get('/shopify/auth', (request, reply) => beginGrant(request, reply, settings))
  app.get(CALLBACK_PATH, (request, reply) => finishGrant(request, reply, context))
  app.get('/shopify/bounce', (request, reply) => showBouncePage(request, reply, settings))
  app.get<{ Querystring: { shop?: string } }>('/shopify/reauth', ({ query }, reply) => {
    const shop = findShop(String(query.shop ?? ''))
    return reply.redirect(shop === undefined ? NOTHING_TO_GRANT : grantPath(shop), 303)
  })
}
