import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { toText } from '../../../server/core/clock.ts'
import { ack, ok } from '../../../server/core/http/envelope.ts'
import { AckReply } from '../../../server/core/http/wire.ts'
import { RUNS } from '../../../server/core/queue/queue.ts'
import { kindOf, PRODUCTS, UPLOADS } from '../contract.ts'
import { stopAllRuns } from './commands.ts'
import { findDiskWait } from './disk-wait.ts'
import { CHOICE_REFUSALS, QUOTA_REFUSALS, wrongState } from './errors.ts'
import type { Estimates } from './estimate/estimate.ts'
import { schedule } from './queries.ts'
import {
  EstimateBody,
  EstimateReply,
  LegacyProgressQuery,
  LegacyProgressReply,
  ReOptimizeBody,
  RestoreBody,
  ScheduleQuery,
  ScheduleReply
} from './schema.ts'
import { selectionOf } from './selection-of.ts'
import { startRun } from './start-run.ts'

type RunServices = { estimates: Estimates }

/** Starts and stops runs, and estimates what a run would save. */
export const runRoutes: FastifyPluginAsyncTypebox<RunServices> = async (app, services) => {
  await app.register(optimiseRoutes, services)
  await app.register(restoreAndStopRoutes)
}

const optimiseRoutes: FastifyPluginAsyncTypebox<RunServices> = async (app, { estimates }) => {
  app.post(
    '/api/v2/image-opt/reOptimize',
    {
      schema: {
        summary: 'Starts a run that optimises images',
        refusals: [...CHOICE_REFUSALS, 'image-opt/nothing-to-optimise', ...QUOTA_REFUSALS],
        body: ReOptimizeBody,
        response: { 200: AckReply }
      }
    },
    async ({ actor, shop, body, messages, log }) => {
      // Uploads are optimised once, when they arrive (specification §8.3).
      if (body.data_type === UPLOADS) throw wrongState('image')
      const kind = body.page_type === 1 ? 'optimise' : 'reoptimise'
      const selection = selectionOf(body, body.re_opt_type === 'all')
      const { count } = await startRun(
        app,
        { shopId: shop.id, startedBy: actor, log },
        kind,
        selection,
        // A level belongs to results that the merchant has seen; images that are chosen by hand follow the settings.
        { onShortage: body.on_shortage, level: kind === 'reoptimise' ? body.level : undefined }
      )
      await app.queue.ask(RUNS)
      return { ...ack, message: messages.replies.started({ count }) }
    }
  )

  app.post(
    '/api/v2/image-opt/estimate',
    {
      schema: {
        summary: 'Estimates what optimising the chosen images would save',
        refusals: [
          ...CHOICE_REFUSALS,
          'image-opt/nothing-to-optimise',
          'image-opt/already-estimating',
          'image-opt/store-unreachable'
        ],
        body: EstimateBody,
        response: { 200: EstimateReply }
      }
    },
    async ({ shop, body }) => {
      if (body.data_type === UPLOADS) throw wrongState('image')
      const selection = selectionOf(body, body.re_opt_type === 'all')
      const { images, sampled, bytes, savedBytes } = await estimates.make(shop.id, selection)
      const data = { image_count: images, sample_count: sampled, size: bytes, saved: savedBytes }
      return { ...ack, data }
    }
  )
}

const restoreAndStopRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock } = app

  app.post(
    '/api/v2/image-opt/restore',
    {
      schema: {
        summary: 'Starts a run that restores originals',
        refusals: ['pricing/plan-lacks', 'image-opt/wrong-state'],
        body: RestoreBody,
        response: { 200: AckReply }
      }
    },
    async ({ actor, shop, body, messages, log }) => {
      const selection = selectionOf(body, body.restore_type === 'all')
      const by = { shopId: shop.id, startedBy: actor, log }
      const { count } = await startRun(app, by, 'restore', selection)
      await app.queue.ask(RUNS)
      return { ...ack, message: messages.replies.restoring({ count }) }
    }
  )

  app.route({
    // Clients with a token call it by GET, our pages by POST (specification §6.5).
    method: ['GET', 'POST'],
    url: '/api/v2/image-opt/stopImageOptTask',
    schema: {
      summary: 'Stops all runs of the shop',
      refusals: ['auth/other-origin', 'image-opt/nothing-running'],
      response: { 200: AckReply }
    },
    config: { isWrite: true },
    handler: async ({ shop, messages }) => {
      await stopAllRuns(db, shop.id, toText(clock.now()))
      return { ...ack, message: messages.replies.stopped() }
    }
  })
}

/** Reports the progress of runs. */
export const progressRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, config } = app
  const scheduleDeps = { clock, findDiskWait: () => findDiskWait(app) }

  app.get(
    '/api/v2/image-opt/getOptSchedule',
    {
      schema: {
        summary: 'Returns the progress of all runs and the quota',
        querystring: ScheduleQuery,
        response: { 200: ScheduleReply }
      }
    },
    async ({ shop }) => ({
      ...ack,
      ...(await schedule(db, shop.id, config.billing, scheduleDeps))
    })
  )

  app.get(
    '/api/v1/getOptProgress',
    {
      schema: {
        summary: 'Returns the progress of the run of one item kind',
        querystring: LegacyProgressQuery,
        response: { 200: LegacyProgressReply }
      }
    },
    async ({ shop, query }) => {
      const kind = kindOf(query.data_type ?? PRODUCTS)
      const progress = await schedule(db, shop.id, config.billing, scheduleDeps)
      return { ...ok, [kind]: progress[kind] }
    }
  )
}
