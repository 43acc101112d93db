import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ack } from '../../server/core/http/envelope.ts'
import { mediaTypeOf } from '../../server/core/pictures/media-type.ts'
import { listCards } from './queries.ts'
import { RecommendationsReply } from './schema.ts'
import { findRow } from './sql.ts'

/** Serves the cards, as the Recommendation tab shows them. */
export const cardRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/v2/home/getRecommendations',
    {
      schema: { summary: 'Returns the recommended apps', response: { 200: RecommendationsReply } }
    },
    async ({ shop }) => {
      const cards = await listCards(app.db, shop)
      const data = cards.map(({ isFree, ...card }) => ({
        ...card,
        is_free: isFree ? (1 as const) : (0 as const)
      }))
      return { ...ack, data }
    }
  )
}

/**
 * Serves the pictures of the cards. Anyone may load them, because they come from the operator and reveal nothing about
 * a shop.
 */
export const pictureRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/recommendations/:name',
    { schema: { params: Type.Object({ name: Type.String({ maxLength: 40 }) }) } },
    async ({ params }, reply) => {
      const { picture } = (await findRow(app.db, params.name)) ?? {}
      if (!picture) return reply.callNotFound()
      return reply
        .type(mediaTypeOf(picture))
        .header('cache-control', 'public, max-age=3600')
        .send(picture)
    }
  )
}
