import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { languageOf } from '../../../locales/language-of.ts'
import { messagesFor } from '../../../locales/messages.ts'
import { chooseLanguage } from '../../auth/commands.ts'
import { unknownLanguage } from '../errors.ts'
import { LanguageReply, UpdateLanguageBody, UpdateLanguageReply } from '../schema.ts'

export const languageRoutes: FastifyPluginAsyncTypebox = async (app) => {
  app.get(
    '/api/v1/getSelectLanguage',
    { schema: { summary: 'Returns the language of the shop', response: { 200: LanguageReply } } },
    async ({ shop }) => ({ code: 200 as const, language: shop.language })
  )

  app.post(
    '/api/v1/updateLanguage',
    {
      schema: {
        summary: 'Changes the language of the shop',
        refusals: ['settings/unknown-language'],
        body: UpdateLanguageBody,
        response: { 200: UpdateLanguageReply }
      }
    },
    async ({ shop, body }) => {
      // Shopify's codes are accepted as well: 'id' is Indonesian, as 'in' is.
      const language = languageOf(body.Language)
      if (!language) throw unknownLanguage(body.Language)
      await chooseLanguage(app.db, shop.id, language)
      // The merchant reads the reply in the newly chosen language.
      return { code: 200 as const, msg: messagesFor(language).replies.languageSaved() }
    }
  )
}
