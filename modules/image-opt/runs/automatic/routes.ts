import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { toText } from '../../../../server/core/clock.ts'
import { ack } from '../../../../server/core/http/envelope.ts'
import { AckReply } from '../../../../server/core/http/wire.ts'
import { usageState } from '../../../pricing/queries.ts'
import type { Catalogue } from '../../catalogue/sync.ts'
import { countWanted } from './start-automatic.ts'

/** Tells the merchant which images automatic mode would start with, before they turn it on. */
export const automaticRoutes: FastifyPluginAsyncTypebox<{ catalogue: Catalogue }> = async (
  app,
  { catalogue }
) => {
  const { db, clock, config } = app

  app.get(
    '/api/v2/image-opt/getAutomaticStart',
    {
      schema: {
        summary: 'Tells what automatic mode would begin with',
        refusals: ['image-opt/store-unreachable'],
        response: { 200: AckReply }
      }
    },
    async ({ shop, messages: { automaticReplies: t } }) => {
      await catalogue.refresh(shop.id)
      const count = await countWanted(app, shop.id)
      if (count === 0) return { ...ack, message: '' }
      const now = toText(clock.now())
      const { left, all } = await usageState(db, shop.id, config.billing, now)
      if (all === Number.MAX_SAFE_INTEGER) return { ...ack, message: t.starts({ count }) }
      const use = left < count ? t.short({ left: Math.max(left, 0) }) : t.uses({ count, left })
      return { ...ack, message: `${t.starts({ count })} ${use}` }
    }
  )
}
