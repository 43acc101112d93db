import { readFile } from 'node:fs/promises'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyReply } from 'fastify'
import { sha256 } from '../../../server/core/files.ts'
import { mediaTypeOf } from '../../../server/core/media-type.ts'
import { fileGone } from '../catalogue/errors.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import type { CodecPool } from '../engine/pool/pool.ts'
import { findResult } from '../runs/sql/results.ts'
import type { SignedUrl, SignedUrls } from '../signed-urls.ts'
import { attachmentNamed } from './attachment.ts'
import { linkExpired } from './errors.ts'
import { findImage } from './sql.ts'
import { takeThumbnail } from './thumbnail.ts'

type FileServices = { signedUrls: SignedUrls; codec: CodecPool }

/** The bytes behind signed links. No sign-in: `<img>` sends no header, the signature is the permission. */
export const fileRoutes: FastifyPluginAsyncTypebox<FileServices> = async (
  app,
  { signedUrls, codec }
) => {
  app.get<{ Params: { token: string } }>('/files/:token', async (request, reply) => {
    const link = signedUrls.open(request.params.token)
    if (link === undefined) throw fileGone()
    if (link === 'expired') throw linkExpired()
    const { bytes, fileName } = await readLinked(link)
    return sendPicture(reply, bytes, link.isDownload ? fileName : undefined)
  })

  async function readLinked({ shopId, imageId, target, content }: SignedUrl) {
    if (target === 'watermark') return { bytes: await readKept(shopId, content), fileName: '' }
    const image = await findImage(app.db, shopId, imageId)
    if (!image) throw fileGone()
    if (target === 'thumbnail') {
      const path = await takeThumbnail(app, codec, shopId, image)
      return { bytes: await readFile(path), fileName: image.file_name }
    }
    if (target === 'original') {
      const result = await findResult(app.db, shopId, imageId)
      const bytes = await readKept(shopId, content)
      return { bytes, fileName: result?.original_file_name ?? image.file_name }
    }
    const bytes = await app
      .storeOf(shopId)
      .readImage(image.platform_id, MAX_FILE_BYTES)
      .catch(() => {
        throw fileGone()
      })
    // A result link names its bytes; one for an image without a result shows what the store has.
    if (content !== image.version && sha256(bytes) !== content) throw fileGone()
    return { bytes, fileName: image.file_name }
  }

  function readKept(shopId: number, hash: string): Promise<Uint8Array> {
    return app.files.read(shopId, hash).catch(() => {
      throw fileGone()
    })
  }
}

function sendPicture(reply: FastifyReply, bytes: Uint8Array, downloadName?: string) {
  if (downloadName !== undefined) reply.header('Content-Disposition', attachmentNamed(downloadName))
  return reply
    .type(mediaTypeOf(bytes))
    .header('Cache-Control', 'private, max-age=86400, immutable')
    .header('Content-Security-Policy', "default-src 'none'; sandbox")
    .header('X-Content-Type-Options', 'nosniff')
    .send(bytes)
}
