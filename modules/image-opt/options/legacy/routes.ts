import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Type } from 'typebox'
import { ok } from '../../../../server/core/envelope.ts'
import type { Shop } from '../../../auth/tables.ts'
import { kindOf } from '../../contract.ts'
import type { ImageOptServices } from '../../open-module.ts'
import { getLegacySettings, schedule } from '../../queries.ts'
import { saveSettings } from '../save-settings.ts'
import { requireWork } from './require-work.ts'
import {
  DashboardReply,
  LegacyBody,
  LegacyProgressReply,
  LegacySavedReply,
  LegacySettingsReply
} from './schema.ts'
import { settingsFromLegacy } from './write.ts'

const ProgressQuery = Type.Object({
  data_type: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)]))
})

/** The calls of the older generation, which read and write the same settings (decision 023). */
export const legacyRoutes: FastifyPluginAsyncTypebox<ImageOptServices> = async (app, running) => {
  const { db, clock, disk, files, config } = app
  const { codec, signedUrls, automatic } = running

  const settingsOf = (shop: Shop) => getLegacySettings(db, shop, signedUrls)

  app.get(
    '/api/v1/getAppDashboardData',
    { schema: { response: { 200: DashboardReply } } },
    async ({ shop }) => ({
      ...ok,
      initData: { shop_owner: shop.name, name: shop.domain },
      data: await settingsOf(shop)
    })
  )

  app.get(
    '/api/v1/getAppSettingData',
    { schema: { response: { 200: LegacySettingsReply } } },
    async ({ shop }) => ({ ...ok, data: await settingsOf(shop) })
  )

  app.post(
    '/api/v1/updateAppSettingDataNew',
    {
      schema: { body: LegacyBody, response: { 200: LegacySavedReply } }
    },
    async ({ shop, body, messages }) => {
      const known = await settingsOf(shop)
      requireWork({ ...known, ...body })
      const given = settingsFromLegacy(body, known)
      await saveSettings({ db, clock, files, config, codec }, shop.id, given)
      void automatic.look(shop.id)
      return { ...ok, msg: messages.replies.settingsSaved() }
    }
  )

  app.get(
    '/api/v1/getOptProgress',
    { schema: { querystring: ProgressQuery, response: { 200: LegacyProgressReply } } },
    async ({ shop, query }) => {
      const kind = kindOf(query.data_type ?? 1)
      const waiting = disk.trouble()
      const progress = await schedule(db, shop.id, config.billing, { clock, waiting })
      return { ...ok, [kind]: progress[kind] }
    }
  )
}
