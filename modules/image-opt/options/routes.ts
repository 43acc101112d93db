import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { Value } from 'typebox/value'
import { ack } from '../../../server/core/http/envelope.ts'
import type { CodecPool } from '../engine/pool/pool.ts'
import type { SignedUrls } from '../signed-urls.ts'
import { SAVE_REFUSALS } from './errors.ts'
import { saveSettings } from './save-settings.ts'
import {
  MOST_SETTINGS_BYTES,
  PreviewBody,
  PreviewReply,
  SaveSettingsBody,
  SettingsForm,
  SettingsReply,
  SomeSettings
} from './schema.ts'
import { newerBody, takeSettingsForms } from './settings-forms.ts'
import { viewSettings } from './settings-view.ts'
import { getSettings } from './sql.ts'
import { previewTemplate } from './templates/preview-templates.ts'

export type SettingsServices = {
  codec: CodecPool
  signedUrls: SignedUrls
}

export const settingsRoutes: FastifyPluginAsyncTypebox<SettingsServices> = async (
  app,
  { codec, signedUrls }
) => {
  const { db, clock, files } = app
  await takeSettingsForms(app, newerBody)

  app.get(
    '/api/v2/image-opt/getSettings',
    { schema: { summary: 'Returns the settings', response: { 200: SettingsReply } } },
    async ({ shop }) => ({
      ...ack,
      ...viewSettings(await getSettings(db, shop.id), shop.id, signedUrls)
    })
  )

  app.post(
    '/api/v2/image-opt/previewTemplates',
    {
      schema: {
        summary: 'Renders a template for an item of the store',
        body: PreviewBody,
        response: { 200: PreviewReply }
      }
    },
    async ({ shop, body }) => {
      const { text, title, thumbnailOf, unknownField } = await previewTemplate(db, shop.id, body)
      const thumbnail = thumbnailOf === null ? '' : thumbnailPath(signedUrls, shop.id, thumbnailOf)
      return { ...ack, data: { text, title, thumbnail, unknown_field: unknownField } }
    }
  )

  app.post(
    '/api/v2/image-opt/saveSettings',
    {
      schema: {
        summary: 'Saves the settings, or some of them',
        refusals: [...SAVE_REFUSALS, 'image-opt/settings-not-json'],
        body: SaveSettingsBody,
        form: SettingsForm,
        response: { 200: SettingsReply }
      },
      bodyLimit: MOST_SETTINGS_BYTES
    },
    async ({ shop, body, messages }) => {
      const given = Value.Clean(SomeSettings, structuredClone(body.settings ?? body))
      const saved = await saveSettings({ db, clock, files, codec }, shop.id, given as SomeSettings)
      // The poll is not awaited, because it reads the whole store.
      // Automatic mode begins or ends now.
      app.pollStore(shop.id)
      const settings = viewSettings(saved, shop.id, signedUrls)
      return { ...ack, ...settings, message: messages.replies.settingsSaved() }
    }
  )
}

const thumbnailPath = (
  signedUrls: SignedUrls,
  shopId: number,
  { imageId, version }: { imageId: number; version: string }
): string =>
  signedUrls.pathTo({ shopId, imageId, target: 'thumbnail', content: version, isDownload: false })
