import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { toText } from '../../../../server/core/clock.ts'
import type { Db } from '../../../../server/core/database/db.ts'
import { inTransaction } from '../../../../server/core/database/transaction.ts'
import { ack } from '../../../../server/core/http/envelope.ts'
import { diskTrouble } from '../../../../server/core/http/errors.ts'
import { nameInLog } from '../../../../server/core/http/name-in-log.ts'
import { AckReply } from '../../../../server/core/http/wire.ts'
import { RUNS } from '../../../../server/core/queue/queue.ts'
import { releaseUnit } from '../../../pricing/commands.ts'
import { wantedPage } from '../../catalogue/schema.ts'
import type { SignedUrls } from '../../signed-urls.ts'
import { findDiskWait } from '../disk-wait.ts'
import {
  CHOICE_REFUSALS,
  nothingPaused,
  nothingRunning,
  nothingToRetry,
  nothingToUndo,
  QUOTA_REFUSALS,
  unknownRun
} from '../errors.ts'
import {
  FailuresQuery,
  FailuresReply,
  RetryBody,
  RunBody,
  RunsQuery,
  RunsReply
} from '../schema.ts'
import { pauseRun, resumeRun } from '../sql/pause.ts'
import { findRun, listRetryable, listUndoable } from '../sql/run-log.ts'
import { finishRunIfDone } from '../sql/runs.ts'
import { startRun } from '../start-run.ts'
import { failuresPage, runsPage } from './run-log.ts'

type LogServices = { signedUrls: SignedUrls }

/** Lists the runs, and the images that failed in a run. */
export const runLogRoutes: FastifyPluginAsyncTypebox<LogServices> = async (app, { signedUrls }) => {
  const { db } = app
  app.addHook('preHandler', nameRun)

  app.get(
    '/api/v2/image-opt/getRuns',
    {
      schema: {
        summary: 'Returns a page of the runs',
        querystring: RunsQuery,
        response: { 200: RunsReply }
      }
    },
    async ({ shop, query }) => ({ ...ack, data: await runsPage(db, shop.id, wantedPage(query)) })
  )

  app.get(
    '/api/v2/image-opt/getRunFailures',
    {
      schema: {
        summary: 'Returns a page of the images that failed in a run',
        refusals: ['image-opt/unknown-run'],
        querystring: FailuresQuery,
        response: { 200: FailuresReply }
      }
    },
    async ({ shop, query, messages }) => {
      const deps = { shopId: shop.id, signedUrls, messages }
      return { ...ack, data: await failuresPage(db, idOf(query), wantedPage(query), deps) }
    }
  )
}

/** Pauses and resumes a run. */
export const pauseRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db, clock, disk } = app
  app.addHook('preHandler', nameRun)

  app.post(
    '/api/v2/image-opt/pauseRun',
    {
      schema: {
        summary: 'Pauses a run',
        refusals: ['image-opt/nothing-running'],
        body: RunBody,
        response: { 200: AckReply }
      }
    },
    async ({ shop, body, messages }) => {
      const id = idOf(body)
      await inTransaction(db, async (trx) => {
        const postponed = await pauseRun(trx, shop.id, id)
        if (!postponed) throw nothingRunning()
        for (const imageId of postponed) await releaseUnit(trx, shop.id, imageId)
        await finishRunIfDone(trx, id, toText(clock.now()))
      })
      return { ...ack, message: messages.automaticReplies.paused() }
    }
  )

  app.post(
    '/api/v2/image-opt/resumeRun',
    {
      schema: {
        summary: 'Resumes a paused run',
        refusals: ['image-opt/nothing-paused'],
        body: RunBody,
        response: { 200: AckReply }
      }
    },
    async ({ shop, body, messages }) => {
      const now = toText(clock.now())
      const wasWaiting = (await findDiskWait(app)) !== undefined
      const trouble = wasWaiting && (await disk.check())
      if (trouble) throw diskTrouble(trouble)
      // A run that waited for the disk has already been resumed by the check above.
      const isResumed = await resumeRun(db, shop.id, idOf(body), now)
      if (!isResumed && !wasWaiting) throw nothingPaused()
      await app.queue.ask(RUNS)
      return { ...ack, message: messages.automaticReplies.resumed() }
    }
  )
}

/** Starts a run from an earlier one: restores what that run changed, or repeats what failed in it. */
export const undoAndRetryRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { db } = app

  app.post(
    '/api/v2/image-opt/undoRun',
    {
      schema: {
        summary: 'Starts a run that restores the images of a run',
        refusals: ['image-opt/unknown-run', 'image-opt/nothing-to-undo', 'image-opt/wrong-state'],
        body: RunBody,
        response: { 200: AckReply }
      }
    },
    async ({ actor, shop, body, messages, log }) => {
      const run = await getRun(db, shop.id, body)
      const images = run.finished_at === null ? [] : await listUndoable(db, run.id)
      if (images.length === 0 || run.kind === 'restore') throw nothingToUndo()
      const by = { shopId: shop.id, startedBy: actor, log: log.child({ earlierRun: run.id }) }
      const selection = { kind: run.item_kind, images }
      const { count } = await startRun(app, by, 'restore', selection)
      await app.queue.ask(RUNS)
      return { ...ack, message: messages.replies.restoring({ count }) }
    }
  )

  app.post(
    '/api/v2/image-opt/retryRun',
    {
      schema: {
        summary: 'Starts a run over the images that failed in a run',
        refusals: [
          'image-opt/unknown-run',
          'image-opt/nothing-to-retry',
          ...CHOICE_REFUSALS,
          ...QUOTA_REFUSALS
        ],
        body: RetryBody,
        response: { 200: AckReply }
      }
    },
    async ({ actor, shop, body, messages, log }) => {
      const run = await getRun(db, shop.id, body)
      const wanted = body.opt_ids && new Set(body.opt_ids)
      const failed = await listRetryable(db, run.id)
      const images = failed.filter((id) => wanted === undefined || wanted.has(String(id)))
      if (images.length === 0) throw nothingToRetry()
      const kind = run.kind === 'restore' ? 'restore' : 'reoptimise'
      const by = { shopId: shop.id, startedBy: actor, log: log.child({ earlierRun: run.id }) }
      const selection = { kind: run.item_kind, images }
      const { count } = await startRun(app, by, kind, selection, {
        onShortage: body.on_shortage
      })
      await app.queue.ask(RUNS)
      const say = kind === 'restore' ? messages.replies.restoring : messages.replies.started
      return { ...ack, message: say({ count }) }
    }
  )
}

/** Names the run that a request is about in the log. */
async function nameRun(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const given = { ...(request.query as object), ...(request.body as object) }
  const { run_id } = given as { run_id?: string }
  if (run_id) nameInLog(request, reply, { run: idOf({ run_id }) })
}

async function getRun(db: Db, shopId: number, body: { run_id: string }) {
  const run = await findRun(db, shopId, idOf(body))
  if (!run) throw unknownRun()
  return run
}

/** Returns the id of the run as a number. Returns 0, which no run has, if the text is not a number. */
const idOf = ({ run_id }: { run_id: string }): number => {
  const id = Number(run_id)
  return Number.isSafeInteger(id) ? id : 0
}
