import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ok } from '../../server/core/envelope.ts'
import { quotaState } from '../pricing/queries.ts'
import { SettingInfoReply } from './schema.ts'

export const settingRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/v1/getSettingInfo',
    { schema: { response: { 200: SettingInfoReply } } },
    async ({ shop }) => {
      const { level } = await quotaState(app.db, shop.id, app.config.billing)
      return {
        ...ok,
        data: {
          shop_owner: shop.domain,
          email: shop.email,
          name: shop.name,
          user_id: String(shop.id),
          shop_level: level,
          shopify_level: 0,
          // Prompts and adverts are off: none of them exists in this version.
          review: 0 as const,
          shopname: shop.name,
          language: shop.language,
          is_old: shop.is_old === 1 ? (1 as const) : (0 as const),
          review_tips: 0 as const,
          app_switch: { extra_adver: 0 as const },
          new_guide_status: 0 as const
        }
      }
    }
  )
}
