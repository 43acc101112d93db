import { create as attachmentNamed } from 'content-disposition'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { fileGone } from '../catalogue/errors.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import type { SignedUrl } from '../signed-urls.ts'
import { archiveOf } from './archive.ts'
import { downloadName } from './download-name.ts'
import { findItemById, listImages } from './sql.ts'

/** Sends all pictures of an item that were worked on and still exist. One that cannot be read is left out. */
export async function sendArchive(
  { db, storeOf }: Pick<FastifyInstance, 'db' | 'storeOf'>,
  reply: FastifyReply,
  { shopId, imageId: itemId }: SignedUrl
): Promise<FastifyReply> {
  const item = await findItemById(db, shopId, itemId)
  const images = item ? await listImages(db, shopId, [item.id], undefined) : []
  const kept = images.filter(
    ({ status, deleted_at, version, kind }) =>
      (status !== null || kind === 'upload') && deleted_at === null && version !== ''
  )
  if (!item || kept.length === 0) throw fileGone()
  const store = storeOf(shopId)
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
