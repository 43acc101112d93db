import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ack } from '../../../../server/core/http/envelope.ts'
import { AckReply } from '../../../../server/core/http/wire.ts'
import { unknownImage } from '../../catalogue/errors.ts'
import { ExclusionBody } from '../schema.ts'
import { selectionOf } from '../selection-of.ts'
import { exclude } from './exclude.ts'

/**
 * Serves the call that excludes items and images. Patterns for file names and limits for sizes are part of the
 * settings instead.
 */
export const exclusionRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.post(
    '/api/v2/image-opt/setExclusion',
    {
      schema: {
        summary: 'Excludes items or images from optimising, or includes them again',
        refusals: ['image-opt/unknown-image'],
        body: ExclusionBody,
        response: { 200: AckReply }
      }
    },
    async ({ shop, body, messages }) => {
      const isExcluded = body.is_excluded === 1
      const selection = selectionOf(body, false)
      const { kind, items } = selection
      if (items === 'all') throw unknownImage()
      const count = await exclude(app, shop.id, { kind, items }, isExcluded)
      const say = isExcluded
        ? messages.automaticReplies.excludedDone
        : messages.automaticReplies.includedDone
      return { ...ack, message: say({ count }) }
    }
  )
}
