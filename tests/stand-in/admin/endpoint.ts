import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { answer, type Question } from './answer.ts'

/** The one version that is served; Shopify supports each for a year (docs). */
const VERSION = '2026-10'

const UNAUTHORISED = '[API] Invalid API key or access token (unrecognized login or wrong password)'

type Call = { Params: { shop: string; version: string }; Body: Question }

export function serveAdminApi(app: FastifyInstance, world: World): void {
  app.post<Call>('/:shop/admin/api/:version/graphql.json', async (request, reply) => {
    const shop = world.shops.get(request.params.shop)
    if (!shop || request.params.version !== VERSION)
      return reply.code(404).send({ errors: 'Not Found' })
    const token = String(request.headers['x-shopify-access-token'] ?? '')
    const scopes = shop.access.scopesOf(token)
    if (!scopes) return reply.code(401).send({ errors: UNAUTHORISED })
    await shop.timeline.settle()
    return answer(shop, scopes, request.body)
  })
}
