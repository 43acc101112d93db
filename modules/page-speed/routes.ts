import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { bcp47 } from '../../locales/bcp-47.ts'
import { ack, ok } from '../../server/core/http/envelope.ts'
import { AckReply } from '../../server/core/http/wire.ts'
import type { Checks } from './checks.ts'
import type { Measurements } from './effect/measurements.ts'
import { noChecker, noEditor, noVisits } from './errors.ts'
import { effectOf, embedOf, speedOf } from './queries.ts'
import {
  EffectReply,
  EmbedReply,
  ScoreReply,
  SpeedDataReply,
  ThemeEditorBody,
  VisitorFiguresBody
} from './schema.ts'
import { shopAddress } from './shop-address.ts'
import { setVisitorFigures } from './sql-visits.ts'

/** `checks` is undefined on a server that has no checker, `measurements` on one that has no Chromium. */
type SpeedServices = { checks: Checks | undefined; measurements: Measurements | undefined }

/** Serves the page-speed calls, and receives what the page about the theme editor submits. */
export const speedRoutes: FastifyPluginAsyncTypebox<SpeedServices> = async (app, services) => {
  await app.register(scoreRoutes, services)
  await app.register(effectRoutes, services)
  await app.register(storefrontRoutes)
}

/** The score of the store. */
const scoreRoutes: FastifyPluginAsyncTypebox<SpeedServices> = async (app, { checks }) => {
  const { db, storeOf } = app
  const canMeasure = checks !== undefined

  app.get(
    '/api/v1/getPageSpeedData',
    {
      schema: {
        summary: 'Returns the score of the store and the state of the app embed',
        response: { 200: SpeedDataReply }
      }
    },
    async ({ shop, messages }) => {
      const speed = await speedOf(db, shop.id, messages, canMeasure)
      return { ...ok, data: { ...speed, embed: await embedOf(storeOf(shop.id)) } }
    }
  )

  app.get(
    '/api/v2/home/getPageSpeedScore',
    { schema: { summary: 'Returns the score of the store', response: { 200: ScoreReply } } },
    async ({ shop, messages }) => ({
      ...ack,
      ...(await speedOf(db, shop.id, messages, canMeasure))
    })
  )

  app.post(
    '/api/v2/home/refreshPageSpeedOnline',
    {
      schema: {
        summary: 'Measures the score of the store',
        refusals: ['page-speed/no-checker'],
        response: { 200: AckReply }
      }
    },
    async ({ shop }) => {
      if (!checks) throw noChecker()
      const url = shopAddress(app, await storeOf(shop.id).shopUrl())
      await checks.start(shop.id, { url, language: bcp47(shop.language) })
      return ack
    }
  )
}

/** What preloading changes. */
const effectRoutes: FastifyPluginAsyncTypebox<SpeedServices> = async (app, { measurements }) => {
  const { db, storeOf } = app

  app.get(
    '/api/v2/home/getPreloadEffect',
    {
      schema: {
        summary: 'Returns what preloading changes in the store',
        response: { 200: EffectReply }
      }
    },
    async ({ shop, messages }) => ({ ...ack, ...(await effectOf(db, shop.id, messages)) })
  )

  app.post(
    '/api/v2/home/measurePreload',
    {
      schema: {
        summary: 'Measures what preloading changes in the store',
        refusals: ['page-speed/no-checker'],
        response: { 200: AckReply }
      }
    },
    async ({ shop }) => {
      if (!measurements) throw noChecker()
      await measurements.start(shop.id, shopAddress(app, await storeOf(shop.id).shopUrl()))
      return ack
    }
  )
}

/** What is switched on in the storefront: the app embed, and the figures of the visitors. */
const storefrontRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, storeOf } = app

  app.get(
    '/api/v2/home/checkThemeAppExtension',
    { schema: { summary: 'Tells whether the app embed is on', response: { 200: EmbedReply } } },
    async ({ shop }) => ({ ...ack, data: await embedOf(storeOf(shop.id)) })
  )

  app.post(
    '/api/v2/home/saveVisitorFigures',
    {
      schema: {
        summary: 'Switches the figures of the visitors on or off',
        refusals: ['page-speed/no-visits'],
        body: VisitorFiguresBody,
        response: { 200: AckReply }
      }
    },
    async ({ shop, body }) => {
      if (!storeOf(shop.id).reportsVisits) throw noVisits()
      await setVisitorFigures(db, shop.id, body.st === 1)
      return ack
    }
  )

  // Receives the form of the local store's theme editor (pages/theme-editor).
  app.post(
    '/theme-editor',
    { schema: { body: ThemeEditorBody } },
    async ({ shop, body }, reply) => {
      const store = storeOf(shop.id)
      if (!store.setEmbed) throw noEditor()
      await store.setEmbed(body.embed === 'on')
      return reply.redirect('/theme-editor?saved=1', 303)
    }
  )
}
