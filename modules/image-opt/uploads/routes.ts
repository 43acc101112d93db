import type { Readable } from 'node:stream'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { messagesFor } from '../../../locales/messages.ts'
import { toText } from '../../../server/core/clock.ts'
import { ack } from '../../../server/core/http/envelope.ts'
import { AckReply } from '../../../server/core/http/wire.ts'
import { languageOf } from '../../auth/queries.ts'
import { fileGone } from '../catalogue/errors.ts'
import { receiveFromBucket, removeSent } from './bucket-uploads.ts'
import { endAfterReply } from './end-after-reply.ts'
import { uploadLinkExpired, uploadLinkUsed } from './errors.ts'
import { presignUploads } from './presign.ts'
import { endWhenSilent, receiveFile } from './receive.ts'
import { PresignBody, PresignReply } from './schema.ts'
import { removeUpload, setStored, takePresignedUpload } from './sql.ts'
import { submitRoute } from './submit-route.ts'
import type { UploadTokens } from './upload-token.ts'

type UploadServices = { uploadTokens: UploadTokens }

/** Presigns uploads, and starts runs over files that were uploaded. */
export const uploadRoutes: FastifyPluginAsyncTypebox<UploadServices> = async (
  app,
  { uploadTokens }
) => {
  app.post(
    '/api/v2/image-opt/getPresignedUploadUrls',
    {
      schema: {
        summary: 'Returns an address for each picture to be uploaded',
        refusals: [
          'pricing/plan-lacks',
          'image-opt/nothing-uploaded',
          'image-opt/not-supported',
          'image-opt/upload-too-large',
          'image-opt/too-many-waiting'
        ],
        body: PresignBody,
        response: { 200: PresignReply }
      }
    },
    async ({ shop, body }) => ({
      ...ack,
      data: await presignUploads(app, uploadTokens, shop.id, body.file_list)
    })
  )

  await app.register(submitRoute)
}

/** Why a picture is refused when it arrives, whichever way it comes. */
const ON_ARRIVAL = [
  'image-opt/file-gone',
  'image-opt/upload-link-expired',
  'image-opt/upload-link-used',
  'image-opt/upload-broken',
  'image-opt/upload-unlike',
  'image-opt/upload-damaged',
  'image-opt/upload-too-large'
] as const

const receiving = (summary: string) => ({
  schema: { summary, refusals: [...ON_ARRIVAL], response: { 200: AckReply } },
  config: { kind: 'file' as const }
})

/** Receives the files. This needs no sign-in, because the signature in the address grants access for one file. */
export const uploadTargets: FastifyPluginAsyncTypebox<UploadServices> = async (
  app,
  { uploadTokens }
) => {
  const { db, files, clock } = app
  const { bucket } = files

  // The body is streamed, whatever its content type.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, body, done) => done(null, body))

  app.put<{ Params: { token: string } }>(
    '/uploads/:token',
    receiving('Receives a picture at its presigned address'),
    async (request, reply) => {
      endAfterReply(request, reply)
      if (bucket) throw fileGone()
      const { shopId, id, announced } = await take(app, uploadTokens, request, reply)
      const silence = endWhenSilent(request)
      try {
        const body = (request.body ?? request.raw) as Readable
        const file = await receiveFile(files, shopId, announced, body, () => silence.refresh())
        await setStored(db, shopId, id, file, toText(clock.now()))
      } catch (error) {
        await removeUpload(db, shopId, id)
        throw error
      } finally {
        clearTimeout(silence)
      }
      return ack
    }
  )

  app.post<{ Params: { token: string } }>(
    '/uploads/:token',
    receiving('Takes a picture that was sent to its presigned address in the bucket'),
    async (request, reply) => {
      endAfterReply(request, reply)
      if (!bucket) throw fileGone()
      const { announced, ...upload } = await take(app, uploadTokens, request, reply)
      try {
        const file = await receiveFromBucket(files, bucket, upload, announced)
        await setStored(db, upload.shopId, upload.id, file, toText(clock.now()))
      } finally {
        // The row of a refused file stays, and counts, until it is a day old: its address still takes a file for a
        // while, and the bucket would otherwise fill with files that count for nobody.
        await removeSent(bucket, upload).catch((error: unknown) =>
          request.log.warn({ err: error }, 'a file that was sent to the bucket stays for a day')
        )
      }
      return ack
    }
  )
}

/**
 * Marks the upload as arriving, which is possible only once.
 * @throws AppError when the token is not one of ours, is too old, or was used
 */
async function take(
  { db, clock, rates }: Pick<FastifyInstance, 'db' | 'clock' | 'rates'>,
  uploadTokens: UploadTokens,
  request: FastifyRequest<{ Params: { token: string } }>,
  reply: FastifyReply
) {
  const opened = uploadTokens.open(request.params.token)
  if (opened === undefined) {
    await rates.countAddress(request, reply)
    throw fileGone()
  }
  if (opened === 'expired') throw uploadLinkExpired()
  const { shopId, id } = opened
  request.messages = messagesFor(await languageOf(db, shopId))
  const upload = await takePresignedUpload(db, shopId, id, toText(clock.now()))
  if (!upload) throw uploadLinkUsed()
  return { ...opened, announced: { fileName: upload.file_name, sizeBytes: upload.size_bytes } }
}
