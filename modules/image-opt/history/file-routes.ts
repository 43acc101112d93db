import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import { create as attachmentNamed } from 'content-disposition'
import type { FastifyReply } from 'fastify'
import { troubleIn } from '../../../server/core/disk/trouble.ts'
import { sha256OfFile } from '../../../server/core/files/hash.ts'
import { nameInLog } from '../../../server/core/http/name-in-log.ts'
import type { OpenPicture } from '../../../server/core/pictures/open-picture.ts'
import { fileGone } from '../catalogue/errors.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import type { CodecPool } from '../engine/pool/pool.ts'
import { findResult } from '../runs/sql/results.ts'
import type { SignedUrl, SignedUrls } from '../signed-urls.ts'
import { archiveOf } from './archive.ts'
import { linkExpired } from './errors.ts'
import { findImage, findItemById, listImages } from './sql.ts'
import { openThumbnails } from './thumbnail.ts'

type Linked = { picture: OpenPicture; fileName: string }

/** Characters that change the direction of text: 'gpj.exe' with such a mark before it reads like 'exe.jpg'. */
const DIRECTION = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/g

/** A file name from a folder may contain a lone surrogate, which cannot be encoded, and marks that disguise its ending. */
const downloadName = (fileName: string): string => fileName.replace(DIRECTION, '').toWellFormed()

type FileServices = { signedUrls: SignedUrls; codec: CodecPool }

/**
 * Serves the files behind signed URLs. They need no sign-in, because `<img>` cannot send a header and the signature
 * grants access.
 */
export const fileRoutes: FastifyPluginAsyncTypebox<FileServices> = async (
  app,
  { signedUrls, codec }
) => {
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
      if (link.target === 'item') return sendArchive(reply, link)
      return app.sendPicture(request, reply, async () => {
        const { picture, fileName } = await openLinked(link)
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

  /** Sends all pictures of an item that were worked on and still exist. One that cannot be read is left out. */
  async function sendArchive(reply: FastifyReply, { shopId, imageId: itemId }: SignedUrl) {
    const item = await findItemById(app.db, shopId, itemId)
    const images = item ? await listImages(app.db, shopId, [item.id], undefined) : []
    const kept = images.filter(
      ({ status, deleted_at, version, kind }) =>
        (status !== null || kind === 'upload') && deleted_at === null && version !== ''
    )
    if (!item || kept.length === 0) throw fileGone()
    const store = app.storeOf(shopId)
    const open = (platformId: string) =>
      store.openImage(platformId, MAX_FILE_BYTES).catch((error: unknown) => {
        reply.log.warn({ err: error }, 'a picture could not be read and is missing from an archive')
        return undefined
      })
    const entries = kept.map(({ platform_id, file_name }) => ({
      fileName: downloadName(file_name),
      open: () => open(platform_id)
    }))
    return reply
      .type('application/zip')
      .header('Content-Disposition', attachmentNamed(`${downloadName(item.title)}.zip`))
      .header('Cache-Control', 'no-store')
      .header('X-Content-Type-Options', 'nosniff')
      .send(archiveOf(entries))
  }

  async function openLinked({ shopId, imageId, target, content }: SignedUrl): Promise<Linked> {
    if (target === 'watermark') return { picture: await openKept(shopId, content), fileName: '' }
    const image = await findImage(app.db, shopId, imageId)
    if (!image) throw fileGone()
    if (target === 'thumbnail' || target === 'preview') {
      const picture =
        target === 'preview'
          ? await openPreview(shopId, content)
          : await takeThumbnail(shopId, image)
      return { picture, fileName: image.file_name }
    }
    if (target === 'original') {
      const result = await findResult(app.db, shopId, imageId)
      const picture = await openKept(shopId, content)
      return { picture, fileName: result?.original_file_name ?? image.file_name }
    }
    const store = app.storeOf(shopId)
    const picture = await store.openImage(image.platform_id, MAX_FILE_BYTES).catch(() => {
      throw fileGone()
    })
    // The URL of a result contains the hash of its bytes. For an image without a result it contains the version in the
    // store.
    const isLinked =
      content === image.version ||
      content === (await sha256OfFile(picture.file)) ||
      // The store may deliver other bytes than it was given.
      content === (await store.getImage(image.platform_id)).writtenHash
    if (!isLinked) {
      await picture.file.close()
      throw fileGone()
    }
    return { picture, fileName: image.file_name }
  }

  /** @throws fileGone once newer previews have replaced it */
  async function openPreview(shopId: number, name: string): Promise<OpenPicture> {
    const picture = await app.files.openThumbnail(shopId, name)
    if (!picture) throw fileGone()
    return picture
  }

  function openKept(shopId: number, hash: string): Promise<OpenPicture> {
    return app.files.open(shopId, hash).catch((error: unknown) => {
      throw troubleIn(error) ? error : fileGone()
    })
  }
}
