import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { Db } from '../../../server/core/database/db.ts'
import { ack, ok } from '../../../server/core/http/envelope.ts'
import type { Shop } from '../../auth/tables.ts'
import { isGuideOpen } from '../../guidance/queries.ts'
import { overchargeState, quotaState } from '../../pricing/queries.ts'
import { prompts } from '../queries.ts'
import { AccountReply, SettingInfoReply, UserEmailReply, UserSelectReply } from '../schema.ts'

const flag = (isSo: boolean): 0 | 1 => (isSo ? 1 : 0)

/** Serves the shop's details and the prompts that its pages should show. */
export const accountRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, config } = app

  app.get(
    '/api/v1/getSettingInfo',
    { schema: { summary: 'Returns the account', response: { 200: SettingInfoReply } } },
    async ({ shop }) => {
      const { level } = await quotaState(db, shop.id, config.billing)
      const { isRated, firstSavedBytes: _, ...shown } = await shownTo(db, shop)
      return {
        ...ok,
        data: {
          shop_owner: shop.domain,
          email: shop.email,
          name: shop.name,
          user_id: String(shop.id),
          shop_level: level,
          shopify_level: shop.shopify_level,
          review: flag(isRated),
          shopname: shop.name,
          is_old: flag(shop.is_old === 1),
          ...shown
        }
      }
    }
  )

  app.get(
    '/api/v2/setting/getAccount',
    { schema: { summary: 'Returns the limit for overage', response: { 200: AccountReply } } },
    async ({ shop }) => {
      const { isOverQuota, isCapped, limit } = await overchargeState(db, shop.id)
      return {
        ...ack,
        is_over_quota: flag(isOverQuota),
        is_capped: flag(isCapped),
        overage_limit: limit
      }
    }
  )

  app.get(
    '/api/v1/getUserSelectData',
    { schema: { summary: 'Returns which prompts to show', response: { 200: UserSelectReply } } },
    async ({ shop }) => {
      const { isRated: _, firstSavedBytes, ...data } = await shownTo(db, shop)
      return { ...ok, data: { ...data, first_saved_size: firstSavedBytes ?? 0 } }
    }
  )

  app.get(
    '/api/v1/getThisUserEmail',
    {
      schema: {
        summary: 'Returns the name and e-mail address of the merchant',
        response: { 200: UserEmailReply }
      }
    },
    async ({ shop: { email, name } }) => ({ ...ok, data: { email, name } })
  )
}

/** Returns the language and the prompts of the shop's pages, under their names on the wire. */
async function shownTo(db: Db, { id, language }: Shop) {
  const { isReviewWanted, isAdvertDismissed, isRated, firstSavedBytes } = await prompts(db, id)
  return {
    isRated,
    firstSavedBytes,
    language,
    new_guide_status: flag(await isGuideOpen(db, id)),
    review_tips: flag(isReviewWanted),
    app_switch: { extra_adver: flag(isAdvertDismissed) }
  }
}
