import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { answer, type Question } from './answer.ts'

/** The one version that is served; Shopify supports each for a year (docs). */
const VERSION = '2026-10'

type Call = { Params: { shop: string; version: string }; Body: Question }

export function serveAdminApi(app: FastifyInstance, world: World): void {
  app.post<Call>('/:shop/admin/api/:version/graphql.json', async (request, reply) => {
    const shop = world.shops.get(request.params.shop)
    if (!shop || request.params.version !== VERSION)
      return reply.code(404).send({ errors: 'Not Found' })
    const allowed = shop.access.check(String(request.headers['x-shopify-access-token'] ?? ''))
    if ('status' in allowed) return reply.code(allowed.status).send({ errors: allowed.errors })
    await shop.timeline.settle()
    return answer(shop, allowed.scopes, request.body)
  })
}
