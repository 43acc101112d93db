import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Value } from 'typebox/value'
import { ack } from '../../../server/core/envelope.ts'
import { previewTemplate } from '../preview-templates.ts'
import type { Running } from '../running.ts'
import { saveSettings } from '../save-settings.ts'
import {
  PreviewBody,
  PreviewReply,
  SaveSettingsBody,
  SettingsReply,
  SomeSettings
} from '../schema.ts'
import { viewSettings } from '../settings-view.ts'
import { getSettings } from '../sql/settings.ts'

/**
 * A watermark of 500 KB is 683 KB as base64. Larger ones are read up to here, so that the merchant hears
 * what the limit is.
 */
const BODY_LIMIT_BYTES = 8 * 1024 * 1024

export const settingsRoutes: FastifyPluginAsyncTypebox<Running> = async (
  app,
  { codec, links, automatic }
) => {
  const { db, clock, files, config } = app

  app.get(
    '/api/v2/image-opt/getSettings',
    { schema: { response: { 200: SettingsReply } } },
    async ({ shop }) => ({
      ...ack,
      ...viewSettings(await getSettings(db, shop.id), shop.id, links)
    })
  )

  app.post(
    '/api/v2/image-opt/previewTemplates',
    { schema: { body: PreviewBody, response: { 200: PreviewReply } } },
    async ({ shop, body }) => {
      const { text, title, thumbnailOf, unknownField } = await previewTemplate(db, shop.id, body)
      const thumbnail =
        thumbnailOf === null
          ? ''
          : links.pathTo({
              shopId: shop.id,
              imageId: thumbnailOf.imageId,
              target: 'thumbnail',
              content: thumbnailOf.version,
              isDownload: false
            })
      return { ...ack, data: { text, title, thumbnail, unknown_field: unknownField } }
    }
  )

  app.post(
    '/api/v2/image-opt/saveSettings',
    {
      schema: { body: SaveSettingsBody, response: { 200: SettingsReply } },
      bodyLimit: BODY_LIMIT_BYTES
    },
    async ({ shop, body, texts }) => {
      const given = Value.Clean(SomeSettings, structuredClone(body.settings ?? body))
      const saved = await saveSettings(
        { db, clock, files, config, codec },
        shop.id,
        given as SomeSettings
      )
      // Not waited for: it looks at the whole store.
      void automatic.look(shop.id)
      const settings = viewSettings(saved, shop.id, links)
      return { ...ack, ...settings, message: texts.messages.settingsSaved() }
    }
  )
}
