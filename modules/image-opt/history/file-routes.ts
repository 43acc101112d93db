import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { create as attachmentNamed } from 'content-disposition'
import { nameInLog } from '../../../server/core/http/name-in-log.ts'
import { fileGone } from '../catalogue/errors.ts'
import type { CodecPool } from '../engine/pool/pool.ts'
import type { SignedUrls } from '../signed-urls.ts'
import { downloadName } from './download-name.ts'
import { linkExpired } from './errors.ts'
import { openLinked } from './open-linked.ts'
import { sendArchive } from './send-archive.ts'
import { openThumbnails } from './thumbnail.ts'

type FileServices = { signedUrls: SignedUrls; codec: CodecPool }

/**
 * Serves the files behind signed URLs. They need no sign-in, because `<img>` cannot send a header and the signature
 * grants access.
 */
export const fileRoutes: FastifyPluginAsyncTypebox<FileServices> = async (
  app,
  { signedUrls, codec }
) => {
  const { db, files, storeOf } = app
  const takeThumbnail = openThumbnails(app, codec)

  app.get<{ Params: { token: string } }>(
    '/files/:token',
    { compress: false, config: { kind: 'file' } },
    async (request, reply) => {
      const link = signedUrls.open(request.params.token)
      if (link === undefined) {
        await app.rates.countAddress(request, reply)
        throw fileGone()
      }
      if (link === 'expired') throw linkExpired()
      nameInLog(request, reply, { shop: link.shopId })
      if (link.target === 'item') return sendArchive(app, reply, link)
      return app.sendPicture(request, reply, async () => {
        const { picture, fileName } = await openLinked({ db, files, storeOf, takeThumbnail }, link)
        if (link.isDownload)
          reply.header('Content-Disposition', attachmentNamed(downloadName(fileName)))
        reply
          .header('Cache-Control', 'private, max-age=86400, immutable')
          .header('Content-Security-Policy', "default-src 'none'; sandbox")
          .header('X-Content-Type-Options', 'nosniff')
        return picture
      })
    }
  )
}
