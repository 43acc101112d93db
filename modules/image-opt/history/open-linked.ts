import type { FastifyInstance } from 'fastify'
import { troubleIn } from '../../../server/core/disk/trouble.ts'
import type { Files } from '../../../server/core/files/files.ts'
import { sha256OfFile } from '../../../server/core/files/hash.ts'
import type { OpenPicture } from '../../../server/core/pictures/open-picture.ts'
import { fileGone } from '../catalogue/errors.ts'
import { MAX_FILE_BYTES } from '../contract.ts'
import { findResult } from '../runs/sql/results.ts'
import type { SignedUrl } from '../signed-urls.ts'
import { findImage } from './sql.ts'
import type { openThumbnails } from './thumbnail.ts'

type LinkedDeps = Pick<FastifyInstance, 'db' | 'files' | 'storeOf'> & {
  takeThumbnail: ReturnType<typeof openThumbnails>
}

/**
 * Opens the picture that a signed URL leads to.
 * @throws AppError when it is gone, or is no longer the one that was meant
 */
export async function openLinked(
  { db, files, storeOf, takeThumbnail }: LinkedDeps,
  { shopId, imageId, target, content }: SignedUrl
): Promise<{ picture: OpenPicture; fileName: string }> {
  if (target === 'watermark')
    return { picture: await openKept(files, shopId, content), fileName: '' }
  const image = await findImage(db, shopId, imageId)
  if (!image) throw fileGone()
  if (target === 'thumbnail' || target === 'preview') {
    const picture =
      target === 'preview'
        ? await openPreview(files, shopId, content)
        : await takeThumbnail(shopId, image)
    return { picture, fileName: image.file_name }
  }
  if (target === 'original') {
    const result = await findResult(db, shopId, imageId)
    const picture = await openKept(files, shopId, content)
    return { picture, fileName: result?.original_file_name ?? image.file_name }
  }
  return { picture: await openInStore(storeOf(shopId), image, content), fileName: image.file_name }
}

/** @throws fileGone once newer previews have replaced it */
async function openPreview(files: Files, shopId: number, name: string): Promise<OpenPicture> {
  const picture = await files.openThumbnail(shopId, name)
  if (!picture) throw fileGone()
  return picture
}

function openKept(files: Files, shopId: number, hash: string): Promise<OpenPicture> {
  return files.open(shopId, hash).catch((error: unknown) => {
    throw troubleIn(error) ? error : fileGone()
  })
}

/** @throws fileGone when the store has another picture by now */
async function openInStore(
  store: ReturnType<FastifyInstance['storeOf']>,
  image: { platform_id: string; version: string },
  content: string
): Promise<OpenPicture> {
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
  return picture
}
