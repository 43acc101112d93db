import multipart from '@fastify/multipart'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyRequest } from 'fastify'
import { Value } from 'typebox/value'
import { ack } from '../../../server/core/http/envelope.ts'
import { RUNS } from '../../../server/core/queue/queue.ts'
import { requirePlan } from '../../pricing/queries.ts'
import { QUOTA_REFUSALS } from '../runs/errors.ts'
import { endAfterReply } from './end-after-reply.ts'
import { dropUntaken, filePathsOf, type ReceivedForm, receiveForm } from './receive-form.ts'
import { SubmitUploadsBody, SubmitUploadsForm, SubmitUploadsReply } from './schema.ts'
import { submitUploads } from './submit.ts'

/**
 * Starts a run over uploaded files. JSON names files that were sent to their presigned addresses; a multipart form
 * brings its files along (specification §8.3).
 */
export const submitRoute: FastifyPluginAsyncTypebox = async (app) => {
  // receiveForm finds files that are too large, and goes on with the next one.
  await app.register(multipart, { throwFileSizeLimit: false })
  const forms = new WeakMap<FastifyRequest, ReceivedForm>()

  app.addHook('preValidation', async (request, reply) => {
    if (!request.isMultipart()) return
    endAfterReply(request, reply)
    await requirePlan(app.db, request.shop.id, app.config.billing, 'upload')
    const form = await receiveForm(app, request.shop.id, request)
    forms.set(request, form)
    request.body = bodyOf(form)
  })

  app.addHook('onResponse', async (request) => {
    const form = forms.get(request)
    if (form) await dropUntaken(app, request.shop.id, form)
  })

  app.post(
    '/api/v2/image-opt/uploadImagesOpt',
    {
      schema: {
        summary: 'Starts a run over uploaded pictures',
        refusals: [
          'pricing/plan-lacks',
          'image-opt/nothing-uploaded',
          'image-opt/unknown-upload',
          'image-opt/all-refused',
          'image-opt/upload-broken',
          'server/malformed-form',
          'image-opt/watermark-missing',
          ...QUOTA_REFUSALS
        ],
        body: SubmitUploadsBody,
        form: SubmitUploadsForm,
        response: { 200: SubmitUploadsReply }
      }
    },
    async (request) => {
      const { actor, shop, body, messages } = request
      const form = forms.get(request)
      const submitted = form ? { ...body, file_paths: filePathsOf(form) } : body
      const count = await submitUploads(app, { shopId: shop.id, startedBy: actor }, submitted)
      await app.queue.ask(RUNS)
      const answer = { ...ack, message: messages.replies.started({ count }), count }
      if (!form) return answer
      const refused = form.refused.map(({ fileName, refusal }) => ({
        filename: fileName,
        message: refusal.say(messages)
      }))
      return { ...answer, refused }
    }
  )
}

/**
 * Returns the body of a form. It names the files by their content, so that a form that is sent twice under one
 * Idempotency-Key is recognised as the same call: their ids differ.
 */
function bodyOf({ fields, stored, refused }: ReceivedForm): unknown {
  const { pngtojpg, is_watermark, on_shortage } = fields
  const body = {
    file_paths: [],
    opt_cfg: { ...(pngtojpg && { pngtojpg }), ...(is_watermark && { is_watermark }) },
    ...(on_shortage && { on_shortage })
  }
  return {
    ...(Value.Convert(SubmitUploadsBody, body) as object),
    files: stored.map(({ fileName, hash }) => [fileName, hash]),
    refused: refused.map(({ fileName }) => fileName)
  }
}
