import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Value } from 'typebox/value'
import { toText } from '../../../server/core/clock.ts'
import { ack } from '../../../server/core/envelope.ts'
import { AckReply, SaveSettingsBody, SettingsReply, SomeSettings } from '../schema.ts'
import { getSettings, setSettings } from '../sql/settings.ts'

export const settingsRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.get(
    '/api/v2/image-opt/getSettings',
    { schema: { response: { 200: SettingsReply } } },
    async ({ shop }) => ({ ...ack, ...(await getSettings(db, shop.id)) })
  )

  app.post(
    '/api/v2/image-opt/saveSettings',
    { schema: { body: SaveSettingsBody, response: { 200: AckReply } } },
    async ({ shop, body, texts }) => {
      const given = Value.Clean(
        SomeSettings,
        structuredClone(body.settings ?? body)
      ) as SomeSettings
      const known = await getSettings(db, shop.id)
      await setSettings(
        db,
        shop.id,
        {
          auto_switch: given.auto_switch ?? known.auto_switch,
          is_default: Object.keys(given).length > 0 ? 0 : known.is_default,
          image_opt: given.image_opt ?? known.image_opt,
          alt_text: given.alt_text ?? known.alt_text,
          file_name: given.file_name ?? known.file_name
        },
        toText(clock.now())
      )
      return { ...ack, message: texts.messages.settingsSaved() }
    }
  )
}
