import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { ok } from '../../../../server/core/http/envelope.ts'
import { OkReply } from '../../../../server/core/http/wire.ts'
import type { Shop } from '../../../auth/tables.ts'
import { noSettingsTarget, SAVE_REFUSALS, watermarkMissing } from '../errors.ts'
import { getLegacySettings } from '../queries.ts'
import type { SettingsServices } from '../routes.ts'
import { saveSettings } from '../save-settings.ts'
import { olderBody, takeSettingsForms } from '../settings-forms.ts'
import { DashboardReply, LegacyBody, LegacyForm, LegacySettingsReply } from './schema.ts'
import { type LegacyChange, settingsFromLegacy } from './write.ts'

/** Serves the older generation of calls, which read and write the same settings as the newer calls (decision 008). */
export const legacyRoutes: FastifyPluginAsyncTypebox<SettingsServices> = async (app, services) => {
  const { db, clock, files } = app
  await takeSettingsForms(app, olderBody)
  const { codec, signedUrls } = services

  const settingsOf = (shop: Shop) => getLegacySettings(db, shop, signedUrls)

  app.get(
    '/api/v1/getAppDashboardData',
    {
      schema: {
        summary: 'Returns what the image page needs, in its older shape',
        response: { 200: DashboardReply }
      }
    },
    async ({ shop }) => ({
      ...ok,
      initData: { shop_owner: shop.name, name: shop.domain },
      data: await settingsOf(shop)
    })
  )

  app.get(
    '/api/v1/getAppSettingData',
    {
      schema: {
        summary: 'Returns the settings in their older shape',
        response: { 200: LegacySettingsReply }
      }
    },
    async ({ shop }) => ({ ...ok, data: await settingsOf(shop) })
  )

  app.post(
    '/api/v1/updateAppSettingDataNew',
    {
      schema: {
        summary: 'Saves the settings in their older shape',
        refusals: [...SAVE_REFUSALS, 'image-opt/wrong-legacy-field'],
        body: LegacyBody,
        form: LegacyForm,
        response: { 200: OkReply }
      }
    },
    async ({ shop, body, messages }) => {
      const known = await settingsOf(shop)
      requireWork({ ...known, ...body })
      const given = settingsFromLegacy(body, known)
      await saveSettings({ db, clock, files, codec }, shop.id, given)
      app.pollStore(shop.id)
      return { ...ok, msg: messages.replies.settingsSaved() }
    }
  )
}

/**
 * Refuses a legacy save that turns everything off, or one that turns the watermark on without a picture (specification
 * §15.5). The page never sends such a save.
 */
function requireWork(settings: LegacyChange): void {
  if (String(settings.optimize_all_status) === '000') throw noSettingsTarget()
  const isMarked = String(settings.image_add_watermark_switch) === '1'
  if (isMarked && settings.image_add_watermark_img === '') throw watermarkMissing()
}
